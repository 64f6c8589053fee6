import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../settings.ts';
import { cursor, selection } from '../../../table/hand.ts';
import { board, candidates, game, geometry, held } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { Completed } from '../../../ui/grid/Completed.tsx';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { onPointer } from '../../../ui/pad/pointer.ts';
import { boardLooks } from '../looks.ts';
import { nameOf } from '../people.ts';
import { connection, seat, seen, selections, sent, snapshot } from '../table.ts';

/** The board of the match, with whose digits stand where. */
export function MatchBoard(): JSX.Element | null {
  const isTeam = snapshot.value?.rules.mode === 'team' && seat.value !== null;
  const at = cursor.value;
  useEffect(() => {
    if (isTeam) connection.peek()?.mention({ t: 'at', cell: at < 0 ? null : at });
  }, [isTeam, at]);
  if (!game.value || !geometry.value || !board.value) return null;
  const isOver = snapshot.value!.phase === 'done';
  return (
    <Grid
      geometry={geometry.value}
      cells={boardLooks(
        {
          geometry: geometry.value,
          board: board.value,
          candidates: candidates.value,
          selection: isOver ? [] : selection.value,
          held: isOver ? 0 : held.value,
          settings: settings.value,
        },
        { seen: seen.value!, seat: seat.value, sent: sent.value, selections: selections.value, nameOf },
      )}
      alphabet={ALPHABET}
      areNotesFixed={settings.value.notePlaces === 'fixed'}
      label={t('match.board')}
      onPointer={onPointer}
    >
      <Completed geometry={geometry.value} digits={board.value.digits} />
    </Grid>
  );
}
