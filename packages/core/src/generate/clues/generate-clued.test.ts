import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { withClues } from '../../geometry/clues.ts';
import { boxed, jigsaw, sized } from '../../geometry/layouts.ts';
import { turnOf } from '../../geometry/symmetry.ts';
import { givenCount, type Puzzle } from '../../puzzle/puzzle.ts';
import { KINDS } from '../../rules/kinds.ts';
import { spareClues } from '../../solve/clues.ts';
import { isSolution } from '../../solve/is-solution.ts';
import { spareGivens } from '../../solve/minimal.ts';
import { search } from '../../solve/search.ts';
import { isProper } from '../../solve/solve.ts';
import { solverNamed } from '../../solve/solvers.ts';
import { type CluedOptions, generateClued } from './generate-clued.ts';

const second = [solverNamed('backtracking')!];
// A random grid hardly ever keeps a diagonal. Lunchboxes take long to be made demands.
const SLOW = ['diagonal', 'lunchbox'];
// Alternatives are not made up.
const kindNames = KINDS.filter(({ name, form }) => !SLOW.includes(name) && !form.hasAlternatives).map(
  ({ name }) => name,
);
const boards = [boxed(2, 2), jigsaw('0001011122232333'), sized(6)].map((board) => [board.id, board] as const);
const someKinds = fc.uniqueArray(fc.constantFrom(...kindNames), { minLength: 1, maxLength: 3 });

test('made puzzles are proper by two solvers, need all they have, and come again from their seed', () => {
  fc.assert(
    fc.property(someKinds, fc.constantFrom(...boards), fc.nat(), (kinds, [, geometry], seed) => {
      const options: CluedOptions = { kinds, geometry, seed, maxTries: 3 };
      const made = generateClued(options);
      expect(generateClued(options)).toEqual(made);
      if (made.missed === 'proper') return;
      expect(isSolution(made.puzzle, made.solution)).toBe(true);
      expect(search(made.puzzle, { limit: 2 }).solutions).toEqual([made.solution]);
      // The second solver is slow: on 6×6 it may only have time to find nothing else.
      const { solutions, stopped } = search(made.puzzle, { limit: 2, maxCalls: 20_000, solvers: second });
      if (stopped === 'exhausted' || solutions.length > 0) expect(solutions).toEqual([made.solution]);
      expect(spareGivens(made.puzzle).cells).toEqual([]);
      // Without a maximum, the one beside it is not excused: the grid must not keep the rest.
      for (const spare of spareClues(made.puzzle).clues) {
        const kept = made.puzzle.geometry.clues.filter((clue) => clue !== spare);
        const puzzle = { ...made.puzzle, geometry: withClues(made.puzzle.geometry, kept) };
        expect(isSolution(puzzle, made.solution)).toBe(false);
      }
      expect(made.givens).toBe(givenCount(made.puzzle));
      const has = (kind: string): boolean => made.puzzle.geometry.clues.some(({ rule }) => rule === kind);
      if (made.reached) expect(kinds.every(has)).toBe(true);
      else expect(made.missed).toBe('kinds');
    }),
    { numRuns: runs(15) },
  );
});

test.each<[string, Omit<CluedOptions, 'seed' | 'geometry'>]>([
  ['cages alone', { kinds: ['killer'], givens: 0 }],
  ['a thermometer and arrows', { kinds: ['thermo', 'arrow'], givens: 0 }],
  ['dots and a number of givens', { kinds: ['difference', 'ratio'], givens: 6 }],
  ['lines and a range of givens', { kinds: ['palindrome', 'whisper'], givens: [4, 8] }],
  ['little killers, turned', { kinds: ['littlekiller'], symmetry: 'rotate180' }],
])('%s', (_, wishes) => {
  const { puzzle, reached, givens } = generateClued({ ...wishes, geometry: sized(6), seed: 5 });
  const [least, most] = [wishes.givens ?? [0, 36]].flat();
  expect(reached).toBe(true);
  expect(givens).toBeGreaterThanOrEqual(least!);
  expect(givens).toBeLessThanOrEqual(most ?? least!);
  expect(isProper(puzzle)).toBe(true);
  expect(wishes.kinds.every((kind) => puzzle.geometry.clues.some(({ rule }) => rule === kind))).toBe(true);
});

