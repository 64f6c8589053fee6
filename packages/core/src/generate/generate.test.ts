import { expect, test } from 'vitest';
import { geometryOf } from '../geometry/clues.ts';
import { boxed, classic } from '../geometry/layouts.ts';
import { turnOf } from '../geometry/symmetry.ts';
import { conflicts } from '../puzzle/conflicts.ts';
import { emptyPuzzle, givenCount, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom } from '../random.ts';
import { isSolution } from '../solve/is-solution.ts';
import { isMinimal } from '../solve/minimal.ts';
import { countSolutions, isProper } from '../solve/solve.ts';
import { solverNamed } from '../solve/solvers.ts';
import { fillGrid } from './fill.ts';
import { generate } from './generate.ts';
import type { GenerateOptions } from './options.ts';
import { orbits, SYMMETRIES, type SymmetryName } from './pattern.ts';
import { randomSolution } from './solution.ts';
import { thinPuzzle } from './thin.ts';

const board = (id: string) => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};
/** Another solver than the one that generated. */
const referees = [solverNamed('exact-cover')!];

test.each([
  '1x1',
  '4x4',
  '6x6',
  '6x6:3x2',
  '8x8',
  '9x9',
  '9x9:x',
  '9x9:windows',
  '9x9:disjoint',
  '9x9:antiknight',
  '9x9:antiking',
  '6x6:nonconsecutive',
  '6x6:killer_9:r1c1-2_12:r2-4c3+thermo_r6c6r5c5r5c4',
  '9x9:jigsaw-000011222000111222001111222333444555333444555333444555666677888666777888667777888',
  '12x12',
  '16x16',
  '25x25',
])('fills %s', (id) => {
  const geometry = board(id);
  const givens = fillGrid(geometry, makeRandom(4));
  expect(givens.includes(0)).toBe(false);
  expect(conflicts({ geometry, givens })).toEqual([]);
  expect(isSolution(emptyPuzzle(geometry), givens)).toBe(true);
  expect(fillGrid(geometry, makeRandom(4))).toEqual(givens);
});

test('every 4x4 grid turns up about as often', () => {
  const random = makeRandom(2);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 288 * 60; draw++) {
    const key = fillGrid(boxed(2, 2), random).join('');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(288);
  for (const count of counts.values()) expect(count).toBeGreaterThan(15);
});

test('fillGrid refuses a board that has no grid', () => {
  expect(() => fillGrid(board('4x4:antiknight+antiking'), makeRandom(1))).toThrow(
    new RangeError('the board 4x4:antiknight+antiking has no complete grid'),
  );
});

test('fillGrid asks a solver when random starts find no grid', { tags: ['whole'], timeout: 60_000 }, () => {
  const geometry = board('9x9:x+antiknight');
  const givens = fillGrid(geometry, makeRandom(1));
  expect(isSolution({ geometry, givens }, givens)).toBe(true);
  expect(() => fillGrid(geometry, makeRandom(1), { maxCalls: 10 })).toThrow('2000 starts and 10 calls');
});

test('random solutions keep the givens and differ from seed to seed; without one, the answer says why', () => {
  const { puzzle } = generate({ seed: 3 });
  const open = { ...puzzle, givens: puzzle.givens.map((digit, cell) => (cell < 40 ? digit : 0)) };
  const solutions = Array.from({ length: 8 }, (_, seed) => randomSolution(open, makeRandom(seed)).solution!);
  for (const solution of solutions) expect(isSolution(open, solution)).toBe(true);
  expect(new Set(solutions.map(String)).size).toBe(8);
  const wrong = { geometry: classic, givens: Uint8Array.from({ length: 81 }, (_, cell) => (cell < 2 ? 1 : 0)) };
  expect(randomSolution(wrong, makeRandom(1))).toEqual({ stopped: 'exhausted' });
  expect(randomSolution(open, makeRandom(1), { maxCalls: 0 })).toEqual({ stopped: 'budget' });
});

test('thinning reports its progress, each time with a proper puzzle', () => {
  const whole = { geometry: classic, givens: fillGrid(classic, makeRandom(6)) };
  const seen: number[] = [];
  const onProgress = (puzzle: Puzzle, left: number): void => {
    seen.push(left);
    if (left % 20 === 0) expect(isProper(puzzle)).toBe(true);
  };
  const { puzzle } = thinPuzzle(whole, orbits('rotate180', 9), { onProgress });
  expect(seen).toEqual(Array.from({ length: 41 }, (_, index) => 40 - index));
  expect(isProper(puzzle)).toBe(true);
});

test.each<[unknown, string]>([
  [{ seed: 1, difficulty: 'hard' }, 'generate does not know the option "difficulty"; expected geometry, seed'],
  [7, 'generate was called with the number 7'],
  [undefined, 'generate was called with undefined'],
  [{ seed: 1, geometry: '9x9:x' }, 'generate was called with the text "9x9:x"; expected a board'],
])('generate refuses %o', (options, message) => {
  expect(() => generate(options as GenerateOptions)).toThrow(RangeError);
  expect(() => generate(options as GenerateOptions)).toThrow(message);
});

test.each(Object.keys(SYMMETRIES) as SymmetryName[])(
  'orbits of %s cover the board once and are kept together',
  (symmetry) => {
    for (const size of [1, 4, 6, 9]) {
      const groups = orbits(symmetry, size);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: size * size }, (_, cell) => cell));
      for (const name of SYMMETRIES[symmetry]) {
        const move = turnOf(name, size);
        for (const group of groups) expect(group.map((cell) => move[cell]).sort((a, b) => a! - b!)).toEqual(group);
      }
    }
  },
);

