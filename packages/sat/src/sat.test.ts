import { boxed, sized } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle } from '@pencilmark/core/puzzle';
import { describe, expect, test } from 'vitest';
import { conformance, puzzleFrom } from '../../core/src/solve/conformance.ts';
import { loadLargeSolver, loadSat } from './index.ts';

const sat = await loadSat();
const large = await loadLargeSolver();

// Every solution makes the formula longer: the 39168 boards of 6x6 in the corpus would take it
// minutes.
conformance({ ...sat, supports: ({ size }) => size !== 6 });
conformance(large);

// Both thinned by our generator; trying and propagating alone needs 17343 calls for the first and
// is lost in the second.
const HARD_16 =
  '..15.C...4.7A...E4....AB.9......69..4.27.A.G.8...7..5EF...814..C...2E..9.36.1F...34........E.DB...D..8....257..E......C3D.....5A' +
  '.6...F.......E1BC.38.B7.....D.....9..2.6....3AC51.......GF..6..45...B.8......C..9.8A26...D.C..7.....1.4.F..3..29FD......BG......';
const HARD_25 =
  '.3H.K.5....N.PA7.6..8.1J...6..N....G...B..K.E.H.CP...P.B9...6...8.OC.G5I7.MCE9..............81HAK..NN..J......1........5.....' +
  '...F2IDA...BC..5..7O.6...GM....8P...L.6E...HD....4...5...6MG8...1.3...JC..77...9J4B..MF.N.1.E.8.....4..1.....9..52O.LGCA.FPM8' +
  '52D...LM..3I48....OPHJC......7EH.JDK.NOPA65B.1428.J4NO.23...BC..H.E.LM...K..I.M.C.5OP.E6.....J..N..9...E..7F4.J921.D..K.LMG..' +
  '....J6.L...O8.D4.N...39.H..2N.5A..8.31LFO...K.B..G..F.OHC..NP..E26...3.LK7.3...6P.O.2IGAH....9.4.8NEI...D...7M.6.4N..BE.F.A..' +
  '..1AB.PNH.L..53.F.....I4.2O.H.LK.B.F1J.M.5.I.68.AD...D...8.IHKP....3.1N9..F.J.4...G..N8.D..BLM7O1...6GC...F..7.A..4.H.NJ....B';

describe.each([sat, large])('$name', (solver) => {
  test.each([
    ['16x16', HARD_16],
    ['25x25', HARD_25],
  ])('proves that a hard %s puzzle has one solution', (id, line) => {
    const puzzle = puzzleFrom(line, id);
    const search = solver.prepare(puzzle.geometry);
    const { count, stopped, solutions } = search(puzzle, { limit: 2 });
    expect([count, stopped]).toEqual([1, 'exhausted']);
    const cell = puzzle.givens.indexOf(0);
    const otherwise = makePuzzle(puzzle.geometry, puzzle.givens, [{ cell, digit: solutions[0]![cell]! }]);
    expect(search(otherwise, { limit: 1 }).count).toBe(0);
  });

  test('gives up when its budget is used, and says so', () => {
    const puzzle = puzzleFrom(HARD_25, '25x25');
    const { calls, stopped } = solver.prepare(puzzle.geometry)(puzzle, { limit: 2, maxCalls: 2100 });
    expect([calls, stopped]).toEqual([2100, 'budget']);
  });
});

test('the same question has the same answer, whatever was asked before', () => {
  const search = sat.prepare(sized(9));
  const first = search(emptyPuzzle(sized(9)), { limit: 3 });
  search(puzzleFrom('12'.padEnd(81, '.')), { limit: 5 });
  expect(search(emptyPuzzle(sized(9)), { limit: 3 })).toEqual(first);
});

test('a search that its listener broke off leaves nothing behind', () => {
  const search = sat.prepare(sized(4));
  const onSolution = (): never => {
    throw new Error('enough');
  };
  expect(() => search(emptyPuzzle(sized(4)), { onSolution })).toThrow('enough');
  expect(search(emptyPuzzle(sized(4))).count).toBe(288);
});

test('the large solver takes every board but the plain 9x9', () => {
  expect([sized(4), sized(9), boxed(3, 3, ['x']), sized(36)].map(large.supports)).toEqual([true, false, true, true]);
});

test('the large solver fills an empty board of 36x36 without a formula', () => {
  const { count, calls } = large.prepare(sized(36))(emptyPuzzle(sized(36)), { limit: 1 });
  expect(count).toBe(1);
  expect(calls).toBeLessThan(20_000);
});
