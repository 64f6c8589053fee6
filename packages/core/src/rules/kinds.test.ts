import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole, runs } from '../../../../scripts/strength.mjs';
import { clueFault, geometryOf, withClues } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { plainGeometryOf } from '../geometry/ids.ts';
import { boxed, classic, jigsaw, sized } from '../geometry/layouts.ts';
import { withRules } from '../geometry/rules.ts';
import { goodClues, someClue } from '../geometry/testing.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import { search } from '../solve/search.ts';
import type { Clue } from './clue.ts';
import { isMet } from './demand.ts';
import { demandFault } from './demand-fault.ts';
import { faultOf } from './kind.ts';
import { KINDS } from './kinds.ts';

// Grids of small boards, many enough that a clue of any kind divides them.
const BOARDS = [boxed(2, 2), jigsaw('0001011122232333'), boxed(1, 5), sized(6)].map((board) => ({
  board,
  grids: search(emptyPuzzle(board), { limit: 300 }).solutions,
}));

test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s: what is printed and demanded agree', (_, kind) => {
  const random = makeRandom(1986);
  const seen = { held: 0, broken: 0 };
  for (let round = 0; seen.held + seen.broken < runs(1000); round++) {
    const { board, grids } = BOARDS[round % BOARDS.length]!;
    const clues = goodClues(kind, board, random);
    if (clues.length === 0) continue;
    const frame = { ...board, clues };
    const demands = kind.demands(frame)!;
    expect(demands.map((demand) => demandFault(demand, board.size)).filter(Boolean)).toEqual([]);
    let held = 0;
    for (let index = 0; index < 8; index++) {
      const grid = grids[random.below(grids.length)]!;
      const isHeld = kind.holds(grid, frame);
      const areMet = demands.every((demand) => isMet(demand, grid));
      if (isHeld !== areMet) expect({ clues, grid: [...grid].join(''), isHeld }).toEqual({ areMet });
      held += Number(isHeld);
    }
    seen[held > 0 ? 'held' : 'broken']++;
  }
  expect(seen.held, 'clues that a grid keeps').toBeGreaterThan(isWhole ? 50 : 5);
  expect(seen.broken, 'clues that no grid of 8 keeps').toBeGreaterThan(isWhole ? 20 : 2);
});

test('kinds have different names, say what they are, and draw cells of the board', () => {
  const random = makeRandom(7);
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
  const board: Geometry = sized(6);
  for (const kind of KINDS) {
    expect(kind.name).toMatch(/^[a-z]+$/);
    expect(kind.says).toMatch(/^\S.{10,120}\S$/);
    for (let round = 0; round < 20; round++) {
      const clue = someClue(kind, board, random);
      if (faultOf(kind, clue, board) !== undefined) continue;
      const signs = kind.signsOf(clue, board);
      expect(signs.length).toBeGreaterThan(0);
      for (const { cells } of signs) for (const cell of cells) expect(cell >= 0 && cell < 36).toBe(true);
    }
  }
});

const anyClues = fc.tuple(fc.nat(), fc.array(fc.constantFrom(...KINDS), { maxLength: 6 })).map(([seed, kinds]) => {
  const random = makeRandom(seed);
  const board = [boxed(2, 2), sized(10, ['x'])][random.below(2)]!;
  const clues = kinds.map((kind) => someClue(kind, board, random));
  return { board, clues: clues.filter((clue, index) => faultOf(kinds[index]!, clue, board) === undefined) };
});

test('the id of a board with clues is read back as the same board, whatever the order of clues', () => {
  fc.assert(
    fc.property(anyClues, fc.nat(), ({ board, clues }, seed) => {
      const made = withClues(board, clues);
      const read = geometryOf(made.id.toUpperCase());
      expect(read.ok && read.value.id).toBe(made.id);
      expect(made.id).toMatch(/^[\w:+.-]*$/);
      expect(withClues(board, shuffled(clues, makeRandom(seed))).id).toBe(made.id);
      expect(withClues(made, made.clues).id).toBe(made.id);
      expect(withClues(made, []).id).toBe(board.id);
    }),
    { numRuns: runs(40) },
  );
});

test.each([
  ['9x9:killer_15:r1c1-3_7:r4c4-5', '9x9:killer_15:r1c1-3_7:r4c4-5'],
  ['9x9:thermo_r3c1r2c2r1c3r1c4+killer_r2-1c1+x', '9x9:x+killer_r1-2c1+thermo_r3-1c1-3r1c4'],
  ['9x9:killer_3:r1c1-2_3:r1c2-1', '9x9:killer_3:r1c1-2'],
  // A cell may be in both groups of a clone.
  ['4x4:clone_r2-1c3.r1c3-4', '4x4:clone_r1c3-4.r2-1c3'],
  ['4x4:clone_r1c3-4.r2-1c3', '4x4:clone_r1c3-4.r2-1c3'],
  ['9x9:anyof_odd:r2c2--even:r1c1--odd:r2c2', '9x9:anyof_even:r1c1--odd:r2c2'],
  ['9x9:anyof_killer:3:r1c2-1..even:r1c1', '9x9:anyof_even:r1c1..killer:3:r1c1-2'],
  ['9x9:extracells_2:thermo:r1c1r10c2..even:r10c1', '9x9:extracells_2:even:r10c1..thermo:r1c1r10c2'],
  [
    '9x9:extracells_12:odd:r1c1..anyof:odd:r11c3...even:r1c1---odd:r2c2',
    '9x9:extracells_12:anyof:even:r1c1...odd:r11c3---odd:r2c2..odd:r1c1',
  ],
])('%s is the board %s', (id, expected) => {
  const read = geometryOf(id);
  expect(read.ok && read.value.id).toBe(expected);
});

