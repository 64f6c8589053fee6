import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { mode } from '../../../table/hand.ts';
import { openTable } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { Edits } from '../../../ui/pad/Edits.tsx';
import { Keys } from '../../../ui/pad/Keys.tsx';
import { layout } from '../../../ui/pad/layout.ts';
import { Pad } from '../../../ui/pad/Pad.tsx';
import { seat, snapshot } from '../table.ts';
import { Asking } from './Asking.tsx';
import { Bar } from './Bar.tsx';
import { Clocks } from './Clocks.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useSpoken } from './hooks.ts';
import { MATCH_KEYS, onKey } from './keys.ts';
import { LastMove } from './LastMove.tsx';
import { MatchBoard } from './MatchBoard.tsx';
import { Outlook } from './Outlook.tsx';
import { Progress } from './Progress.tsx';
import { Result } from './Result.tsx';
import { Strips } from './Strips.tsx';

/** The table at which a match is played, watched, and over. */
export function Table(): JSX.Element {
  useEffect(() => {
    const closeTable = openTable();
    addEventListener('keydown', onKey);
    return () => {
      closeTable();
      removeEventListener('keydown', onKey);
    };
  }, []);
  useSpoken();
  const { duel, phase } = snapshot.value!;
  const isOver = phase === 'done';
  const isPlaying = seat.value !== null;
  // Whoever takes notes commits to nothing: the modes of the pad take the place of the outlook.
  const isNoting = isPlaying && layout.value !== 'wide' && mode.value !== 'digit';
  const strips = (
    <div class="strips">
      <ConnectionNotice />
      <Strips />
    </div>
  );
  return (
    <div class={`play match ${layout.value}${isOver ? ' is-over' : ''}${duel ? ' duel' : ''}`}>
      <h1 class="spoken">{t('page.match')}</h1>
      <Bar>{layout.value !== 'wide' && strips}</Bar>
      {layout.value === 'wide' && strips}
      <div class="sides">
        {duel ? <Clocks /> : <Progress />}
        <LastMove />
      </div>
      <div class="stand">
        <MatchBoard />
      </div>
      <div class="controls">
        {isOver ? (
          <Result />
        ) : (
          <>
            {duel ? !isNoting && <Outlook /> : <Actions />}
            <Asking />
            {isPlaying && <Pad isShort={duel !== null} />}
          </>
        )}
      </div>
      <Keys rows={MATCH_KEYS} />
    </div>
  );
}

/** On an own board a player can go back. */
const Actions = (): JSX.Element | null =>
  layout.value === 'wide' || seat.value === null ? null : (
    <div class="actions" role="group" aria-label={t('play.actions')}>
      <Edits />
    </div>
  );
