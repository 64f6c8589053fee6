import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import type { CellView } from '../../../ui/grid/cell-view.ts';
import { Drawing } from '../../../ui/grid/Drawing.tsx';
import { cellOf, Grid } from '../../../ui/grid/Grid.tsx';
import { viewsOf } from '../../../ui/grid/views.ts';
import { shown } from '../shown.ts';
import { stage } from '../trial.ts';
import { onBoardKey, touch } from './keys.ts';
import type { Table as Lying } from './table.ts';

interface TableProps {
  readonly table: Lying;
  claim(digit: number, isPlacement: boolean): void;
}

/** The board of a position: what is claimed of it, and the cells that are named for it. */
export function Table({ table, claim }: TableProps): JSX.Element {
  const { geometry, ground } = table;
  const cursor = useSignal(0);
  const board = useRef<HTMLDivElement>(null);
  const goTo = (cell: number): void => {
    cursor.value = cell;
    board.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    // Who has named a technique goes on at the board.
    if (stage.value.at === 'cells') goTo(cursor.peek());
  }, [stage.value.at]);
  return (
    <div class="five-board" ref={board}>
      <Grid
        geometry={geometry}
        cells={viewsFor(table, cursor.value)}
        alphabet={ALPHABET}
        areNotesFixed
        label={t('play.board')}
        onKey={(event) => {
          if (onBoardKey(event, { table, cursor: cursor.peek(), claim, goTo })) event.preventDefault();
        }}
        onPointer={(event) => {
          const cell = event.type === 'pointerdown' && event.button === 0 ? cellOf(event.target) : -1;
          if (cell < 0) return;
          event.preventDefault(); // no text is selected by a drag
          touch(table, cell);
          goTo(cell);
        }}
      >
        {shown.value && <Drawing geometry={geometry} {...ground} step={shown.value.step} isTold />}
      </Grid>
    </div>
  );
}

/** How the cells look: while a step is drawn, the drawing has all notes. */
function viewsFor({ geometry, ground: { digits, candidates }, givens, cells }: Lying, cursor: number): CellView[] {
  const none = new Int32Array(geometry.cellCount);
  const isDrawn = shown.value !== undefined;
  return viewsOf({
    geometry,
    board: { digits, corner: none, centre: none, colour: none },
    givens,
    candidates,
    ...(isDrawn && { drawn: new Set(digits.keys()) }),
    selection: isDrawn ? [] : cells.value,
    wrong: new Set(),
    held: 0,
    settings: { highlightDigit: !isDrawn, highlightPeers: false, highlightNotes: !isDrawn },
  }).map((view, cell) => ({ ...view, isCursor: cell === cursor }));
}
