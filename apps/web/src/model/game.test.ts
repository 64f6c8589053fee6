import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { readGame } from '../storage/games/reading.ts';
import { boardOf, candidatesOf, conflictsOf, inkKey, isSolved } from './board.ts';
import {
  canRedo,
  canUndo,
  type Game,
  geometryOfGame,
  goTo,
  type Move,
  makeGame,
  openAt,
  ownSettings,
  pathTo,
  play,
  redo,
  rename,
  restart,
  save,
  undo,
} from './game.ts';
import { INK_KINDS, INK_NUMBERS, type Ink, inkOf } from './ink.ts';
import { merge } from './merge.ts';
import * as whatIf from './what-if.ts';

const BOARDS = ['4x4:2x2', '6x6:2x3', '9x9:3x3', '9x9:x+antiknight', '16x16:4x4', '25x25:5x5'];

const start = (board: string, givens: readonly number[] = [], id = 'g'): Game => {
  const size = Number.parseInt(board, 10);
  return makeGame(
    board,
    Array.from({ length: size * size }, (_, cell) => givens[cell] ?? 0),
    { kind: 'own' },
    id,
    1,
  );
};

test('a game kept from before is on the board as it was left', () => {
  const kept = readFileSync(new URL('../../../../corpus/kept.tsv', import.meta.url), 'utf8');
  const game = JSON.parse(/^game\t(.*)$/m.exec(kept)![1]!) as Game;
  expect(readGame(game)).toEqual({ value: game });
  expect(geometryOfGame(game).id).toBe('9x9:x');
  const { digits, corner, centre, colour, ruledOut } = boardOf(game);
  expect(digits.join('')).toBe('534070000600195000098000060800060003400803001700020006060000280000419005000080079');
  expect([corner[3], corner[5], centre[6], colour[4], ruledOut[8]]).toEqual([2, 2, 128, 1, 2]);
  expect(boardOf(goTo(game, game.savepoints[0]!.node))).toEqual(boardOf(game));
  expect(boardOf(undo(game)).ruledOut[8]).toBe(0);
});

/** Anything that can be drawn on a board of a size. */
const inks = (size: number): fc.Arbitrary<Ink> =>
  fc.constantFrom(...INK_KINDS).chain((kind) => {
    const number = fc.nat(kind === 'note' ? size - 1 : 4);
    const numbers = fc.array(number, { minLength: INK_NUMBERS[kind], maxLength: INK_NUMBERS[kind] });
    return numbers.map((list): Ink => [kind, ...list]);
  });

/** Any move on a board of a size. */
function moves(size: number): fc.Arbitrary<Move> {
  const cell = fc.nat(size * size - 1);
  const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 6 });
  const digit = fc.integer({ min: 1, max: size });
  const place = fc.record({ cell, digit });
  return fc.oneof(
    fc.record({ do: fc.constant('digit' as const), cells, digit, clean: fc.boolean() }),
    fc.record({
      do: fc.constantFrom('corner' as const, 'centre' as const, 'colour' as const, 'ruledOut' as const),
      cells,
      digit: fc.integer({ min: 1, max: Math.min(size, 9) }),
      on: fc.boolean(),
    }),
    fc.record({
      do: fc.constant('erase' as const),
      cells,
      what: fc.constantFrom('digit' as const, 'corner' as const, 'centre' as const, 'colour' as const),
    }),
    cell.map((place): Move => ({ do: 'notes', cells: [place], sets: [5], where: 'corner' })),
    fc.record({
      do: fc.constant('ink' as const),
      things: fc.array(inks(size), { minLength: 1, maxLength: 4 }),
      colour: fc.integer({ min: 1, max: 9 }),
      on: fc.boolean(),
    }),
    fc
      .array(inks(size), { minLength: 1, maxLength: 4 })
      .map((things): Move => ({ do: 'ink', things, colour: 0, on: false })),
    fc.record({
      do: fc.constant('step' as const),
      placements: fc.array(place, { maxLength: 2 }),
      eliminations: fc.array(place, { maxLength: 3 }),
      clean: fc.boolean(),
    }),
  );
}

/** What a player does: a move, or going back and forth. */
const deeds = (size: number) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: moves(size) }, fc.constantFrom('undo' as const, 'redo' as const)), {
    maxLength: 40,
  });

const doAll = (game: Game, list: readonly (Move | 'undo' | 'redo')[]): Game =>
  list.reduce((now, deed) => (deed === 'undo' ? undo(now) : deed === 'redo' ? redo(now) : play(now, deed)), game);

