import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { startOf } from '../../../model/board.ts';
import { t } from '../../../text/index.ts';
import { type CellView, cellOf, Grid } from '../../../ui/grid/Grid.tsx';
import { viewsOf } from '../../../ui/grid/views.ts';
import { digitOfKey } from '../../../ui/parts/digit-key.ts';
import { EraseKey } from '../../../ui/parts/EraseKey.tsx';
import { conflicts, puzzle, puzzleGeometry, type } from '../intake.ts';

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The board of the puzzle that is imported; digits can be typed into it, one after the other as in
 * a text.
 */
export function TypeIn(): JSX.Element {
  const cursor = useSignal(-1);
  const geometry = puzzleGeometry.value;
  const go = (cell: number): void => {
    cursor.value = (cell + geometry.cellCount) % geometry.cellCount;
    // The focus moves at once, so that the next digit goes into this cell.
    document.querySelector<HTMLElement>(`.import [data-cell="${cursor.value}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = cursor.value >= 0 ? cursor.value : cellOf(event.target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const stroke = strokeOf(event.key, at);
    if (!stroke) return;
    if (stroke.written) type(...stroke.written);
    if (stroke.next !== undefined) go(stroke.next);
    event.preventDefault();
  };
  return (
    <>
      <Grid
        geometry={geometry}
        cells={viewsWith(cursor.value)}
        alphabet={ALPHABET}
        areNotesFixed
        label={t('import.board')}
        onKey={onKey}
        onPointer={(event) => {
          const cell = cellOf(event.target);
          if (event.type === 'pointerdown' && cell >= 0) {
            event.preventDefault();
            go(cell);
          }
        }}
      />
      <DigitKeys cursor={cursor} />
    </>
  );
}

/** What a key does in a cell: what it writes where, and the cell to go to. */
interface Stroke {
  readonly written?: readonly [cell: number, digit: number];
  readonly next?: number;
}

function strokeOf(key: string, cell: number): Stroke | undefined {
  const { size, cellCount } = puzzleGeometry.value;
  const arrow = ARROWS[key];
  if (arrow) {
    const [row, column] = [Math.floor(cell / size) + arrow[0], (cell % size) + arrow[1]];
    return { next: ((row + size) % size) * size + ((column + size) % size) };
  }
  if (key === 'Backspace') {
    const last = puzzle.value.givens[cell] === 0 ? (cell + cellCount - 1) % cellCount : cell;
    return { written: [last, 0], next: last };
  }
  if (key === 'Delete') return { written: [cell, 0] };
  const digit = digitOfKey(key);
  if (digit > 0 && digit <= size) return { written: [cell, digit], next: cell + 1 };
  return [' ', '.', '0'].includes(key) ? { written: [cell, 0], next: cell + 1 } : undefined;
}

/** How the cells look while the cursor is in one of them, or in none. */
function viewsWith(cursor: number): CellView[] {
  const geometry = puzzleGeometry.value;
  const { givens, progress } = puzzle.value;
  return viewsOf({
    geometry,
    board: startOf({ givens: Array.from(givens, (digit, cell) => digit || (progress?.digits[cell] ?? 0)) }),
    givens,
    selection: cursor >= 0 && cursor < geometry.cellCount ? [cursor] : [],
    wrong: conflicts.value,
    held: 0,
    settings: { highlightDigit: false, highlightPeers: false },
  });
}

/** Keys on the screen, each of which writes into the cell of the cursor. */
function DigitKeys({ cursor }: { readonly cursor: Signal<number> }): JSX.Element {
  const { size, cellCount } = puzzleGeometry.value;
  const write = (digit: number): void => {
    type(cursor.value, digit);
    cursor.value = (cursor.value + 1) % cellCount;
  };
  return (
    <div class={size > 9 ? 'keys many' : 'keys'} role="group" aria-label={t('pad.digits')}>
      {Array.from({ length: size }, (_, index) => index + 1).map((digit) => (
        <button key={digit} type="button" disabled={cursor.value < 0} onClick={() => write(digit)}>
          {ALPHABET[digit - 1]}
        </button>
      ))}
      <EraseKey isOff={cursor.value < 0} erase={() => write(0)} />
    </div>
  );
}
