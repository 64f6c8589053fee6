import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { geometryOf } from '../geometry/clues.ts';
import { boxed, classic, sized } from '../geometry/layouts.ts';
import { randomSymmetry } from '../geometry/symmetry.ts';
import { emptyPuzzle, filledCells, makePuzzle, type Puzzle, withGiven } from '../puzzle/puzzle.ts';
import { permuteCells, relabel } from '../puzzle/transform.ts';
import { makeRandom, shuffled } from '../random.ts';
import { backtracking } from './backtracking.ts';
import { COUNTS, puzzleFrom } from './conformance.ts';
import { enumerate } from './enumerate.ts';
import { isSolution } from './is-solution.ts';
import { lockedPairs } from './locked-pairs.ts';
import { isMinimal, spareGivens } from './minimal.ts';
import { search } from './search.ts';
import { singles } from './singles.ts';
import { countSolutions, isProper, judge, solve } from './solve.ts';
import type { Solver } from './solver.ts';
import { trueCandidates } from './true-candidates.ts';

const nytEasy = puzzleFrom('5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....');
const several = puzzleFrom('12..............', '4x4');
const quick = COUNTS.filter(({ calls }) => calls <= 25_000);
const bySolution = (a: Uint8Array, b: Uint8Array): number => (a.join() < b.join() ? -1 : 1);

test.each(quick)(
  'solve, countSolutions, isProper, enumerate, trueCandidates and judge agree: $what',
  ({ puzzle, solutions }) => {
    const solution = solve(puzzle);
    expect(solution !== undefined && isSolution(puzzle, solution)).toBe(solutions > 0);
    expect(countSolutions(puzzle)).toBe(solutions);
    expect(countSolutions(puzzle, { limit: 3 })).toBe(Math.min(3, solutions));
    expect(isProper(puzzle)).toBe(solutions === 1);

    const all = search(puzzle).solutions;
    expect([...enumerate(puzzle)].sort(bySolution)).toEqual([...all].sort(bySolution));
    const digits = trueCandidates(puzzle);
    expect(digits).toEqual(
      Array.from(puzzle.givens, (_, cell) => [...new Set(all.map((board) => board[cell]!))].sort((a, b) => a - b)),
    );

    const { verdict, solutions: shown, conflicts } = judge(puzzle);
    expect(shown).toHaveLength(Math.min(2, solutions));
    expect(verdict).toBe(conflicts.length > 0 ? 'conflict' : (['none', 'proper'][solutions] ?? 'several'));
  },
);

test.each([
  ['one digit twice in a row', '11..............', 'conflict'],
  ['no digit for a cell', '123....4........', 'none'],
  ['four givens', '1.....2..3.....4', 'proper'],
  ['two givens', '12..............', 'several'],
])('judge: %s', (_what, line, verdict) => {
  expect(judge(puzzleFrom(line, '4x4')).verdict).toBe(verdict);
});

test('judge finds no solution of a puzzle that takes plain backtracking ages', () => {
  const puzzle = puzzleFrom('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........');
  expect(judge(puzzle)).toEqual({ verdict: 'none', solutions: [], conflicts: [], calls: expect.any(Number) });
});

test.each(quick.filter(({ solutions, puzzle }) => solutions === 1 && puzzle.geometry.size <= 12))(
  'minimal means that every given is needed: $what',
  ({ puzzle }) => {
    const isNeeded = (cell: number): boolean => countSolutions(withGiven(puzzle, cell, 0), { limit: 2 }) === 2;
    expect(isMinimal(puzzle)).toBe(filledCells(puzzle).every(isNeeded));
  },
);

test.each([
  ['four givens on 4x4', puzzleFrom('1.....2..3.....4', '4x4'), true],
  ['the same and one more', puzzleFrom('12....2..3.....4', '4x4'), false],
  ['several solutions', several, false],
  ['no solution', puzzleFrom('11..............', '4x4'), false],
  ['17 givens', puzzleFrom('.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...'), true],
  ['proper without givens', { ...emptyPuzzle(sized(1)) }, true],
  [
    'proper, but only because of a candidate struck out',
    { ...puzzleFrom('1234341221..43..', '4x4'), struckOut: [{ cell: 10, digit: 3 }] },
    false,
  ],
])('isMinimal: %s', (_what, puzzle, expected) => {
  expect(isMinimal(puzzle)).toBe(expected);
});

