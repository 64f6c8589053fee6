import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { monthOf } from '@pencilmark/coach/review';
import { classic, sized } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';

// Settings follow the browser from their first moment on.
vi.hoisted(() => {
  const none = () => undefined;
  vi.stubGlobal('addEventListener', none);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: none }));
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterAll(() => void vi.unstubAllGlobals());

import { draftOf, geometryOfDraft, sketchOf, withGivens } from '../features/create/draft.ts';
import { changed, now } from '../features/create/history.ts';
import type { Table } from '../features/create/reading.ts';
import { leadOver, momentsOf } from '../features/ghost/ghost.ts';
import { latestDays } from '../features/prove/five.ts';
import { logText } from '../features/review/log/code.ts';
import { game as reviewed } from '../features/review/work.ts';
import { boardOf, candidatesOf, isSolved } from '../model/board.ts';
import { type Game, geometryOfGame, type Move, makeGame, play, save, undo } from '../model/game.ts';
import { playedOf } from '../model/played.ts';
import { headingOf } from '../model/titles.ts';
import * as whatIf from '../model/what-if.ts';
import { loadKinds } from '../puzzles/boards.ts';
import { type SolvedGame, solvedFrom } from '../statistics/solved.ts';
import { daysOf, statisticsOf } from '../statistics/statistics.ts';
import type { Aside } from '../storage/aside.ts';
import type { Row, StoreName } from '../storage/database.ts';
import { tried } from '../storage/shape.ts';
import { brought, type Change, entriesOf, type Kept } from './bring.ts';
import { ROWS, TEXTS } from './kinds.ts';
import { jsonOf, readLines, writtenLines } from './lines.ts';

await loadKinds();

const BOARDS = ['4x4:2x2', '6x6:2x3', '9x9:x', '9x9:killer_3:r1c1-2'];
const DAY = Date.UTC(2026, 10, 23);

/** Any move on a board of a size. */
function moves(size: number): fc.Arbitrary<Move> {
  const cell = fc.nat(size * size - 1);
  const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 3 });
  const digit = fc.integer({ min: 1, max: size });
  return fc.oneof(
    fc.record({ do: fc.constant('digit' as const), cells, digit, clean: fc.boolean() }),
    fc.record({ do: fc.constantFrom('corner' as const, 'ruledOut' as const), cells, digit, on: fc.boolean() }),
    fc.record({ do: fc.constant('erase' as const), cells, what: fc.constantFrom('digit' as const, 'colour' as const) }),
    cell.map((place): Move => ({ do: 'notes', cells: [place], sets: [5] })),
    cell.map((place): Move => ({ do: 'ink', things: [['note', place, 1]], colour: 3, on: true })),
    cell.map((place): Move => ({ do: 'step', placements: [{ cell: place, digit: 2 }], eliminations: [], clean: true })),
  );
}

const played = (start: Game, list: readonly (Move | 'undo' | 'save' | 'what if')[]): Game =>
  list.reduce(
    (game, deed, at) =>
      deed === 'undo'
        ? undo(game)
        : deed === 'save'
          ? save(game, `${at}`)
          : deed === 'what if'
            ? whatIf.begin(game)
            : play(game, deed, at * 1000),
    start,
  );

const someDeeds = (size: number) =>
  fc.array(fc.oneof(moves(size), moves(size), fc.constantFrom('undo' as const, 'save' as const, 'what if' as const)), {
    maxLength: 8,
  });

/** Any game; few ids, so that two browsers have versions of one. */
const games: fc.Arbitrary<Game> = fc
  .tuple(fc.constantFrom(...BOARDS), fc.nat(5), fc.nat(4))
  .chain(([board, id, touched]) => {
    const size = Number.parseInt(board, 10);
    const about = { title: 'A title', rules: 'Rules' };
    const start = makeGame(board, Array(size * size).fill(0), { kind: 'import', about }, `${board} ${id}`, DAY);
    return someDeeds(size).map(
      (list): Game => ({ ...played(start, list), touched: DAY + touched, hints: list.length }),
    );
  });

const solved: fc.Arbitrary<SolvedGame> = games.map((game) => ({
  ...solvedFrom({ ...game, solved: game.touched }),
  id: `daily-2026-11-2${game.hints}-easy`,
}));

const answers = fc.tuple(fc.nat(5), fc.nat(3), fc.constantFrom('found', 'missed')).map(([id, at, outcome]) => ({
  ...{ id: `a${id}`, technique: 'x-wing', drill: 'd', grade: 'shown', at: DAY + at, ms: 500, outcome },
}));

