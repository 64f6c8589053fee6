import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { withClues } from '../../geometry/clues.ts';
import { jigsaw, sized } from '../../geometry/layouts.ts';
import { turnOf } from '../../geometry/symmetry.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import type { Clue } from '../../rules/clue.ts';
import { KINDS } from '../../rules/kinds.ts';
import { isSolution } from '../../solve/is-solution.ts';
import { fillGrid } from '../fill.ts';
import type { SymmetryName } from '../pattern.ts';
import { type ProposalOptions, proposeClues } from './propose.ts';

const BOARDS = [sized(4), jigsaw('0001011122232333'), sized(6), sized(9)];

/** Up to some proposals of a kind, from a random grid of a board. */
function some(kind: string, board: (typeof BOARDS)[number], seed: number, options?: ProposalOptions) {
  const grid = fillGrid(board, makeRandom(seed));
  const stream = proposeClues(kind, grid, board, makeRandom(seed), options);
  const proposals: (readonly Clue[])[] = [];
  while (proposals.length < 4) {
    const { value, done } = stream.next();
    if (done) break;
    proposals.push(value);
  }
  return { grid, proposals };
}

const anyKind = fc.constantFrom(...KINDS.map(({ name }) => name));

test('every clue that is proposed holds for its solution, alone and with its images', () => {
  fc.assert(
    fc.property(anyKind, fc.constantFrom(...BOARDS), fc.nat(), fc.boolean(), (kind, board, seed, isTurned) => {
      const options: ProposalOptions = { symmetry: isTurned ? 'rotate180' : 'none', maxTries: 300 };
      const { grid, proposals } = some(kind, board, seed, options);
      for (const clues of proposals) {
        expect(clues.every(({ rule }) => rule === kind)).toBe(true);
        expect(clues.length).toBeLessThanOrEqual(isTurned ? 2 : 1);
        expect(isSolution(emptyPuzzle(withClues(board, clues)), grid)).toBe(true);
        for (const clue of clues) expect(isSolution(emptyPuzzle(withClues(board, [clue])), grid)).toBe(true);
      }
      expect(some(kind, board, seed, options).proposals).toEqual(proposals);
    }),
    { numRuns: runs(60) },
  );
});

// A random grid hardly ever keeps a long diagonal with every digit, or copies with equal digits.
// Alternatives are not made up.
const RARE = ['diagonal', 'samevalues', 'anyof', 'extracells', 'countdistinct', 'countsame'];

test.each(KINDS.map(({ name }) => name).filter((name) => !RARE.includes(name)))('%s: something is found', (kind) => {
  expect([1, 2, 3, 4].some((seed) => some(kind, sized(9), seed).proposals.length > 0)).toBe(true);
});

test('a kind of which a solution keeps no clue ends', () => {
  const grid = fillGrid(sized(4), makeRandom(1));
  expect([...proposeClues('nabner', grid, sized(4), makeRandom(1), { maxTries: 100 })]).toEqual([]);
  expect(() => proposeClues('hexagon', grid, sized(4), makeRandom(1)).next()).toThrow('no kind of clues');
});

test.each<SymmetryName>(['rotate180', 'rotate90', 'diagonal'])('images lie as %s says', (symmetry) => {
  const turn = turnOf(symmetry, 6);
  const proposals = ['killer', 'thermo', 'quadruple'].flatMap(
    (kind) => some(kind, sized(6), 5, { symmetry }).proposals,
  );
  for (const clues of proposals) {
    const cells = new Set(clues.flatMap((clue) => clue.cells.flat()));
    expect(new Set([...cells].map((cell) => turn[cell]!))).toEqual(cells);
  }
  expect(proposals.length).toBeGreaterThan(4);
});

test('what is proposed neither covers nor crosses what is there', () => {
  const board = sized(9);
  const grid = fillGrid(board, makeRandom(9));
  let ruled = board;
  const covered = new Set<number>();
  for (let round = 0; round < 12; round++) {
    const kind = ['thermo', 'whisper', 'arrow', 'killer'][round % 4]!;
    const { value } = proposeClues(kind, grid, ruled, makeRandom(round)).next();
    if (!value) continue;
    for (const cell of value.flatMap(({ cells }) => cells.flat())) {
      expect(covered.has(cell)).toBe(false);
      covered.add(cell);
    }
    ruled = withClues(ruled, [...ruled.clues, ...value]);
  }
  expect(ruled.clues.length).toBeGreaterThan(8);
});
