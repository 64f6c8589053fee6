import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { levelsOf, MATCH_BOARDS } from './kinds.ts';
import { replay } from './log/apply.ts';
import { deadline, decide, initial, refusalOfRules } from './match.ts';
import { PHRASES } from './phrases.ts';
import { begun, lastOf, on, type Play, play, rulesOf, type Said, SMALL, START, setupOf } from './testing.ts';

const NONCE = 'ab'.repeat(16);
const join = (seat: number, account?: string): Said => ({
  t: 'join',
  seat,
  name: `N${seat}`,
  ...(account && { account }),
});
const ready = (seat: number): Said => ({ t: 'ready', seat, nonce: NONCE });
const phases = (...said: [number, Said][]) => play(setupOf(), ...said).state.progress;

describe('the states of a match', () => {
  const full: [number, Said][] = [
    [0, join(0)],
    [100, join(1)],
  ];

  test('open until the seats are full, then ready, then the countdown, then live', () => {
    expect(phases()).toMatchObject({ phase: 'open', seats: [null, null] });
    expect(phases([0, join(1)])).toMatchObject({ phase: 'open', seats: [null, { name: 'N1', account: null }] });
    expect(phases(...full)).toMatchObject({ phase: 'ready', since: 100 });
    expect(phases(...full, [200, ready(0)])).toMatchObject({
      phase: 'ready',
      seats: [{ nonce: NONCE }, { nonce: null }],
    });
    expect(phases(...full, [200, ready(0)], [300, ready(1)])).toMatchObject({ phase: 'countdown', since: 300 });
    expect(begun().state.progress).toMatchObject({ phase: 'live', since: START });
  });

  test('who is not ready after 30 seconds makes the match void', () => {
    const waiting = play(setupOf(), ...full, [200, ready(0)]);
    expect(waiting.log.map(({ deadline }) => deadline)).toEqual([null, 30_100, 30_100]);
    expect(on(waiting, [30_099, { t: 'due' }]).state.progress.phase).toBe('ready');
    expect(on(waiting, [30_100, { t: 'due' }]).state.progress.result!.ending).toBe('void');
    const late = on(waiting, [30_100, ready(1)]);
    expect(lastOf(late)).toMatchObject({ events: [{ k: 'done', at: 30_100 }], refusal: { code: 'over' } });
  });

  test('the countdown takes 3 seconds, and ends with the toss', () => {
    const counting = play(setupOf(), ...full, [200, ready(0)], [300, ready(1)]);
    expect(counting.log.at(-1)!.deadline).toBe(3300);
    const toss = '0'.repeat(64);
    expect(lastOf(on(counting, [3299, { t: 'start', toss }])).refusal!.code).toBe('not-yet');
    expect(on(counting, [9000, { t: 'due' }]).state.progress.phase).toBe('countdown');
    expect(on(counting, [3300, { t: 'start', toss }]).state.progress).toMatchObject({ phase: 'live', toss });
  });

  test('an operator may end a match before it is done, and after that nobody can do anything', () => {
    const done = on(begun(), [START + 1, { t: 'void' }]);
    expect(done.state.progress.result).toEqual({ ending: 'void', standings: [] });
    expect(done.log.at(-1)!.deadline).toBeNull();
    for (const said of [{ t: 'void' }, { t: 'resign', seat: 0 }, { t: 'start', toss: '' }, join(0)] satisfies Said[])
      expect(lastOf(on(done, [START + 2, said]))).toMatchObject({ events: [], refusal: { code: 'over' } });
  });

  test('who leaves before the start ends a match that has not begun', () => {
    expect(phases(...full, [200, { t: 'resign', seat: 1 }]).result).toEqual({ ending: 'void', standings: [] });
  });

  test.each<[code: string, said: Said]>([
    ['taken', join(0)],
    ['seat', join(2)],
    ['seat', ready(1)],
    ['not-ready', ready(0)],
    ['not-live', { t: 'move', seat: 0, cell: 1, digit: 2 }],
    ['not-live', { t: 'credit', seat: 0, from: 0, cid: 'o' }],
    ['not-yet', { t: 'start', toss: '' }],
  ])('refused while one seat is free: %s', (code, said) => {
    expect(lastOf(play(setupOf(), [0, join(0)], [1, said])).refusal!.code).toBe(code);
  });

  test('a rated match needs an account on each seat, and two different accounts', () => {
    const rated = setupOf({ mode: 'race', isRated: true });
    expect(lastOf(play(rated, [0, join(0)])).refusal!.code).toBe('account');
    expect(lastOf(play(rated, [0, join(0, 'ann')], [1, join(1, 'ann')])).refusal!.code).toBe('twice');
    expect(play(rated, [0, join(0, 'ann')], [1, join(1, 'ben')]).state.progress.phase).toBe('ready');
  });
});

