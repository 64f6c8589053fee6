import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { puzzleOf } from '../format/parse.ts';
import { generate } from '../generate/generate.ts';
import { boardOf } from '../geometry/clues.ts';
import { makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { isProper } from '../solve/solve.ts';
import { neighbourhood } from './neighbourhood.ts';

const withGivens = ({ geometry }: Puzzle, givens: Uint8Array): Puzzle => makePuzzle(geometry, givens);

/** The neighbours, by trying every digit in every cell. */
function plainly(puzzle: Puzzle, remove: number, add: number): string[] {
  const { geometry, givens } = puzzle;
  const found = new Set<string>();
  const change = (cell: number, now: Uint8Array, removed: number, added: number): void => {
    if (removed > remove || added > add) return;
    if (cell === givens.length) {
      if (removed === remove && added === add && isProper(withGivens(puzzle, now))) found.add(now.join(''));
      return;
    }
    const most = geometry.cells.includes(cell) ? geometry.size : 0;
    for (let digit = 0; digit <= most; digit++) {
      const [before, next] = [givens[cell]!, now.with(cell, digit)];
      const isKept = digit === before;
      change(cell + 1, next, removed + Number(!isKept && before !== 0), added + Number(!isKept && digit !== 0));
    }
  };
  change(0, givens.slice(), 0, 0);
  return [...found].sort();
}

test.each(some(['4x4', '4x4:x', '4x4:killer_5:r1c1-2', '3x4:1-4']))('%s: all neighbours, each once', (id) => {
  const geometry = boardOf(id);
  const numbers = fc.constantFrom([0, 1], [1, 1], [1, 0], [2, 1], [1, 2]);
  fc.assert(
    fc.property(fc.nat(1000), numbers, (seed, [remove, add]) => {
      const { puzzle } = generate({ geometry, seed, minimal: true });
      const found = Array.from(neighbourhood(puzzle, { remove: remove!, add: add! }), (one) => one.join(''));
      expect(found.toSorted()).toEqual(plainly(puzzle, remove!, add!));
      const minimal = Array.from(neighbourhood(puzzle, { remove: remove!, add: add!, minimal: true }), (one) =>
        one.join(''),
      );
      const isMinimal = (digits: string): boolean =>
        plainly(withGivens(puzzle, Uint8Array.from(digits, Number)), 1, 0).length === 0;
      expect(minimal).toEqual(found.filter(isMinimal));
    }),
    { numRuns: runs(8) },
  );
});

const SEVENTEENS: readonly [string, number][] = [
  ['9..5.2..18............1..3.........9..3.7......7...2..28.6............7......9...', 4],
  ['..1......6...3.........5.2..5...............4...7..6.8.....425.1.8........7....3.', 0],
  ['..39.......76..8..2.............3....4....96..1............4.32.98.1.............', 3],
];

test.each(some(SEVENTEENS))('%s has %i neighbours', (line, count) => {
  const puzzle = puzzleOf(line);
  const found = Array.from(neighbourhood(puzzle), (one) => one.join(''));
  expect(found).toHaveLength(count);
  expect(found.toSorted()).toEqual(plainly(puzzle, 1, 1));
});