const tables: fc.Arbitrary<Table> = fc.tuple(fc.nat(4), fc.nat(3), fc.array(fc.nat(4), { maxLength: 4 })).map(
  ([id, touched, digits]): Table => ({
    id: `t${id}`,
    touched: DAY + touched,
    history: digits.reduce((history, digit) => changed(history, withGivens(now(history), [0], digit)), {
      drafts: [{ ...draftOf(sized(4)), clues: [{ rule: 'killer', cells: [[0, 1]], values: [3] }] }],
      at: 0,
    }),
  }),
);

const review = await (async () => {
  const givens = [...'1.3434.2214343..'].map((sign) => Number(sign) || 0);
  const start = makeGame('4x4:2x2', givens, { kind: 'new' }, 'reviewed', DAY);
  const digit = (cell: number, value: number): Move => ({ do: 'digit', cells: [cell], digit: value, clean: true });
  const game = played(start, [digit(1, 4), 'undo', digit(1, 2), { do: 'notes', cells: [6], sets: [3] }, digit(6, 1)]);
  const named = (await reviewed({ ...game, played: 9000 }, { progress: () => {} } as never))!;
  expect(named.review.slips.length).toBeGreaterThan(0);
  return { nodes: game.nodes.length, at: game.at, played: 9000, method: named.review.method, named };
})();
const reviews = fc.tuple(fc.nat(3), fc.nat(3)).map(([id, at]) => ({ id: `r${id}`, at: DAY + at, found: review }));

const SAMPLES: Readonly<Record<StoreName, fc.Arbitrary<Row>>> = { games, solved, tables, answers, reviews };

const notes = fc.nat(5).map((match) => ({ match: `m${match}`, corner: [1, 2], centre: [0], colour: [] }));
const outcomes = fc.array(fc.constantFrom('proven', 'wrong'), { maxLength: 5 });
const TEXT_SAMPLES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  settings: fc.record({ theme: fc.constantFrom('dark', 'light'), sound: fc.boolean(), touched: fc.nat(9) }),
  player: fc.record({ knows: fc.constantFrom('new', 'basics'), hands: fc.constant('finger') }),
  guest: fc.constantFrom('', 'Ada', 'Bob'),
  remarks: fc.subarray(['wrong', 'begin', 'hint']).map((names) => names.join(' ')),
  families: fc.uniqueArray(fc.constantFrom('singles', 'fish', 'wings'), { maxLength: 3 }),
  reasons: fc.uniqueArray(fc.constantFrom('x-wing', 'skyscraper', 'naked-pair'), { maxLength: 3 }),
  matches: fc.uniqueArray(notes, { maxLength: 3, selector: ({ match }) => match }),
  five: fc
    .dictionary(fc.constantFrom('2026-11-21', '2026-11-22', '2026-11-23'), outcomes, { noNullPrototype: true })
    .map((days) => latestDays(days as never)),
};
const isPlain = (name: string): boolean => name === 'guest' || name === 'remarks';
const textsOf = (name: string): fc.Arbitrary<string> =>
  TEXT_SAMPLES[name]!.map((value) => (isPlain(name) ? String(value) : JSON.stringify(value)));

/** What no version of the app ever wrote. */
const ODD: readonly unknown[] = [
  ...[Number.NaN, 1e308, -1, 0.5, 99, 2 ** 31, Infinity, null, undefined, '', true, [], {}, '__proto__', 'constructor'],
  ...['x'.repeat(2000), '9x9', [[]], [null], [99], { length: 3 }, new Date(Number.NaN), 7n],
];
const odd: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }));

/** A game with all that a game can have. */
const FULL: Game = {
  ...whatIf.begin(
    played(makeGame('4x4:2x2', [1, ...Array(15).fill(0)], { kind: 'daily', day: '2026-11-23', seed: 5 }, 'full', DAY), [
      { do: 'digit', cells: [1, 2], digit: 4, clean: true },
      { do: 'corner', cells: [5], digit: 1, on: true },
      'save',
      { do: 'colour', cells: [5], digit: 9, on: true },
      { do: 'ruledOut', cells: [6], digit: 3, on: true },
      'undo',
      { do: 'erase', cells: [1], what: 'digit' },
      { do: 'notes', cells: [9, 10], sets: [5, 6], where: 'corner' },
      {
        do: 'ink',
        things: [
          ['strong', 5, 1, 6, 0, 1],
          ['line', 3, 4],
          ['note', 5, 2],
          ['circle', 8],
        ],
        colour: 3,
        on: true,
      },
      { do: 'step', placements: [{ cell: 7, digit: 2 }], eliminations: [{ cell: 8, digit: 1 }], clean: false },
    ]),
  ),
  ghost: { of: 'other', name: 'Ada', moments: [{ ms: 5, cells: 1, cell: 3 }] },
  own: { autoClean: true, conflicts: 'off' },
  solved: DAY,
  checks: 2,
};