test.each([
  ['9x9:cages_15:r1c1-3', 4, 'no kind of clues'],
  ['9x9:killer_', 11, 'is no cell'],
  ['9x9:killer_15:r1c1-3_7:r4c4-10', 23, 'rows and columns from 1 to 9'],
  ['9x9:killer_15:r1c1-3_7:r1-2c1-3', 23, 'no straight run'],
  ['9x9:x+killer_15.3:r1c1-3', 13, '2 numbers; expected 0 to 1'],
  ['9x9:x+killer_15:r1c1r1c1', 13, 'names a cell twice'],
  ['9x9:thermo_r1c1', 11, '1 cells; expected 2 or more'],
  ['9x9:thermo_r1c1-3.r2c2-3', 11, '2 lists of cells'],
  ['36x36:thermo_r1c1-3', 13, 'at most 32 digits'],
  ['9x9:anyof_odd:r1c1--r1c2', 20, 'An alternative begins with a kind'],
  ['9x9:anyof_odd:r1c1..even:r1c10', 25, 'rows and columns from 1 to 9'],
  ['9x9:anyof_odd:r1c1--thermo:r1c2', 10, '"thermo" has 1 cells; expected 2 or more'],
  ['9x9:anyof_hexagon:r1c1', 10, '"hexagon" is no kind of clues within "anyof"'],
  ['9x9:anyof_anyof:r1c1', 10, '"anyof" is no kind of clues within "anyof"'],
  ['9x9:extracells_2:thermo:r1c1r10c3', 15, 'A cell of "thermo" is not on the board'],
  ['9x9:extracells_2:thermo:r1c1r11c1', 28, 'rows and columns from 1 to 9'],
  ['9x9:extracells_0:thermo:r1c1-2', 15, '"extracells" has 0 cells; expected 1 to 400'],
  ['9x9:extracells_4:chaos:2:r1c1-4.r1c4r10c1-3', 15, 'names a cell twice'],
  ['9x9:extracells_4:chaos:2:r1c1-4.r10c1-3', 15, 'as many partners as cells'],
  ['9x9:samerun_r1c1.r2c1-2.r2c2-3', 12, 'begin with the same cell'],
  ['16x16:countdistinct_r1c1.r2c1-2', 20, 'at most 10 digits'],
  ['9x9:connected_0.10:r1c1-2', 14, 'The digits are from 1 to 9'],
  ['9x9:extracells_2:odd:r1c1--odd:r1c2', 15, 'one list of clues'],
  ['9x9:extracells_2:regionsum:r1c1r10c1', 15, 'extra cells lie nowhere'],
  ['9x9:extracells_2:extracells:odd:r1c1', 15, 'is no kind of clues within "extracells"'],
  ['9x9:anyof_odd:r10c1', 14, 'rows and columns from 1 to 9'],
  ['4x4:automaton_1.2.0:r1c1', 14, 'An automaton has 5 numbers for each state'],
  ['4x4:automaton_1.2.0.0.0:r1c1', 14, 'leads to another'],
])('%s is refused at %d: %s', (id, offset, message) => {
  const read = geometryOf(id);
  expect(read).toMatchObject({ ok: false, error: { code: 'geometry', offset } });
  expect(!read.ok && read.error.message).toContain(message);
  expect(plainGeometryOf(id).ok).toBe(false);
});

test('an id that is too long is refused at once', () => {
  const read = geometryOf(`9x9:killer${'_r1c1-2'.repeat(20_000)}`);
  expect(read).toMatchObject({ ok: false, error: { offset: 100_000 } });
});

test('withRules keeps clues, and withClues keeps rules', () => {
  const cage: Clue = { rule: 'killer', cells: [[1, 0]], values: [3] };
  const clued = withClues(sized(9, ['x']), [cage]);
  expect(clued.rules.map(({ name }) => name)).toEqual(['x', 'killer']);
  expect(clued.peerSets[0]!.has(1)).toBe(true);
  expect(withRules(clued, ['antiknight'])).toBe(withClues(sized(9, ['antiknight', 'x']), [cage]));
  expect(() => withClues(sized(9), [{ ...cage, rule: 'hexagon' }])).toThrow('"hexagon" is no kind of clues');
  expect(() => withClues(sized(9), [{ ...cage, cells: [[99]] }])).toThrow('is not on the board');
  expect(clueFault({ ...cage, values: [0.5] }, classic)).toContain('are whole');
});