describe('what the service gives back', () => {
  const outage = (from: number, cid = `from-${from}`): Said => ({ t: 'credit', seat: 0, from: START + from, cid });
  const leftOf = ({ state }: Play): number => state.progress.duel!.clocks[0]!.left;

  test('a credit goes to the clock, once for each outage, and is at most 10 seconds', () => {
    const after = on(begun(), [START + 12_000, outage(0)], [START + 12_001, outage(0)]);
    expect(after.log.at(-1)).toMatchObject({ k: 'credit', body: { ms: 10_000, from: START } });
    expect(lastOf(after).repeat).toEqual(after.log.at(-1));
    expect(leftOf(after)).toBe(250_000);
  });

  test('an outage that many report pays once: 20 commands that waited 2 s get 2 s', () => {
    const reports = Array.from({ length: 20 }, (_, n): [number, Said] => [START + 5000 + n, outage(3000 + n)]);
    const after = on(begun(), ...reports);
    expect(after.log.filter(({ k }) => k === 'credit').map(({ body }) => body)).toEqual([
      { ms: 2000, from: START + 3000 },
    ]);
    expect(leftOf(after)).toBe(242_000);
  });

  test('it covers no more than the turn, and only of the seat whose clock runs', () => {
    expect(leftOf(on(begun(), [START + 2000, outage(-60_000)]))).toBe(242_000);
    const other: Said = { t: 'credit', seat: 1, from: START, cid: 'o' };
    expect(lastOf(on(begun(), [START + 2000, other])).refusal!.code).toBe('turn');
  });

  test('it comes before a flag that would have fallen within it, and not before a flag that had fallen', () => {
    const moved = on(
      begun(setupOf({ seconds: 10 })),
      [START + 1000, { t: 'move', seat: 0, cell: 1, digit: 2 }],
      [START + 2000, { t: 'move', seat: 1, cell: 6, digit: 1 }],
    );
    const flagAt = deadline(moved.state)! - START;
    const saved = on(moved, [START + flagAt + 500, outage(flagAt - 2500)]);
    expect(saved.log.at(-1)).toMatchObject({ k: 'credit', body: { ms: 3000 } });
    expect(deadline(saved.state)).toBe(START + flagAt + 3000);
    const late = on(moved, [START + flagAt + 2500, outage(flagAt)]);
    expect(late.log.at(-1)).toMatchObject({ k: 'done', body: { result: { ending: 'flag' } } });
    // An outage that was longer than what can be given back does not save.
    expect(on(moved, [START + flagAt + 20_000, outage(flagAt - 1)]).log.at(-1)).toMatchObject({ k: 'done' });
  });

  // The first move is due after 30 s, so all of them are over before.
  test('whatever outages are reported, in whatever order, they earn at most their union within the turn', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -20_000, max: 14_000 }), fc.nat(15_000), fc.nat(1)), { maxLength: 12 }),
        (spans) => {
          const reports = spans
            .map(([from, length, seat]) => ({ from, to: Math.max(from + length, 0), seat }))
            .sort((a, b) => a.to - b.to);
          const after = on(
            begun(),
            ...reports.map(({ from, to, seat }, n): [number, Said] => [
              START + to,
              { t: 'credit', seat, from: START + from, cid: `o${n}` },
            ]),
          );
          const isAway = (ms: number): boolean =>
            reports.some(({ from, to, seat }) => seat === 0 && from <= ms && ms < to);
          const union = Array.from({ length: 40_000 }, (_, ms) => ms).filter(isAway).length;
          const given = leftOf(after) - 240_000;
          expect(given).toBeLessThanOrEqual(union);
          // Nothing is lost but what is too short, and what is beyond the 10 seconds of one.
          if (reports.every(({ from, to }) => to - Math.max(from, 0) <= 10_000))
            expect(given).toBeGreaterThan(union - 100 * Math.max(1, reports.length));
          expect(replay(after.state.setup, after.log)).toEqual(after.state);
          expect(after.state.progress.duel!.clocks[1]!.left).toBe(240_000);
        },
      ),
      { numRuns: runs(60) },
    ));

  test('being away twice, or here twice, leaves no trace', () => {
    const away = on(begun(), [START + 1, { t: 'leave', seat: 0 }], [START + 2, { t: 'leave', seat: 0 }]);
    expect(lastOf(away)).toEqual({ events: [] });
    expect(away.state.progress.seats[0]!.absentSince).toBe(START + 1);
    expect(lastOf(on(begun(), [START + 1, { t: 'back', seat: 0 }]))).toEqual({ events: [] });
  });
});

describe('phrases', () => {
  const say = (phrase: number): Said => ({ t: 'phrase', seat: 0, phrase });

  test('are numbers of a list, one in three seconds, also after the end', () => {
    const said = on(begun(), [START + 1000, say(0)]);
    expect(said.log.at(-1)).toMatchObject({ k: 'phrase', seat: 0, body: { phrase: 0 } });
    expect(lastOf(on(said, [START + 3999, say(1)])).refusal!.code).toBe('often');
    expect(lastOf(on(said, [START + 4000, { t: 'void' }], [START + 4000, say(1)])).events).toHaveLength(1);
    expect(lastOf(on(said, [START + 4000, say(PHRASES.length)])).refusal!.code).toBe('phrase');
  });
});

