import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { geometryCalled } from '../../../puzzles/boards.ts';
import { t } from '../../../text/index.ts';
import { cellOf, Grid } from '../../../ui/grid/Grid.tsx';
import { say } from '../../../ui/parts/announcement.ts';
import { conflicts, puzzle, sheet } from '../reading.ts';
import { openDoubts } from '../sheet.ts';
import { CellCard } from './CellCard.tsx';
import { cursor } from './cursor.ts';
import { goTo, onKey } from './keys.ts';
import { Questions } from './Questions.tsx';
import { solution } from './verdict.ts';
import { viewsOf } from './views.ts';

/** What was read, on a board: cells to check are marked and can be mended. */
export function Readout(): JSX.Element {
  const now = sheet.value!;
  const doubts = openDoubts(now);
  // Another puzzle begins at its first cell to check.
  useEffect(() => {
    cursor.value = openDoubts(sheet.peek()!)[0]?.cell ?? -1;
  }, [puzzle.value?.corners]);
  const standing = doubts.length > 0 ? t('scan.check', { n: doubts.length }) : t('scan.checked');
  useEffect(() => say(standing), []);
  const geometry = geometryCalled(now.board);
  const cells = viewsOf({
    sheet: now,
    geometry,
    cursor: cursor.value,
    conflicts: conflicts.value,
    solution: solution.value,
  });
  return (
    <section class="read-out" aria-label={t('scan.result')}>
      <p class={doubts.length > 0 ? 'standing open' : 'standing'} role="status">
        {standing}
      </p>
      <Grid
        geometry={geometry}
        cells={cells}
        alphabet={ALPHABET}
        areNotesFixed
        label={t('scan.board')}
        onKey={onKey}
        onFocus={(cell) => {
          cursor.value = cell;
        }}
        onPointer={(event) => {
          const cell = cellOf(event.target);
          if (event.type !== 'pointerdown' || cell < 0) return;
          event.preventDefault();
          goTo(cell);
        }}
      />
      <CellCard />
      <Questions />
    </section>
  );
}