test.each<[string, GenerateOptions]>([
  ['9x9 minimal', { seed: 1, minimal: true }],
  ['9x9 rotate180', { seed: 2, symmetry: 'rotate180' }],
  ['9x9 full', { seed: 3, symmetry: 'full' }],
  ['9x9 minimal and symmetric', { seed: 4, symmetry: 'diagonal', minimal: true }],
  ['9x9 of 30 givens', { seed: 5, givens: 30 }],
  ['9x9 of 28 to 32, vertical', { seed: 6, givens: [28, 32], symmetry: 'vertical' }],
  ['9x9 by rounds', { seed: 7, method: 'rounds' }],
  ['4x4', { seed: 8, geometry: boxed(2, 2), minimal: true }],
  ['6x6', { seed: 9, geometry: boxed(2, 3), symmetry: 'rotate180' }],
  ['8x8', { seed: 10, geometry: boxed(2, 4), minimal: true }],
  ['9x9:x', { seed: 11, geometry: board('9x9:x'), minimal: true }],
  ['9x9:windows', { seed: 12, geometry: board('9x9:windows') }],
  ['12x12', { seed: 13, geometry: boxed(3, 4), givens: [60, 80] }],
])('%s: the puzzle is proper, meets the wishes, and comes again from the same seed', (_name, options) => {
  const { puzzle, solution, givens, reached, seed } = generate(options);
  expect(reached).toBe(true);
  expect(seed).toBe(options.seed);
  expect(givens).toBe(givenCount(puzzle));
  expect(countSolutions(puzzle, { limit: 2, solvers: referees })).toBe(1);
  expect(puzzle.givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
  if (options.minimal) expect(isMinimal(puzzle, { solvers: referees })).toBe(true);
  const [least, most] =
    typeof options.givens === 'number' ? [options.givens, options.givens] : (options.givens ?? [0, 999]);
  expect(givens).toBeGreaterThanOrEqual(least);
  expect(givens).toBeLessThanOrEqual(most);
  for (const name of SYMMETRIES[options.symmetry ?? 'none']) {
    const move = turnOf(name, puzzle.geometry.size);
    for (const [cell, digit] of puzzle.givens.entries()) expect(puzzle.givens[move[cell]!] === 0).toBe(digit === 0);
  }
  expect(generate(options)).toEqual({ puzzle, solution, givens, reached, seed, tries: expect.any(Number) });
});

test('different seeds give different puzzles', () => {
  expect(new Set(Array.from({ length: 20 }, (_, seed) => generate({ seed }).puzzle.givens.join(''))).size).toBe(20);
});

test('generate says that it did not reach the number of givens', () => {
  const { puzzle, givens, reached, missed, tries } = generate({ seed: 1, givens: 17, maxTries: 5 });
  expect([reached, missed]).toEqual([false, 'givens']);
  expect(tries).toBe(5);
  expect(givens).toBeGreaterThan(17);
  expect(isProper(puzzle)).toBe(true);
});

test('generate calls accept, and ends when accept refuses every puzzle', () => {
  let calls = 0;
  const wanted = generate({ seed: 1, accept: (puzzle) => ++calls > 2 && isProper(puzzle) });
  expect(wanted.reached).toBe(true);
  expect(wanted.tries).toBe(3);
  expect(generate({ seed: 1, accept: () => false, maxTries: 4 })).toMatchObject({
    reached: false,
    missed: 'accept',
    tries: 4,
  });
  expect(generate({ seed: 1, symmetry: 'full', minimal: true, maxTries: 3 })).toMatchObject({ missed: 'minimal' });
});

test('rounds leave at least 17 givens and stop at the third failure', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { puzzle, givens } = generate({ seed, method: 'rounds' });
    expect(givens).toBeGreaterThanOrEqual(17);
    expect(isProper(puzzle)).toBe(true);
  }
});

test.each<[string, GenerateOptions]>([
  ['seed', { seed: -1 }],
  ['givens 82', { seed: 1, givens: 82 }],
  ['givens 30 to 20', { seed: 1, givens: [30, 20] }],
  ['symmetry as the text "round"', { seed: 1, symmetry: 'round' as SymmetryName }],
  ['symmetry as the text "toString"', { seed: 1, symmetry: 'toString' as SymmetryName }],
  ['maxTries as the number NaN', { seed: 1, maxTries: Number.NaN }],
  ['method "magic"', { seed: 1, method: 'magic' as 'thin' }],
])('a wish that makes no sense is refused: %s', (message, options) => {
  expect(() => generate(options)).toThrow(message);
});

test('thinning keeps the solution, also of a puzzle with candidates struck out, and says when it is not complete', () => {
  const givens = fillGrid(classic, makeRandom(6));
  const whole = { geometry: classic, givens };
  const cells = orbits('none', 9);
  expect(thinPuzzle(whole, cells)).toMatchObject({ complete: true });
  expect(thinPuzzle(whole, cells, { givens: 40 })).toMatchObject({ givens: 40, complete: false });
  expect(thinPuzzle(whole, cells, { maxCalls: 0 })).toMatchObject({ givens: 81, complete: false });
  expect(thinPuzzle(whole, [])).toMatchObject({ givens: 81, complete: true });
});