test('enumerate gives the first 600 solutions of an empty board', () => {
  for (const geometry of [classic, sized(16), boxed(3, 3, ['x'])]) {
    const puzzle = emptyPuzzle(geometry);
    const seen = new Set<string>();
    for (const solution of enumerate(puzzle)) {
      expect(isSolution(puzzle, solution)).toBe(true);
      seen.add(solution.join(' '));
      solution.fill(0); // the array belongs to the receiver
      if (seen.size === 600) break;
    }
    expect(seen.size).toBe(600);
  }
});

test('enumerate gives every one of many solutions once, with any solver', () => {
  for (const solvers of [undefined, [backtracking], [lockedPairs]]) {
    const puzzle = puzzleFrom(`123456${'.'.repeat(30)}`, '6x6');
    const texts = new Set<string>();
    let count = 0;
    for (const solution of enumerate(
      { ...puzzle, struckOut: [{ cell: 35, digit: 6 }] },
      { ...(solvers && { solvers }) },
    )) {
      texts.add(solution.join(''));
      if (++count === 3000 && solvers) break;
    }
    expect(texts.size).toBe(count);
    if (!solvers) expect(count).toBe(countSolutions({ ...puzzle, struckOut: [{ cell: 35, digit: 6 }] }));
  }
});

test('trueCandidates needs few searches', () => {
  let searches = 0;
  const counting: Solver = {
    ...singles,
    prepare: (geometry) => {
      const ask = singles.prepare(geometry);
      return (puzzle, options) => {
        searches++;
        return ask(puzzle, options);
      };
    },
  };
  const digits = trueCandidates(emptyPuzzle(classic), { solvers: [counting] });
  expect(digits).toEqual(Array.from({ length: 81 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(searches).toBeLessThan(81 + 81 * 8);
  searches = 0;
  trueCandidates(nytEasy, { solvers: [counting] });
  expect(searches).toBe(1);
});

test.each([
  ['the first search', 3],
  ['a later one', 300],
])('trueCandidates answers undefined when %s uses the budget up', (_what, maxCalls) => {
  const puzzle = puzzleFrom('123456789'.padEnd(81, '.'));
  const ofSingles = (most: number) => trueCandidates(puzzle, { solvers: [singles], maxCalls: most });
  expect(ofSingles(maxCalls)).toBeUndefined();
  expect(ofSingles(1_000_000)).toEqual(trueCandidates(puzzle));
});

test('digits that a puzzle does not tell apart take trueCandidates one search together', () => {
  const { calls } = search(emptyPuzzle(sized(25)), { limit: 1 });
  const digits = trueCandidates(emptyPuzzle(sized(25)), { maxCalls: calls });
  expect(digits?.every((list) => list.length === 25)).toBe(true);
  // The answer is right too when only some digits are given or struck out.
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = makeRandom(seed);
      const givens = Array.from({ length: 16 }, () => (random.below(4) === 0 ? 1 + random.below(2) : 0));
      const struckOut = random.below(2) === 0 ? [{ cell: random.below(16), digit: 3 }] : [];
      const puzzle = { ...makePuzzle(boxed(2, 2), givens), struckOut };
      const expected = givens.map(() => new Set<number>());
      for (const solution of enumerate(puzzle)) solution.forEach((digit, cell) => void expected[cell]!.add(digit));
      expect(trueCandidates(puzzle)).toEqual(expected.map((set) => [...set].sort()));
    }),
    { numRuns: runs(50), seed: 1 },
  );
});

test('spareGivens names the givens that a puzzle does not need, each by itself', () => {
  const { cells, isComplete } = spareGivens(nytEasy);
  expect(isComplete).toBe(true);
  for (const cell of filledCells(nytEasy)) expect(cells.includes(cell)).toBe(isProper(withGiven(nytEasy, cell, 0)));
  expect(spareGivens(nytEasy, { solvers: [backtracking], maxCallsEach: 1 })).toEqual({ cells: [], isComplete: false });
});

// Arguments as they come from JavaScript, where no types are checked.
// biome-ignore lint/suspicious/noExplicitAny: it stands for a caller without types
const anyway = (value: unknown): any => value;

