import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Drawing } from '../../grid/Drawing.tsx';
import { cellOf, Grid } from '../../grid/Grid.tsx';
import { viewsOf } from '../../grid/views.ts';
import { digitOfKey } from '../../parts/digit-key.ts';
import { shown } from '../../prove/shown.ts';
import { prove, stage, trial } from '../../prove/trial.ts';
import { t } from '../../text/index.ts';
import type { Table as Lying } from './table.ts';

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface TableProps {
  readonly table: Lying;
  claim(digit: number, isPlacement: boolean): void;
}

/**
 * The board: a press chooses the cell of which something is claimed, and later names cells and
 * takes them away again. Keys walk; a digit claims that it goes there, with Shift that it cannot.
 */
export function Table({ table, claim }: TableProps): JSX.Element {
  const { geometry, ground, givens, cells } = table;
  const { digits, candidates } = ground;
  const cursor = useSignal(0);
  const board = useRef<HTMLDivElement>(null);
  const isNaming = trial.value !== undefined;
  const told = shown.value;
  const none = new Int32Array(geometry.cellCount);
  useLayoutEffect(() => {
    // Who has named a technique goes on at the board.
    if (stage.value.at === 'cells') focusCell(board.current, cursor.peek());
  }, [stage.value.at]);
  const touch = (cell: number): void => {
    cursor.value = cell;
    const named = cells.peek();
    if (trial.peek() && stage.peek().at !== 'cells') return;
    if (!trial.peek()) cells.value = [cell];
    else cells.value = named.includes(cell) ? named.filter((one) => one !== cell) : [...named, cell];
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [down, right] = MOVES[event.key] ?? [0, 0];
    const digit = digitOfKey(/^Digit([1-9])$/.exec(event.code)?.[1] ?? event.key);
    if (down !== 0 || right !== 0) {
      cursor.value = walked(cursor.peek(), down, right, geometry.size);
      if (!isNaming) cells.value = [cursor.peek()];
      focusCell(board.current, cursor.peek());
    } else if (event.key === ' ') touch(cursor.peek());
    else if (event.key === 'Enter' && isNaming) void prove();
    else if (digit > 0 && !isNaming && ground.candidates[cursor.peek()]! & (1 << (digit - 1))) {
      touch(cursor.peek());
      claim(digit, !event.shiftKey);
    } else return;
    event.preventDefault();
  };
  const views = viewsOf({
    geometry,
    board: { digits, corner: none, centre: none, colour: none },
    givens,
    candidates,
    ...(told && { drawn: new Set(digits.keys()) }),
    selection: told ? [] : cells.value,
    wrong: new Set(),
    held: 0,
    settings: { highlightDigit: !told, highlightPeers: false, highlightNotes: !told },
  }).map((view, cell) => ({ ...view, isCursor: cell === cursor.value }));
  return (
    <div class="five-board" ref={board}>
      <Grid
        geometry={geometry}
        cells={views}
        alphabet={ALPHABET}
        areNotesFixed
        label={t('play.board')}
        onKey={onKey}
        onPointer={(event) => {
          const cell = event.type === 'pointerdown' && event.button === 0 ? cellOf(event.target) : -1;
          if (cell < 0) return;
          event.preventDefault(); // no text is selected by a drag
          touch(cell);
          focusCell(board.current, cell);
        }}
      >
        {told && <Drawing geometry={geometry} digits={digits} candidates={candidates} step={told.step} isTold />}
      </Grid>
    </div>
  );
}

function walked(from: number, down: number, right: number, size: number): number {
  const row = (Math.floor(from / size) + down + size) % size;
  return row * size + (((from % size) + right + size) % size);
}

const focusCell = (board: HTMLElement | null, cell: number): void =>
  board?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
