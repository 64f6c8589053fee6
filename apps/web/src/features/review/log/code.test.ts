import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/strength.mjs';
import { boardOf } from '../../../model/board.ts';
import { type Game, type Move, makeGame, play, type TreeNode } from '../../../model/game.ts';
import { type Ink, pointsAcross } from '../../../model/ink.ts';
import { geometryCalled, loadKinds } from '../../../puzzles/boards.ts';
import { bitWriter, checked } from '../../../ui/parts/bits.ts';
import { logIn, logText, readLog } from './code.ts';

const BOARDS = [
  '4x4:2x2',
  '6x6:2x3',
  '9x9:3x3',
  '9x9:x',
  '16x16:4x4',
  '25x25:5x5',
  '9x9:killer_15:r1c1-3_7:r4c4-5',
  '9x9:x+antiknight+arrow_r1c1.r2-4c2.r1c2-9+thermo_r9c1r8c2r5c5',
];

beforeAll(loadKinds);

const anyInk = (size: number, cellCount: number): fc.Arbitrary<Ink> => {
  const point = fc.nat(pointsAcross(size) ** 2 - 1);
  const candidate = [fc.nat(cellCount - 1), fc.nat(size)] as const;
  return fc.oneof(
    fc.tuple(fc.constant('note'), ...candidate),
    fc.tuple(fc.constant('line'), point, point),
    fc.tuple(fc.constantFrom('strong', 'weak'), ...candidate, ...candidate, fc.nat(1)),
    fc.tuple(fc.constantFrom('circle', 'cross'), point),
  ) as fc.Arbitrary<Ink>;
};

const anyMove = (size: number, cellCount: number): fc.Arbitrary<Move> => {
  const cell = fc.nat(cellCount - 1);
  const cells = fc.oneof(
    cell.map((place) => [place]),
    fc.array(cell, { maxLength: 5 }),
    fc.uniqueArray(cell, { minLength: cellCount >> 1 }).map((list) => list.sort((a, b) => a - b)),
  );
  const digit = fc.integer({ min: 1, max: size });
  const candidates = fc.array(fc.record({ cell, digit }), { maxLength: 4 });
  const mark = { cells, on: fc.boolean() };
  return fc.oneof(
    fc.record({ do: fc.constant('digit' as const), cells, digit, clean: fc.boolean() }),
    fc.record({ do: fc.constantFrom('corner', 'centre', 'ruledOut'), digit, ...mark }),
    fc.record({ do: fc.constant('colour' as const), digit: fc.integer({ min: 1, max: 9 }), ...mark }),
    fc.record({
      do: fc.constant('erase' as const),
      cells,
      what: fc.constantFrom('digit', 'corner', 'centre', 'colour'),
    }),
    fc
      .tuple(cells, fc.constantFrom(undefined, 'corner', 'centre'), fc.integer({ min: 0, max: 2 ** size - 1 }))
      .map(([list, where, set]) => ({
        do: 'notes' as const,
        cells: list,
        sets: list.map(() => set),
        ...(where && { where }),
      })),
    fc.record({
      do: fc.constant('ink' as const),
      things: fc.array(anyInk(size, cellCount), { maxLength: 4 }),
      colour: fc.integer({ min: 0, max: 9 }),
      on: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('step' as const),
      placements: candidates,
      eliminations: candidates,
      clean: fc.boolean(),
    }),
  ) as fc.Arbitrary<Move>;
};

const anyGame = fc.constantFrom(...BOARDS).chain((board) => {
  const { size, cellCount } = geometryCalled(board);
  return fc
    .record({
      givens: fc.array(fc.nat(size), { minLength: cellCount, maxLength: cellCount }),
      made: fc.array(fc.tuple(anyMove(size, cellCount), fc.nat(9000), fc.nat(), fc.boolean()), { maxLength: 20 }),
      hasWhatIfs: fc.boolean(),
      at: fc.nat(),
      hints: fc.nat(3),
      rest: fc.nat(100),
    })
    .map(({ givens, made, hasWhatIfs, at, hints, rest }): Game => {
      const nodes: TreeNode[] = [{ parent: -1 }];
      let played = 0;
      for (const [move, later, parent, isSupposed] of made) {
        played += later * 100;
        nodes.push({
          parent: parent % nodes.length,
          move,
          played,
          ...(hasWhatIfs && isSupposed && { isSupposed: true as const }),
        });
      }
      const start = makeGame(geometryCalled(board).id, givens, { kind: 'import' }, '', 0);
      return { ...start, nodes, at: at % nodes.length, hints, played: played + rest * 100 };
    });
});

