import { type Grid, gridOf } from '@pencilmark/core/puzzle';
import { digitsIn } from './digits-in.ts';
import { isOfPeersAlone } from './images.ts';
import { boardIn, type Subject, wordOf } from './subject.ts';

/** A search of more words is not written. */
const MOST_WORDS = 5000;

/**
 * The words of a search with what it takes back: `r1c1=5` is the only digit left, `r1c1?5` is
 * tried, `r1c1x5` is taken back with all that came after it. The cell with the fewest candidates
 * comes first, and the least digit. Undefined on boards with rules besides houses, and for a search
 * that is too long.
 */
export function searchWords(subject: Subject): string[] | undefined {
  if (!isOfPeersAlone(boardIn(subject))) return undefined;
  const words: string[] = [];
  const fill = (grid: Grid): boolean => {
    for (let cell = barestCell(grid); cell !== -1; cell = barestCell(grid)) {
      const digits = digitsIn(grid, cell);
      if (digits.length !== 1) return digits.some((digit) => tries(grid, cell, digit));
      grid.place(cell, digits[0]!);
      words.push(wordOf(subject, { cell, digit: digits[0]! }));
    }
    return true;
  };
  const tries = (grid: Grid, cell: number, digit: number): boolean => {
    if (words.length > MOST_WORDS) return false;
    words.push(wordOf(subject, { cell, digit }, '?'));
    const next = grid.copy();
    next.place(cell, digit);
    if (fill(next)) return true;
    words.push(wordOf(subject, { cell, digit }, 'x'));
    return false;
  };
  fill(gridOf(subject.question.puzzle));
  return words.length > MOST_WORDS ? undefined : words;
}

/** The empty cell with the fewest candidates, the first of them; -1 when no cell is empty. */
function barestCell(grid: Grid): number {
  let [best, fewest] = [-1, Number.POSITIVE_INFINITY];
  for (const cell of grid.geometry.cells) {
    if (grid.digits[cell] !== 0) continue;
    const count = digitsIn(grid, cell).length;
    if (count >= fewest) continue;
    [best, fewest] = [cell, count];
  }
  return best;
}