describe.each(BOARDS)('laws of games on %s', (board) => {
  const size = Number.parseInt(board, 10);
  const givens = [1, 0, 2];
  const law = (check: (game: Game, move: Move) => void): void =>
    fc.assert(
      fc.property(deeds(size), moves(size), (list, move) => check(doAll(start(board, givens), list), move)),
      { numRuns: runs(size > 9 ? 15 : 40) },
    );

  test('undoing a move gives the board before it, redoing the board after it', () =>
    law((game, move) => {
      const after = play(game, move);
      expect(boardOf(undo(after))).toEqual(boardOf(game));
      expect(redo(undo(after))).toEqual(after);
    }));

  test('undoing everything gives the givens; nothing more can be undone', () =>
    law((game) => {
      let now = game;
      for (let left = pathTo(game).length; left > 0; left--) now = undo(now);
      expect(canUndo(now)).toBe(false);
      expect(undo(now)).toBe(now);
      expect(boardOf(now)).toEqual(boardOf(start(board, givens)));
    }));

  test('after a new move there is nothing to redo, and nothing of what was is lost', () =>
    law((game, move) => {
      const after = play(game, move);
      expect(canRedo(after)).toBe(false);
      expect(after.nodes.slice(0, -1)).toEqual(game.nodes);
    }));

  test('as JSON it is the same game, with the same board', () =>
    law((game) => {
      const again: Game = JSON.parse(JSON.stringify(game));
      expect(again).toEqual(game);
      expect(boardOf(again)).toEqual(boardOf(game));
    }));

  test('givens stay, and a cell with a digit has no candidates', () =>
    law((game) => {
      const now = boardOf(game);
      expect([now.digits[0], now.digits[2]]).toEqual([1, 2]);
      const candidates = candidatesOf(geometryOfGame(game), now);
      now.digits.forEach((digit, cell) => {
        if (digit !== 0) expect(candidates[cell]).toBe(0);
      });
    }));

  test('what is drawn is there once, and goes when it is removed', () =>
    law((game, move) => {
      if (move.do !== 'ink') return;
      const drawn = play(game, { ...move, colour: 3, on: true });
      const keys = new Set(move.things.map(inkKey));
      expect([...boardOf(drawn).ink.keys()].slice(-keys.size).sort()).toEqual([...keys].sort());
      expect([...boardOf(drawn).ink.keys()].map((key) => inkKey(inkOf(key)!))).toEqual([...boardOf(drawn).ink.keys()]);
      const erased = boardOf(play(drawn, { ...move, colour: 0, on: false })).ink;
      expect([...keys].filter((key) => erased.has(key))).toEqual([]);
      for (const [key, colours] of boardOf(game).ink) if (!keys.has(key)) expect(erased.get(key)).toBe(colours);
    }));

  test('thrown away, a "what if" leaves the board as it was', () =>
    law((game, move) => {
      const tried = play(play(whatIf.begin(game), move), move);
      const back = whatIf.throwAway(tried);
      expect(boardOf(back)).toEqual(boardOf(game));
      expect(openAt(back)).toBe(openAt(game));
      expect(boardOf(redo(redo(back)))).toEqual(boardOf(tried));
      expect(boardOf(whatIf.keep(tried))).toEqual(boardOf(tried));
    }));

  test('two windows that played the same game on end with all moves of both, whoever hears of whom', () =>
    fc.assert(
      fc.property(deeds(size), deeds(size), deeds(size), (first, a, b) => {
        const before = doAll(start(board, givens), first);
        const mine = { ...doAll(before, a), touched: 5 };
        const theirs = { ...save(doAll(before, b), 'there'), touched: 7 };
        const [here, there] = [merge(mine, theirs), merge(theirs, mine)];
        expect(boardOf(here)).toEqual(boardOf(theirs));
        expect(boardOf(there)).toEqual(boardOf(theirs));
        expect(boardOf(goTo(here, 'there'))).toEqual(boardOf(theirs));
        // Nothing to say any more.
        for (const known of [mine, theirs, here, there]) expect(merge(here, known).nodes).toEqual(here.nodes);
        expect(merge(here, theirs)).toEqual(here);
        expect(merge(here, here)).toEqual(here);
      }),
      { numRuns: runs(20) },
    ));
});

test.each([
  ['nothing', undefined],
  ['something else', { id: 'a' }],
  ['a later version', { ...start('4x4:2x2'), version: 2 }],
  ['a board that nobody knows', { ...start('4x4:2x2'), board: '4x4:nonsense' }],
  ['givens of another board', { ...start('4x4:2x2'), board: '9x9:3x3' }],
  ['a place where nothing is', { ...start('4x4:2x2'), at: 1 }],
  ['no moves', { ...start('4x4:2x2'), nodes: undefined }],
])('%s is no game', (_, kept) => {
  expect(readGame(kept).value).toBeUndefined();
  expect(readGame(start('4x4:2x2')).value).toBeDefined();
});