test('a puzzle is made as easy as wished, and only then thinned', () => {
  // The solver narrows candidates, and need not guess.
  const isEasy = (puzzle: Puzzle): boolean => search(puzzle, { limit: 2 }).guesses === 0;
  for (const seed of [1, 2, 3]) {
    const { puzzle, solution } = generateClued({ kinds: ['killer', 'arrow'], geometry: sized(6), seed, isEasy });
    expect(isEasy(puzzle)).toBe(true);
    for (const clue of puzzle.geometry.clues) {
      const remaining = puzzle.geometry.clues.filter((kept) => kept !== clue);
      const fewer = { ...puzzle, geometry: withClues(puzzle.geometry, remaining) };
      expect(isSolution(fewer, solution) && isProper(fewer) && isEasy(fewer)).toBe(false);
    }
  }
});

test.each(['none', 'rotate180'] as const)('cages cover a board, symmetry %s', (symmetry) => {
  const made = generateClued({ kinds: ['killer'], isCovered: true, givens: 0, symmetry, seed: 2 });
  expect(made.reached && isProper(made.puzzle)).toBe(true);
  const cages = made.puzzle.geometry.clues.map(({ cells }) => cells[0]!);
  expect(cages.flat().sort((a, b) => a - b)).toEqual([...Array(81).keys()]);
  if (symmetry === 'none') return;
  const turn = turnOf(symmetry, 9);
  const texts = new Set(cages.map((cage) => cage.join()));
  for (const cage of cages) expect(texts).toContain([...cage.map((cell) => turn[cell]!)].sort((a, b) => a - b).join());
});

test('wishes that are not met are told', () => {
  const small = boxed(2, 2);
  expect(generateClued({ kinds: ['diagonal'], seed: 1, maxTries: 2 })).toMatchObject({ missed: 'kinds', tries: 2 });
  const never = generateClued({ kinds: ['killer'], geometry: small, seed: 1, maxTries: 3, accept: () => false });
  expect(never).toMatchObject({ reached: false, missed: 'accept', tries: 3 });
  expect(isProper(never.puzzle)).toBe(true);
  const many = generateClued({ kinds: ['even'], geometry: small, seed: 1, maxTries: 3, givens: 0 });
  expect(['givens', 'kinds']).toContain(many.missed);
  expect(isProper(many.puzzle)).toBe(true);
  let calls = 0;
  const goOn = (): boolean => ++calls < 4;
  expect(generateClued({ kinds: ['killer'], seed: 1, geometry: small, accept: () => false, goOn }).tries).toBe(4);
});

test.each<[object, string]>([
  [{ kinds: [] }, 'at least one'],
  [{ kinds: ['hexagon'] }, 'kind "hexagon"'],
  [{ kinds: ['thermo'], isCovered: true }, 'cannot cover'],
  [{ kinds: ['killer'], givens: [5, 3] }, 'givens 5 to 3'],
  [{ kinds: ['killer'], givens: 82 }, 'whole numbers from 0 to 81'],
  [{ kinds: ['killer'], maxTries: 0 }, 'maxTries'],
  [{ kinds: ['killer'], cages: 3 }, 'does not know the option "cages"'],
])('%j is refused', (options, message) => {
  expect(() => generateClued({ seed: 1, ...options } as CluedOptions)).toThrow(message);
});

test.each(['littlekiller', 'excess'])('clues that leave a long search get givens: %s', { tags: ['whole'] }, (kind) => {
  const { reached, givens } = generateClued({ kinds: [kind], seed: 6, maxTries: 1 });
  expect([reached, givens > 0]).toEqual([true, true]);
});