/** The paths of all parts of a value. */
const pathsIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [[name], ...pathsIn(part).map((path) => [name, ...path])])
    : [];

/** A value whose part at a path is changed or removed. */
function changedAt(value: unknown, path: readonly string[], other: unknown, isGone = false): unknown {
  const whole = structuredClone(value) as Record<string, unknown>;
  const part = path.slice(0, -1).reduce((inner, name) => inner[name] as Record<string, unknown>, whole);
  if (isGone) delete part[path.at(-1)!];
  else part[path.at(-1)!] = other;
  return whole;
}

/** A value with one part, at any depth, that is changed, removed, or under another name. */
const mutated = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), odd, fc.nat(2))
    .map(([at, other, how]) => {
      if (typeof value !== 'object') return other;
      const whole = structuredClone(value) as Record<string, unknown>;
      let part = whole;
      for (;;) {
        const names = Object.keys(part);
        const name = names[Math.floor(at.next().value! * names.length)];
        if (name === undefined) return other;
        const next = part[name];
        if (typeof next === 'object' && next !== null && Object.keys(next).length > 0 && at.next().value! < 0.8) {
          part = next as Record<string, unknown>;
          continue;
        }
        if (how === 2) Object.defineProperty(part, '__proto__', { value: part[name], enumerable: true });
        if (how > 0) delete part[name];
        else part[name] = other;
        return whole;
      }
    });

/** What the app does with what it reads; it must not throw. */
const USES: Readonly<Record<StoreName, (value: never) => void>> = {
  games(game: Game) {
    for (const at of game.nodes.keys()) boardOf({ ...game, at });
    isSolved(game, boardOf(game));
    candidatesOf(geometryOfGame(game), boardOf(game));
    playedOf(game);
    momentsOf(game);
    if (game.ghost) expect(leadOver(game.ghost, 3, 100).lead).toBeGreaterThan(-17);
    headingOf(game);
    logText(game);
    whatIf.depth(game);
    expect(new Date(game.touched).toISOString()).toBeTruthy();
  },
  solved(game: SolvedGame) {
    statisticsOf([game], DAY);
    daysOf([game]);
  },
  tables({ history }: Table) {
    for (const draft of history.drafts) expect(geometryOfDraft(draft) ?? sketchOf(draft)).toBeTruthy();
    expect(now(history)).toBeTruthy();
  },
  answers: ({ at, ms }: { at: number; ms: number }) => expect(at + ms).toBeGreaterThanOrEqual(0),
  reviews({ found: { named } }: { found: typeof review }) {
    if (!named) return;
    monthOf([named.review]);
    for (const { reason } of named.review.moves)
      for (const id of reason?.steps ?? []) expect(named.names[id]!.en).not.toBe(0);
    for (const { moves: indices } of named.review.slips)
      for (const index of indices) expect(named.review.moves[index]).toBeTruthy();
  },
};

describe.each(ROWS.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  test('what the app wrote is read as it is, after JSON too', () =>
    fc.assert(
      fc.property(SAMPLES[name], (value) => {
        expect(kind.read(value)).toEqual({ value });
        expect(kind.read(JSON.parse(JSON.stringify(value)))).toEqual({ value });
      }),
    ));

  test('with any part changed or removed, it can be used if it is read', () => {
    const whole = name === 'games' ? FULL : fc.sample(SAMPLES[name], { seed: 5, numRuns: 9 }).at(-1)!;
    expect(kind.read(whole).value).toEqual(whole);
    for (const path of pathsIn(whole))
      for (const changed of [changedAt(whole, path, 0, true), ...ODD.map((other) => changedAt(whole, path, other))]) {
        const { value } = tried(kind.read, changed);
        if (value) USES[name](value as never);
      }
  });

  test('whatever lies there, reading does not throw, and what it lets through can be used', () =>
    fc.assert(
      fc.property(
        fc.oneof({ weight: 1, arbitrary: odd }, { weight: 9, arbitrary: SAMPLES[name].chain(mutated) }),
        (raw) => {
          const { value } = tried(kind.read, raw);
          if (value) USES[name](value as never);
        },
      ),
      { numRuns: runs(500) },
    ));
});

