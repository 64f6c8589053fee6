import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillGrid } from '../generate/fill.ts';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { idParts } from '../geometry/ids.ts';
import { boxed, classic, jigsaw, sized } from '../geometry/layouts.ts';
import { withRules } from '../geometry/rules.ts';
import { makeGeometry } from '../geometry/spec.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { makeRandom, type Random, shuffled } from '../random.ts';
import { search } from '../solve/search.ts';
import { isMet } from './demand.ts';
import { RULES } from './rules.ts';

const known = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const SAMPLES = readFileSync(new URL('../../../../corpus/boards.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string, string, string]);

test('ids of earlier versions name the same boards, table by table', () => {
  expect(SAMPLES.length).toBeGreaterThan(100);
  for (const [id, board, houses, peers, tables] of SAMPLES) {
    const geometry = known(id);
    const lists = [
      geometry.id,
      geometry.size,
      geometry.houses.map(({ index, kind, number, cells }) => [index, kind, number, cells]),
      [...geometry.peers],
      [...geometry.peerStart],
      [...geometry.houseCells],
      [...geometry.cellHouses],
      [...geometry.cellHouseStart],
      geometry.allDigits,
      [...geometry.boxes],
    ];
    const hash = createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 16);
    expect([geometry.id, String(geometry.houses.length), String(geometry.peers.length), hash], id).toEqual([
      board,
      houses,
      peers,
      tables,
    ]);
    expect(idParts(board).rules).toEqual(geometry.rules.map(({ name }) => name));
  }
});

const BOARDS = [
  ...[sized(4), sized(6), boxed(3, 2), sized(9), sized(12)],
  known('4x4:1-5'),
  jigsaw('001111200011202333222353444453445555'),
];

/** Complete grids of a plain board and of the board with a rule, where it has any. */
const gridsOf = (plain: Geometry, ruled: Geometry, random: Random): Uint8Array[] => [
  fillGrid(plain, random),
  fillGrid(plain, random),
  ...search(emptyPuzzle(ruled), { limit: 2, maxCalls: 1000 }).solutions,
];

/** One of some complete grids, perhaps with two digits exchanged; or any digits. */
function variedFrom(grids: readonly Uint8Array[], { size }: Geometry, random: Random): Uint8Array {
  const grid = grids[random.below(grids.length)]!.slice();
  const way = random.below(4);
  if (way === 0) return grid.map((digit) => digit && 1 + random.below(size));
  if (way === 1) {
    const [first = 0, second = 0] = shuffled([...grid.keys()], random).filter((cell) => grid[cell]);
    [grid[first], grid[second]] = [grid[second]!, grid[first]!];
  }
  return grid;
}

test.each(RULES.map((rule) => [rule.name, rule] as const))('%s holds where its demands are met', (name, rule) => {
  const random = makeRandom(16);
  const seen = new Map([true, false].map((answer) => [answer, 0]));
  for (const plain of BOARDS) {
    const demands = rule.demands(plain);
    if (!demands) continue;
    const grids = gridsOf(plain, withRules(plain, [name]), random);
    for (let round = 0; round < 40; round++) {
      const grid = variedFrom(grids, plain, random);
      const isHeld = rule.holds(grid, plain);
      expect(isHeld, `${name} on ${plain.id}: ${grid}`).toBe(demands.every((demand) => isMet(demand, grid)));
      seen.set(isHeld, seen.get(isHeld)! + 1);
    }
  }
  for (const count of seen.values()) expect(count).toBeGreaterThan(10);
});

test('rules have different names, say what they are, and draw cells of the board', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  for (const { says, signs } of RULES) {
    expect(says).toMatch(/^\S.{10,100}\S$/);
    for (const plain of BOARDS)
      for (const { cells } of signs(plain))
        for (const cell of cells) expect(cell >= 0 && cell < plain.cellCount && Number.isInteger(cell)).toBe(true);
  }
});

test('boards with oblong boxes have as many windows as fit', () => {
  for (const [id, houses] of [
    ['8x8:windows', 24 + 2],
    ['10x10:windows', 30 + 3],
    ['15x15:windows', 45 + 6],
  ] as const)
    expect(known(id).houses.length, id).toBe(houses);
});

test('a board shares the tables that its rules do not change', () => {
  const knights = withRules(classic, ['antiknight']);
  expect(knights.houses).toBe(classic.houses);
  expect(knights.houseCells).toBe(classic.houseCells);
  expect(knights.cellHouses).toBe(classic.cellHouses);
  expect(knights.peers).not.toBe(classic.peers);
  expect(withRules(sized(9, ['x']), ['antiking']).id).toBe(sized(9, ['antiking', 'x']).id);
  expect(withRules(classic, [])).toBe(classic);
});

test('withRules refuses boards whose demands have no id', () => {
  const own = makeGeometry({
    id: 'cages',
    size: 4,
    boxes: sized(4).boxes,
    demands: [{ kind: 'apart', cells: [0, 6] }],
  });
  expect(() => withRules(own, ['x'])).toThrow('rules on the board "cages"');
  expect(() => withRules(classic, ['hexagons'])).toThrow('rule "hexagons"');
  expect(() => withRules(BOARDS.at(-1)!, ['windows'])).toThrow('whose boxes do not allow it');
});