test.each<[string, () => unknown, string]>([
  ['a text', () => solve(anyway('53..7....')), 'solve was called with the text "53..7...."; expected a puzzle'],
  ['nothing', () => countSolutions(anyway(undefined)), 'countSolutions was called with undefined'],
  ['a list', () => isProper(anyway([])), 'isProper was called with a list'],
  ['a number', () => judge(anyway(7)), 'judge was called with the number 7'],
  ['null', () => isMinimal(anyway(null)), 'isMinimal was called with null'],
  ['no board', () => trueCandidates(anyway({ givens: [] })), 'trueCandidates was called with an object with givens'],
  ['a text', () => enumerate(anyway('1')), 'enumerate was called with the text "1"'],
  ['a list of solvers', () => isProper(nytEasy, anyway([backtracking])), 'isProper was called with a list'],
  ['a number for options', () => countSolutions(nytEasy, anyway(2)), 'countSolutions was called with the number 2'],
  [
    'an unknown option',
    () => search(nytEasy, anyway({ max: 1 })),
    'search does not know the option "max"; expected limit',
  ],
])('a call with %s is refused: %#', (_what, ask, message) => {
  expect(ask).toThrow(RangeError);
  expect(ask).toThrow(message);
});

test('onSolution may ask another question', () => {
  const counts: number[] = [];
  const result = search(several, {
    onSolution: (solution) => {
      const again = { ...several, givens: solution };
      counts.push(countSolutions(again), countSolutions(several));
    },
  });
  expect(result.count).toBe(24);
  expect(counts).toEqual(Array.from({ length: 48 }, (_, index) => (index % 2 === 0 ? 1 : 24)));
});

test('a search whose onSolution throws does not disturb the next one', () => {
  const stop = (): never => {
    throw new Error('enough');
  };
  for (const puzzle of [several, emptyPuzzle(classic), emptyPuzzle(sized(16))]) {
    expect(() => search(puzzle, { onSolution: stop })).toThrow('enough');
    expect(countSolutions(puzzle, { limit: 5 })).toBe(5);
  }
});

test('search and solve ask the solvers that are passed', () => {
  expect(search(nytEasy, { limit: 1, solvers: [backtracking] }).calls).toBe(52);
  expect(() => solve(nytEasy, { solvers: [] })).toThrow('expected a list of solvers');
});

const boards = ['4x4', '6x6', '6x6:3x2', '8x8', '9x9', '9x9:x', '9x9:antiknight', '10x10'].map((id) => {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  return geometry.value;
});

test('relabelling and permuting leave the solutions alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...boards),
      fc.nat(),
      fc.double({ min: 0.25, max: 0.5, noNaN: true }),
      (geometry, seed, share) => {
        const random = makeRandom(seed);
        const full = solve(emptyPuzzle(geometry))!;
        const isKept = full.map(() => (random.below(1000) < share * 1000 ? 1 : 0));
        const puzzle: Puzzle = {
          geometry,
          givens: full.map((digit, cell) => (isKept[cell] ? digit : 0)),
          struckOut: Array.from({ length: geometry.size }, () => ({
            cell: random.below(geometry.cellCount),
            digit: 1 + random.below(geometry.size),
          })),
        };
        const digits = shuffled(
          geometry.houses[0]!.cells.map((cell) => cell + 1),
          random,
        );
        const moved = permuteCells(relabel(puzzle, digits), randomSymmetry(geometry, random));
        expect(countSolutions(moved, { limit: 200 })).toBe(countSolutions(puzzle, { limit: 200 }));
        const sizes = (board: Puzzle): number[] =>
          trueCandidates(board)
            .map((cell) => cell.length)
            .sort((a, b) => a - b);
        expect(sizes(moved)).toEqual(sizes(puzzle));
      },
    ),
    { numRuns: runs(40) },
  );
});

test('a budget that is too small to tell has its own answer', () => {
  expect(judge(nytEasy, { solvers: [backtracking], maxCalls: 20 })).toMatchObject({
    verdict: 'unknown',
    solutions: [],
    calls: 20,
  });
  expect(judge(nytEasy, { solvers: [backtracking], maxCalls: 62 })).toMatchObject({ verdict: 'proper', calls: 62 });
  expect(judge(several, { solvers: [backtracking], maxCalls: 1000 }).verdict).toBe('several');
  expect(isMinimal(nytEasy, { solvers: [backtracking], maxCalls: 20 })).toBeUndefined();
  expect(isMinimal(nytEasy, { solvers: [backtracking], maxCalls: 62 })).toBeUndefined();
  expect(isMinimal(nytEasy, { solvers: [backtracking], maxCalls: 1_000_000 })).toBe(false);
  expect(isMinimal(puzzleFrom('1.....2..3.....4', '4x4'), { solvers: [backtracking], maxCalls: 1_000_000 })).toBe(
    isMinimal(puzzleFrom('1.....2..3.....4', '4x4')),
  );
});

test.each(['limit', 'maxCalls', 'keep'])('a %s that is not a number is refused', (name) => {
  for (const bound of [Number.NaN, -1])
    expect(() => search(several, { [name]: bound })).toThrow(`${name} as the number ${bound}`);
});