test('what is written comes back: every kind of move, undone moves, times, on every board', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const text = logText(game)!;
      expect(text).toMatch(/^[\w~:+,.-]+$/);
      const read = logIn(text);
      expect(read.ok && { ...read.value, id: '' }).toEqual(game);
    }),
    { numRuns: runs(150) },
  );
});

/** Somebody fills 54 cells of a 9x9, after some notes in each, with a move every few seconds. */
function usualGame(notes: number): Game {
  const digits = [...'456789123789123456123456789564897231897231564231564897645978312978312645312645978'].map(Number);
  const givens = digits.map((digit, cell) => (cell % 3 === 0 ? digit : 0));
  let game = makeGame('9x9:3x3', givens, { kind: 'new' }, 'a', 0);
  let [ms, random] = [0, 1];
  const next = (most: number): number => {
    random = (random * 48271) % 2147483647;
    return random % most;
  };
  for (const [cell, digit] of digits.entries()) {
    if (givens[cell] !== 0) continue;
    for (let note = 0; note < notes; note++) {
      ms += 500 + next(3000);
      game = play(game, { do: 'centre', cells: [cell], digit: ((digit + note) % 9) + 1, on: true }, ms);
    }
    ms += 1000 + next(30_000);
    game = play(game, { do: 'digit', cells: [(cell * 5) % 81], digit, clean: true }, ms);
  }
  return { ...game, played: ms };
}

test('a usual game is short', () => {
  expect([0, 1, 4].map((notes) => logText(usualGame(notes))!.length)).toEqual([246, 521, 1052]);
});

test('times that are not known, or go back, are those of the move before', () => {
  const [first, ...moves] = usualGame(0).nodes;
  const nodes = [
    first!,
    ...moves.slice(0, 4).map((node, index) => ({ ...node, played: [500, 400, undefined, 900][index] })),
  ];
  const read = logIn(logText({ ...usualGame(0), nodes: nodes as TreeNode[], at: 4, played: 0 })!);
  expect(read.ok && read.value.nodes.map(({ played }) => played)).toEqual([undefined, 500, 500, 500, 900]);
});

test('a text that was cut off or mistyped is noticed', () => {
  const text = logText(usualGame(1))!;
  for (let length = 0; length < text.length; length++)
    expect(logIn(text.slice(0, length))).toEqual({ ok: false, error: 'broken' });
  for (let at = 2; at < text.length; at++) {
    const other = text[at] === 'A' ? 'B' : 'A';
    expect(logIn(text.slice(0, at) + other + text.slice(at + 1))).toMatchObject({ ok: false });
  }
});

test.each([
  ['nothing', '', 'broken'],
  ['no log', 'hello', 'broken'],
  ['a later version', '2~AAAA~BBBB', 'newer'],
  ['more than addresses hold', `1~${'A'.repeat(40_000)}`, 'long'],
])('%s is told', async (_, text, error) => expect(await readLog(text)).toEqual({ ok: false, error }));

test('whatever a text says, it is read at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w~-]{0,200}$/), (text) => {
      expect(logIn(text).ok).toBe(false);
    }),
  );
});

test('whatever bits there are behind a right check, reading ends with a game or a reason', () => {
  const [head] = /^1~[^~]*~/.exec(logText(usualGame(0))!)!;
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{0,300}$/), (bits) => {
      const read = logIn(checked(head + bits));
      if (read.ok) expect(boardOf(read.value).digits.length).toBe(81);
      else expect(['broken', 'newer', 'long']).toContain(read.error);
    }),
    { numRuns: runs(500) },
  );
});

test('on a board of one cell, where cells take no bits, a list has an end too', () => {
  const out = bitWriter();
  out.number(1, 6);
  for (let zeros = 0; zeros < 3; zeros++) out.number(0, 0);
  out.bits(0, 4);
  out.isSo(false);
  out.number(0, 0);
  out.number(0, 0);
  // A move of another kind than before, a digit, in a list of cells.
  out.isSo(false);
  out.below(0, 32);
  out.bits(0, 2);
  out.number(10 ** 9, 2);
  out.isSo(false);
  const read = logIn(checked(`1~1x1:1x1~E~${out.text()}`));
  expect(read.ok && read.value.nodes[1]!.move).toMatchObject({ do: 'digit', cells: [0] });
});

test('a game that no address holds has no text', () => {
  const large = makeGame('25x25:5x5', new Array<number>(625).fill(0), { kind: 'new' }, 'a', 0);
  const nodes: TreeNode[] = [{ parent: -1 }];
  const cells = Array.from({ length: 300 }, (_, cell) => cell);
  for (let at = 0; at < 200; at++)
    nodes.push({ parent: at, move: { do: 'notes', cells, sets: cells.map(() => 2 ** 25 - 1) }, played: at });
  expect(logText({ ...large, nodes, at: 200 })).toBeUndefined();
});