test('a seat can do 40 things for each cell of the board, then it can only resign', () => {
  let noted = begun(setupOf({ mode: 'team', seconds: 600 }));
  // To be ready was the first.
  for (let count = 1; count < 640; count++)
    noted = on(noted, [START + count, { t: 'note', seat: 0, cell: 1, digit: 2, isOn: count % 2 === 0 }]);
  expect(lastOf(noted).events).toHaveLength(1);
  const move: Said = { t: 'move', seat: 0, cell: 1, digit: 2 };
  expect(lastOf(on(noted, [START + 641, move])).refusal!.code).toBe('many');
  expect(lastOf(on(noted, [START + 641, { ...move, seat: 1 }])).events).toHaveLength(1);
  expect(lastOf(on(noted, [START + 641, { t: 'resign', seat: 0 }])).events).toHaveLength(1);
});

test('service time never falls in a log, whatever moments the commands come with', () => {
  const { log } = on(
    begun(),
    [START + 5000, { t: 'move', seat: 0, cell: 1, digit: 2 }],
    [START - 7000, { t: 'move', seat: 1, cell: 6, digit: 1 }],
  );
  expect(log.slice(-2).map(({ at, seq }) => [at - START, seq])).toEqual([
    [5000, 6],
    [5000, 7],
  ]);
});

describe('rules that fit no mode', () => {
  test.each([
    ['board', rulesOf({ board: '9x9:hexagons' })],
    ['board', rulesOf({ board: '36x36' })],
    ['board', rulesOf({ board: '25x25', level: 'gentle' })],
    ['board', rulesOf({ board: '9x9:x', level: 'easy' })],
    ['level', rulesOf({ board: '9x9', level: 'fiendish' })],
    ['level', rulesOf({ board: '9x9', level: 'extreme' })],
    ['level', rulesOf({ board: '4x4', level: 'easy' })],
    ['rules', rulesOf({ seats: 3 })],
    ['rules', rulesOf({ isChecked: false })],
    ['rules', rulesOf({ teams: 2 })],
    ['rules', rulesOf({ mode: 'race', teams: 2 })],
    ['rules', rulesOf({ mode: 'team', isRated: true })],
    ['rules', rulesOf({ mode: 'team', seats: 1, teams: 2 })],
  ])('%s: %o', (code, rules) => {
    expect(refusalOfRules(rules)!.code).toBe(code);
  });

  test('those of the modes fit', () => {
    for (const mode of ['duel', 'race', 'team'] as const) expect(refusalOfRules(rulesOf({ mode }))).toBeUndefined();
  });

  test('a refusal names the boards that there are, and the levels of a board', () => {
    expect(refusalOfRules(rulesOf({ board: '25x25' }))!.text).toMatch(/ There are 9x9:3x3, .*4x4:2x2\.$/);
    expect(refusalOfRules(rulesOf({ board: '9x9', level: 'extreme' }))!.text).toMatch(
      / There are gentle, easy, moderate, tricky, hard\.$/,
    );
  });

  test('each level of each board in the table fits, however its id is written', () => {
    for (const board of [...MATCH_BOARDS.map((row) => row.board), '9x9', '6x6', '4x4', '8x8'])
      for (const level of levelsOf(board)) expect(refusalOfRules(rulesOf({ board, level }))).toBeUndefined();
    expect(MATCH_BOARDS.every(({ board, hardest }) => levelsOf(board).at(-1) === hardest)).toBe(true);
  });
});

test.each([
  ['a rated duel with one puzzle', setupOf({ isRated: true })],
  ['a race with two puzzles', setupOf({ mode: 'race' }, [SMALL, SMALL])],
  ['a puzzle of another board', setupOf({}, [{ ...SMALL, board: '6x6' }])],
  ['a puzzle that is too short', setupOf({}, [{ ...SMALL, puzzle: '1.3' }])],
  ['a solution with a hole', setupOf({}, [{ ...SMALL, solution: SMALL.puzzle }])],
  ['a solution of another puzzle', setupOf({}, [{ ...SMALL, puzzle: `2${SMALL.puzzle.slice(1)}` }])],
  ['unknown rules', setupOf({ board: 'round' })],
])('a match is not made from %s', (_name, setup) => {
  expect(() => initial(setup)).toThrow(RangeError);
});

test('the state is left alone by a decision', () => {
  const { state } = begun();
  const before = JSON.stringify(state);
  decide(state, { t: 'move', seat: 0, cid: 'x', base: state.progress.seq, cell: 1, digit: 2 }, START + 1);
  expect(JSON.stringify(state)).toBe(before);
});