describe('the tree of moves', () => {
  const digit = (cell: number, value: number): Move => ({ do: 'digit', cells: [cell], digit: value, clean: true });

  test('redoing takes the youngest branch', () => {
    const first = undo(play(start('4x4:2x2'), digit(0, 1)));
    const second = undo(play(first, digit(0, 2)));
    expect(boardOf(redo(second)).digits[0]).toBe(2);
    expect(boardOf(redo(undo(redo(second)))).digits[0]).toBe(2);
  });

  test('savepoints lead back into any branch; names are unique', () => {
    const saved = save(play(start('4x4:2x2'), digit(0, 1)), 'one');
    const two = save(play(undo(saved), digit(0, 2)), 'two');
    expect(boardOf(goTo(two, 'one')).digits[0]).toBe(1);
    expect(goTo(two, 'three')).toBe(two);
    expect(rename(two, 'one', 'two').savepoints).toEqual([{ node: 1, name: 'two' }]);
    expect(rename(two, 'one', 'one').savepoints).toHaveLength(2);
  });

  test.each([
    ['practice', {}, { autoCandidates: true, autoClean: true, conflicts: 'conflicts' }],
    ['practice', { hasCandidates: false }, { autoCandidates: false, autoClean: true, conflicts: 'conflicts' }],
    ['practice', { own: { conflicts: 'off' } }, { autoCandidates: true, autoClean: true, conflicts: 'off' }],
    ['new', {}, {}],
    ['new', { hasCandidates: true }, { autoCandidates: true }],
  ] as const)('settings of its own that a game has (%s, %j)', (kind, chosen, own) =>
    expect(ownSettings({ source: { kind }, ...chosen })).toEqual(own),
  );

  test('a restart can be undone', () => {
    const played = play(start('4x4:2x2'), digit(0, 1));
    const again = restart(played, 'before');
    expect(boardOf(again).digits[0]).toBe(0);
    expect(goTo(again, 'before').at).toBe(played.at);
    expect(restart(save(played, 'mine'), 'before').savepoints.map(({ name }) => name)).toEqual(['mine']);
  });

  test('"what if" in a "what if": the inner ends first', () => {
    const outer = play(whatIf.begin(start('4x4:2x2')), digit(0, 1));
    const inner = play(whatIf.begin(outer), digit(1, 2));
    expect(whatIf.depth(inner)).toBe(2);
    expect(whatIf.begin(whatIf.begin(outer)).whatIfs).toHaveLength(2);
    const back = whatIf.throwAway(inner);
    expect(back.at).toBe(outer.at);
    expect(whatIf.depth(back)).toBe(1);
    expect(whatIf.depth(undo(undo(inner)))).toBe(1); // where the outer began
    expect(whatIf.keep(whatIf.keep(inner)).whatIfs).toEqual([]);
  });
});

describe('the board', () => {
  test('a placed digit is taken out of the notes of its peers only when notes are cleaned', () => {
    const note: Move = { do: 'corner', cells: [1, 15], digit: 3, on: true };
    for (const clean of [true, false]) {
      const { corner } = boardOf(play(play(start('4x4:2x2'), note), { do: 'digit', cells: [0], digit: 3, clean }));
      expect([corner[1], corner[15]]).toEqual([clean ? 0 : 4, 4]);
    }
  });

  test('what is ruled out is no candidate, and comes back', () => {
    const out = (on: boolean): Move => ({ do: 'ruledOut', cells: [0], digit: 2, on });
    const closed = play(start('4x4:2x2'), out(true));
    const candidates = (game: Game) => candidatesOf(geometryOfGame(game), boardOf(game))[0];
    expect(candidates(closed)).toBe(0b1101);
    expect(candidates(play(closed, out(false)))).toBe(0b1111);
  });

  test('a note has several colours, a line its last colour', () => {
    const draw = (thing: Ink, colour: number, on = true): Move => ({ do: 'ink', things: [thing], colour, on });
    const [note, line]: Ink[] = [
      ['note', 3, 2],
      ['line', 10, 12],
    ];
    const colours = (list: readonly Move[]): number[] => [...boardOf(doAll(start('4x4:2x2'), list)).ink.values()];
    expect(colours([draw(note!, 1), draw(note!, 3)])).toEqual([0b101]);
    expect(colours([draw(note!, 1), draw(note!, 3), draw(note!, 1, false)])).toEqual([0b100]);
    expect(colours([draw(line!, 1), draw(line!, 3)])).toEqual([0b100]);
    expect(colours([draw(line!, 3), draw(line!, 1, false)])).toEqual([0b100]);
  });

  test('solved is filled without conflict', () => {
    const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    const solvedGame = start('4x4:2x2', solution);
    expect(isSolved(solvedGame, boardOf(solvedGame))).toBe(true);
    const wrong = start('4x4:2x2', [2, ...solution.slice(1)]);
    expect(isSolved(wrong, boardOf(wrong))).toBe(false);
    expect([...conflictsOf(geometryOfGame(wrong), boardOf(wrong).digits)].sort((a, b) => a - b)).toEqual([0, 1, 8]);
    // On a board with diagonals, what a diagonal holds twice is in conflict.
    const twice = Uint8Array.from({ length: 81 }, (_, cell) => (cell === 0 || cell === 80 ? 7 : 0));
    expect(conflictsOf(geometryOfGame({ board: '9x9:x' }), twice)).toEqual(new Set([0, 80]));
  });
});
