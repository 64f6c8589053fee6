import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { startOf } from '../../game/board.ts';
import { cellOf, Grid } from '../../grid/Grid.tsx';
import { viewsOf } from '../../grid/views.ts';
import { conflicts, puzzle, puzzleGeometry, type } from '../../import/intake.ts';
import { digitOfKey } from '../../parts/digit-key.ts';
import { EraseKey } from '../../parts/EraseKey.tsx';
import { t } from '../../text/index.ts';

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
  const { size, cellCount } = geometry;
  const { givens, progress } = puzzle.value;
  const go = (cell: number): void => {
    cursor.value = (cell + cellCount) % cellCount;
    // The focus moves at once, so that the next digit goes into this cell.
    document.querySelector<HTMLElement>(`.import [data-cell="${cursor.value}"]`)?.focus();
  };
  const write = (digit: number): void => {
    type(cursor.value, digit);
    cursor.value = (cursor.value + 1) % cellCount;
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = cursor.value >= 0 ? cursor.value : cellOf(event.target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const digit = digitOfKey(event.key);
    if (arrow) {
      const [row, column] = [Math.floor(at / size) + arrow[0], (at % size) + arrow[1]];
      go(((row + size) % size) * size + ((column + size) % size));
    } else if (event.key === 'Backspace') {
      const filled = givens[at] === 0 ? (at + cellCount - 1) % cellCount : at;
      type(filled, 0);
      go(filled);
    } else if (event.key === 'Delete') type(at, 0);
    else if (digit > 0 && digit <= size) {
      type(at, digit);
      go(at + 1);
    } else if (event.key === ' ' || event.key === '.' || event.key === '0') {
      type(at, 0);
      go(at + 1);
    } else return;
    event.preventDefault();
  };
  const board = startOf({ givens: Array.from(givens, (digit, cell) => digit || (progress?.digits[cell] ?? 0)) });
  const cells = viewsOf({
    geometry,
    board,
    givens,
    selection: cursor.value >= 0 && cursor.value < cellCount ? [cursor.value] : [],
    wrong: conflicts.value,
    held: 0,
    settings: { highlightDigit: false, highlightPeers: false },
  });
  return (
    <>
      <Grid
        geometry={geometry}
        cells={cells}
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
      <div class={size > 9 ? 'keys many' : 'keys'} role="group" aria-label={t('pad.digits')}>
        {Array.from({ length: size }, (_, index) => index + 1).map((digit) => (
          <button key={digit} type="button" disabled={cursor.value < 0} onClick={() => write(digit)}>
            {ALPHABET[digit - 1]}
          </button>
        ))}
        <EraseKey isOff={cursor.value < 0} erase={() => write(0)} />
      </div>
    </>
  );
}