describe.each(TEXTS.map(({ slot }) => [slot.name, slot] as const))('%s', (name, slot) => {
  test('what the app wrote is read', () =>
    fc.assert(
      fc.property(textsOf(name), (text) => {
        expect(slot.readText(text).fault).toBeUndefined();
      }),
    ));

  test('whatever lies there is read, or is a fault; what is saved of it is no fault', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map(jsonOf),
          fc.tuple(textsOf(name), fc.nat(40)).map(([text, end]) => text.slice(0, end)),
          TEXT_SAMPLES[name]!.chain(mutated).map(jsonOf),
        ),
        (text) => {
          const { value, fault } = slot.readText(text);
          expect(value !== undefined || fault !== undefined).toBe(true);
          if (value === undefined) return;
          const again = isPlain(name) ? [value].flat().join(' ') : JSON.stringify(value);
          expect(slot.readText(again).fault).toBeUndefined();
        },
      ),
      { numRuns: runs(300) },
    ));
});

const byId = <Of extends Row>(list: readonly Of[]): Of[] => [...new Map(list.map((row) => [row.id, row])).values()];

/** Anything that a browser may keep, once what cannot be read lies aside. */
const keeps: fc.Arbitrary<Kept> = fc
  .tuple(
    fc.tuple(...ROWS.map(({ name }) => fc.array(SAMPLES[name], { maxLength: 3 }))),
    fc.tuple(...TEXTS.map(({ slot }) => fc.option(textsOf(slot.name)))),
    fc.array(fc.tuple(fc.nat(5), odd), { maxLength: 2 }),
  )
  .map(([rows, texts, aside]) => ({
    rows: new Map(ROWS.map(({ name }, at) => [name, byId(rows[at]!)])),
    texts: new Map(TEXTS.flatMap(({ slot }, at) => (texts[at] === null ? [] : [[slot.name, texts[at]!] as const]))),
    aside: byId(
      aside.map(([id, value]): Aside => ({ id: `x${id}`, kind: 'games', at: DAY, reason: '', value: [id, value] })),
    ),
  }));

const NOTHING: Kept = { rows: new Map(), texts: new Map(), aside: [] };

/** What a browser keeps after a change. */
const after = ({ rows, texts, aside }: Kept, change: Change): Kept => ({
  rows: new Map(ROWS.map(({ name }) => [name, byId([...(rows.get(name) ?? []), ...(change.rows.get(name) ?? [])])])),
  texts: new Map([
    ...texts,
    ...Array.from(change.texts, ([name, value]) => {
      const text = isPlain(name) ? [value].flat().join(' ') : JSON.stringify(value);
      return [name, text] as const;
    }),
  ]),
  aside: [...aside, ...change.aside],
});

/** What a browser keeps once it was given the file of another. */
const given = (here: Kept, file: string): Kept => {
  const read = readLines(file);
  if (!read.ok) throw new Error(read.error.code);
  return after(here, brought(here, read.value));
};
const fileOf = (kept: Kept): string => writtenLines(entriesOf(kept));
const sorted = (kept: Kept): string[] => fileOf(kept).split('\n').sort();

test('whatever the app keeps in small is a slot, and comes with the file but for what is made again', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const opening = sources.filter(([file, text]) => !/^storage/.test(file) && /localStorage|openDB/.test(text));
  expect(opening).toEqual([]);
  const names = sources.flatMap(([, text]) =>
    Array.from(text.matchAll(/\bslot(?:<.*>)?\(\s*'(\w+)'/g), ([, name]) => name),
  );
  const remade = ['asked', 'clock', 'daily', 'table'];
  expect(names.sort()).toEqual([...TEXTS.map(({ slot }) => slot.name), ...remade].sort());
});

