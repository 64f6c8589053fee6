/** Puzzles for pictures of screens, by seed: what is printed, and what a player wrote. */
import { generate } from '@pencilmark/core/generate';
import { sized } from '@pencilmark/core/geometry';
import { makeRandom } from '@pencilmark/core/random';
import { solve } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';

const DIGITS = '.123456789ABCDEFG';

export const textOf = (digits) => Array.from(digits, (digit) => DIGITS[digit]).join('');

/** A puzzle with some entries: `written` is the share of its blank cells that have one. */
export async function puzzleFor(size, seed, written = 0) {
  const geometry = sized(size);
  const { puzzle } = generate({ seed, geometry, solvers: await solversFor(geometry) });
  const { givens } = puzzle;
  const solution = solve(puzzle);
  const random = makeRandom(seed);
  const entries = givens.map((given, cell) =>
    given === 0 && random.below(1000) < 1000 * written ? solution[cell] : 0,
  );
  const digits = givens.map((given, cell) => given || entries[cell]);
  const kinds = Array.from(givens, (given, cell) => (given ? 'g' : entries[cell] ? 'e' : '.')).join('');
  return { size, givens, entries, digits, solution, kinds };
}