describe('one file for all', () => {
  test('what a fresh browser is given is what was saved', () =>
    fc.assert(
      fc.property(keeps, (kept) => {
        const there = given(NOTHING, fileOf(kept));
        // Small records are written anew, with all their parts.
        const rest = (all: Kept): string[] => sorted({ ...all, texts: new Map() });
        expect(rest(there)).toEqual(rest(kept));
        expect([...there.texts.keys()]).toEqual([...kept.texts.keys()]);
        for (const { slot } of TEXTS)
          if (kept.texts.has(slot.name))
            expect(slot.readText(there.texts.get(slot.name)!)).toEqual(slot.readText(kept.texts.get(slot.name)!));
      }),
    ));

  test('brought to where it comes from, or twice, it changes nothing', () =>
    fc.assert(
      fc.property(keeps, keeps, (mine, theirs) => {
        expect(given(mine, fileOf(mine))).toEqual(mine);
        const both = given(mine, fileOf(theirs));
        expect(sorted(given(both, fileOf(theirs)))).toEqual(sorted(both));
        expect(sorted(given(both, fileOf(mine)))).toEqual(sorted(both));
      }),
    ));

  test('nothing that either browser had is lost: every record, every move of a game', () =>
    fc.assert(
      fc.property(keeps, keeps, (mine, theirs) => {
        const both = given(mine, fileOf(theirs));
        for (const from of [mine, theirs])
          for (const [name, rows] of from.rows)
            for (const row of rows) {
              const there = both.rows.get(name)!.find(({ id }) => id === row.id)!;
              expect(there).toBeDefined();
              if (name !== 'games') continue;
              const movesOf = ({ nodes }: Game): string[] => nodes.map(({ move }) => jsonOf(move));
              expect(movesOf(there as Game)).toEqual(expect.arrayContaining(movesOf(row as Game)));
            }
      }),
    ));

  test('two browsers that give each other their files agree on every record', () =>
    fc.assert(
      fc.property(keeps, keeps, (a, b) => {
        const [first, second] = [given(a, fileOf(b)), given(b, fileOf(a))];
        for (const { name } of ROWS.filter((kind) => kind.name !== 'games')) {
          const all = (kept: Kept): string[] => kept.rows.get(name)!.map(jsonOf).sort();
          expect(all(first)).toEqual(all(second));
        }
      }),
    ));

  test('cut off anywhere, it is refused', () =>
    fc.assert(
      fc.property(keeps, fc.double({ min: 0, max: 0.999, noNaN: true }), (kept, share) => {
        const file = fileOf(kept).trimEnd();
        expect(readLines(file).ok).toBe(true);
        expect(readLines(file.slice(0, Math.floor(file.length * share))).ok).toBe(false);
      }),
    ));

  test('a record that cannot be read comes to what lies aside, once; the others are taken', () =>
    fc.assert(
      fc.property(keeps, fc.constantFrom(...Object.keys(SAMPLES)), odd, (kept, kind, value) => {
        const file = writtenLines([...entriesOf(kept), { kind, value: [value] }, { kind: 'unheard of', value }]);
        const there = given(NOTHING, file);
        const aside = there.aside.length - kept.aside.length;
        expect(aside).toBeGreaterThanOrEqual(1);
        expect(aside).toBeLessThanOrEqual(2);
        for (const [name, rows] of kept.rows) expect(there.rows.get(name)!.length).toBe(rows.length);
        expect(given(there, file)).toEqual(there);
      }),
    ));

  test.each([
    ['', 'head'],
    ['5', 'head'],
    ['{"format":"pencilmark-answers","version":1}', 'head'],
    ['{"format":"pencilmark-backup","version":2,"records":0,"more":[]}\n?', 'newer'],
    ['{"format":"pencilmark-backup","version":1,"records":1}\n{"kind":"games","val', 'line'],
    ['{"format":"pencilmark-backup","version":1,"records":2}\n{"kind":"games","value":1}', 'short'],
  ])('%s is refused: %s', (text, code) => expect(readLines(text)).toMatchObject({ ok: false, error: { code } }));

  test('what another version put aside is taken when this version can read it', () => {
    const game = makeGame(classic.id, Array(81).fill(0), { kind: 'new' }, 'g', DAY);
    const aside: Aside = { id: 'x', kind: 'games', at: DAY, reason: '.nodes', value: game };
    const there = given(NOTHING, writtenLines([{ kind: 'aside', value: aside }]));
    expect(there.rows.get('games')).toEqual([game]);
    expect(there.aside).toEqual([]);
  });

  test('two games of one name with other puzzles: the newer stays, the other lies aside', () => {
    const game = (touched: number, given: number): Game => ({
      ...makeGame('4x4:2x2', [given, ...Array(15).fill(0)], { kind: 'new' }, 'g', DAY),
      touched,
    });
    const there = given(
      { ...NOTHING, rows: new Map([['games', [game(5, 1)]]]) },
      fileOf({ ...NOTHING, rows: new Map([['games', [game(7, 2)]]]) }),
    );
    expect(there.rows.get('games')).toEqual([game(7, 2)]);
    expect(there.aside.map(({ value }) => value)).toEqual([game(5, 1)]);
  });
});
