import { puzzleOf, writeCells } from '@pencilmark/core/format';
import { generate, generateClued } from '@pencilmark/core/generate';
import { cellName, digitsOf, sized } from '@pencilmark/core/geometry';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { rate, se } from '@pencilmark/core/rate';
import { isSolution } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { type Environment, LONGEST_REQUEST, openEnvironment } from './environment.ts';
import { type Action, AFTER_WRONG, Game, REWARDS } from './game.ts';
import { MOST_BOARDS } from './games.ts';

type Said = Record<string, unknown> & { readonly error?: { readonly code: string; readonly place?: string } };
const ask = (environment: Environment, request: unknown): Said => environment.answer(request) as Said;

const SMALL = '123.34122143432.';
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** An environment with a game. */
function playing(more: object = {}): Environment {
  const environment = openEnvironment();
  expect(ask(environment, { do: 'reset', puzzle: PUZZLE, ...more }).error).toBeUndefined();
  return environment;
}
const step = (environment: Environment, action: object): Said => ask(environment, { do: 'step', ...action });

describe('rewards', () => {
  test('of right and wrong digits, and of eliminations', () => {
    const game = playing({ wrong: 'refuse' });
    expect(step(game, { place: 'r1c3=4' })).toMatchObject({ reward: 1, right: true, done: false });
    expect(step(game, { place: 'r1c4=2' })).toMatchObject({ reward: -1, right: false, done: false, score: 0 });
    expect(step(game, { strike: 'r1c4=2' })).toMatchObject({ reward: 0, right: true });
    expect(step(game, { strike: 'r1c4=6' })).toMatchObject({ reward: -1, right: false, steps: 4, score: -1 });
    expect(ask(game, { do: 'observe' }).observation).toBe(PUZZLE.replace('53.', '534'));
  });

  test('of steps with a reason that proves them', () => {
    const game = playing({ reward: 'proven', wrong: 'refuse' });
    expect(step(game, { place: 'r5c5=5' })).toMatchObject({
      reward: 0,
      right: true,
      proof: { verdict: 'unproven', lack: 'none' },
    });
    const proven = step(game, { place: 'r7c6=7', because: 'naked-single:r7c6' });
    expect(proven).toMatchObject({ reward: 1, proof: { verdict: 'proven', technique: 'naked-single' } });
    expect(step(game, { place: 'r1c3=4', because: 'naked-single:r1c3' })).toMatchObject({
      reward: 0,
      right: true,
      proof: { verdict: 'unproven' },
    });
    expect(step(game, { place: 'r1c4=2', because: 'naked-single:r1c4' })).toMatchObject({
      reward: -1,
      proof: { verdict: 'wrong' },
    });
  });

  test('of the solution alone, where nothing else is told', () => {
    const game = playing({ puzzle: SMALL, reward: 'solved', wrong: 'keep' });
    const first = step(game, { place: 'r1c4=1' });
    expect(first).toMatchObject({ reward: 0, done: false, observation: '123134122143432.' });
    expect(first).not.toHaveProperty('right');
    step(game, { place: 'r4c4=1' });
    expect(step(game, { erase: 'r1c4' })).toMatchObject({ reward: 0, observation: '123.341221434321' });
    expect(step(game, { place: 'r1c4=4' })).toMatchObject({ reward: 1, done: true, end: 'solved' });
  });

  test('of a right digit only once', () => {
    const game = playing({ wrong: 'keep' });
    const rewards = ['r1c3=4', 'r1c3=1', 'r1c3=4'].map((place) => step(game, { place }).reward);
    expect([...rewards, step(game, { erase: 'r1c3' }).reward, step(game, { place: 'r1c3=4' }).reward]).toEqual([
      1, -1, 0, 0, 0,
    ]);
    const { candidates } = ask(playing({ wrong: 'keep' }), { do: 'actions' }) as { candidates: Record<string, string> };
    step(game, { erase: 'r1c3' });
    expect(ask(game, { do: 'actions' }).candidates).toEqual(candidates);
  });

  test('of nothing where a given would be replaced', () => {
    const game = playing({ wrong: 'keep' });
    for (const action of [{ place: 'r1c1=4' }, { erase: 'r1c1' }, { strike: 'r1c1=4' }])
      expect(step(game, action).error).toMatchObject({ code: 'illegal', message: 'r1c1 is a given.' });
  });

  test('of a finished grid, with which the game ends', () => {
    expect(step(playing({ reward: 'solved' }), { answer: `So: ${SOLVED}` })).toMatchObject({
      reward: 1,
      done: true,
      end: 'solved',
    });
    expect(step(playing(), { answer: SOLVED })).toMatchObject({ reward: 51, end: 'solved' });
    expect(step(playing(), { answer: SOLVED.replace('5346', '5364') })).toMatchObject({
      reward: 47,
      end: 'answered',
      answer: { verdict: 'wrong', cell: 'r1c3', expected: '4', found: '6' },
    });
    const other = [...SOLVED].map((digit) => 10 - Number(digit)).join('');
    expect(step(playing({ reward: 'solved' }), { answer: other })).toMatchObject({
      reward: 0,
      answer: { verdict: 'changed' },
    });
  });

  test('of hints, which cost by what they tell', () => {
    const game = playing();
    expect(step(game, { hint: 'where' })).toMatchObject({
      reward: -0.125,
      hint: { text: expect.stringMatching(/^Look at/) },
    });
    expect(step(game, { hint: 'technique' }).hint).not.toHaveProperty('place');
    const { hint } = step(game, { hint: 'full', language: 'de' }) as { hint: { place: string[]; text: string } };
    expect(hint.text).toContain('Also');
    expect(step(game, { place: hint.place[0] })).toMatchObject({ reward: 1, score: 1 - 0.125 - 0.25 - 0.5 });
  });
});

describe('requests', () => {
  test('a seed makes the puzzle of the generator, and the same each time', () => {
    const environment = openEnvironment();
    const first = ask(environment, { do: 'reset', seed: 11 });
    expect(first.observation).toBe(writeCells(generate({ seed: 11 }).puzzle));
    expect(ask(environment, { do: 'reset', seed: 11 })).toEqual(first);
    const easy = ask(environment, { do: 'reset', seed: 3, difficulty: 'easy' }).observation as string;
    expect(rate(puzzleOf(easy), se).rating).toMatchObject({ difficulty: 'easy' });
    const clued = ask(environment, { do: 'reset', seed: 3, geometry: '4x4', kinds: ['killer'], observe: 'rows' });
    expect(clued.geometry).toBe(generateClued({ seed: 3, geometry: sized(4), kinds: ['killer'] }).puzzle.geometry.id);
    expect(clued.observation).toMatch(/^(?:\S \S \S \S\n?){4}$/);
  });

  test('arrays have digits and the legal digits as bits', () => {
    const { observation } = ask(openEnvironment(), { do: 'reset', puzzle: SMALL, observe: 'arrays' }) as {
      observation: { digits: number[]; legal: number[] };
    };
    expect(observation.digits.join('')).toBe(SMALL.replaceAll('.', '0'));
    expect(observation.legal.map((set) => digitsOf(set))).toEqual(
      [...SMALL].map((sign, cell) => (sign === '.' ? [cell === 3 ? 4 : 1] : [])),
    );
  });

  test('pictures, rules and candidates are told of a game, and games end with their limits', () => {
    const environment = openEnvironment({ mostGames: 2, draw: ({ steps }) => `<svg>${steps}</svg>` });
    ask(environment, { do: 'reset', puzzle: SMALL, steps: 1 });
    expect(ask(environment, { do: 'observe', as: 'picture' }).observation).toBe('<svg>0</svg>');
    expect(ask(environment, { do: 'actions' }).candidates).toEqual({ r1c4: '4', r4c4: '1' });
    expect(ask(environment, { do: 'rules', language: 'de' }).prompt).toMatch(/^Löse/);
    expect(step(environment, { place: 'r1c4=4' })).toMatchObject({ done: true, end: 'steps' });
    expect(ask(environment, { do: 'actions' }).candidates).toEqual({});
    ask(environment, { do: 'reset', puzzle: SMALL, game: 'b' });
    expect(ask(environment, { do: 'reset', puzzle: SMALL, game: 'c' }).error).toMatchObject({
      code: 'games',
      place: 'game',
    });
    expect(ask(environment, { do: 'close' })).toEqual({ game: 'game', closed: true });
    expect(environment.count).toBe(1);
  });

  test.each([
    [7, 'request', undefined],
    [[], 'request', undefined],
    [{}, 'request', 'do'],
    [{ do: 'constructor' }, 'request', 'do'],
    [{ do: 'step', game: 'other', place: 'r1c1=1' }, 'game', 'game'],
    [{ do: 'step', game: 5 }, 'request', 'game'],
    [{ do: 'step' }, 'request', undefined],
    [{ do: 'step', place: 'r1c4=4', strike: 'r1c4=3' }, 'request', 'strike'],
    [{ do: 'step', place: 'r1c5=4' }, 'request', 'place'],
    [{ do: 'step', place: 'r1c4=5' }, 'request', 'place'],
    [{ do: 'step', place: 'r1c4=' }, 'request', 'place'],
    [{ do: 'step', place: 'r1c4=4=4' }, 'request', 'place'],
    [{ do: 'step', place: 4 }, 'request', 'place'],
    [{ do: 'step', place: 'r1c4=4', because: 'magic:r1c1' }, 'request', 'because'],
    [{ do: 'step', place: 'r1c4=4', why: 'so' }, 'request', 'why'],
    [{ do: 'step', place: 'r1c1=1' }, 'illegal', 'place'],
    [{ do: 'step', strike: 'r1c4=1' }, 'illegal', 'strike'],
    [{ do: 'step', erase: 'r1c4' }, 'illegal', 'erase'],
    [{ do: 'step', hint: 'all' }, 'request', 'hint'],
    [{ do: 'reset', puzzle: '12' }, 'puzzle', 'puzzle'],
    [{ do: 'reset', puzzle: '................' }, 'improper', 'puzzle'],
    [{ do: 'reset', puzzle: SMALL, seed: 7 }, 'request', 'seed'],
    [{ do: 'reset', seed: -1 }, 'request', 'seed'],
    [{ do: 'reset', geometry: '36x36' }, 'puzzle', 'geometry'],
    [{ do: 'reset', geometry: '9x9:nothing' }, 'request', 'geometry'],
    [{ do: 'reset', kinds: [] }, 'request', 'kinds'],
    [{ do: 'reset', difficulty: 'mild' }, 'request', 'difficulty'],
    [{ do: 'reset', observe: 'picture', puzzle: SMALL }, 'picture', 'observe'],
  ])('%j is refused, and the game stays as it is', (request, code, place) => {
    const environment = playing({ puzzle: SMALL });
    const before = environment.answer({ do: 'observe' });
    const { error } = ask(environment, request);
    expect({ code: error?.code, place: error?.place }).toEqual({ code, place });
    expect(environment.answer({ do: 'observe' })).toEqual(before);
  });

  test('games have only so many different boards, whose memory comes back', () => {
    const environment = openEnvironment({ mostGames: 1000 });
    // Each board is solved, and has a cage with other cells than the others.
    const solved = '1234341221434321';
    const cages = [...solved].flatMap((_, first) =>
      [...solved].flatMap((_, second) => [...solved].flatMap((_, third) => [[first, second, third]])),
    );
    const boards = cages
      .filter((cells) => cells.every((cell, index) => index === 0 || cell > cells[index - 1]!))
      .filter((cells) => new Set(cells.map((cell) => solved[cell])).size === 3)
      .map((cells) => {
        const sum = cells.reduce((total, cell) => total + Number(solved[cell]), 0);
        return `4x4:killer_${sum}:${cells.map((cell) => cellName(cell, 4)).join('')}`;
      });
    const reset = (index: number, game: string): Said =>
      ask(environment, { do: 'reset', game, puzzle: JSON.stringify({ geometry: boards[index], givens: solved }) });
    for (let index = 0; index < MOST_BOARDS; index++) expect(reset(index, `g${index}`).error).toBeUndefined();
    expect(reset(MOST_BOARDS, 'more').error).toMatchObject({ code: 'games', place: 'game' });
    expect(reset(MOST_BOARDS, 'g0').error).toBeUndefined();
    expect(reset(MOST_BOARDS, 'more').error).toBeUndefined();
    ask(environment, { do: 'close', game: 'g1' });
    expect(reset(MOST_BOARDS + 1, 'g1').error).toBeUndefined();
    expect(environment.count).toBe(MOST_BOARDS + 1);
  });

  test('lines that are no JSON, or too long, are answered with the number of the line', () => {
    const { answerLine } = openEnvironment();
    expect(JSON.parse(answerLine('{"do"', 7))).toMatchObject({ error: { code: 'json' }, line: 7 });
    expect(JSON.parse(answerLine(`"${' '.repeat(LONGEST_REQUEST)}"`))).toMatchObject({ error: { code: 'json' } });
    expect(JSON.parse(answerLine('{"do":"close","id":"x"}', 8))).toMatchObject({
      id: 'x',
      error: { code: 'game' },
      line: 8,
    });
  });
});

/** Any legal action of a game, now and then with a reason or a hint. */
function anyAction(game: Game, random: Random): Action {
  const { geometry } = game.puzzle;
  const open = geometry.cells.filter((cell) => game.digits[cell] === 0);
  const cell = open[random.below(open.length)] ?? geometry.cells[0]!;
  const digits = digitsOf(game.legalDigits(cell));
  const digit = digits[random.below(digits.length)] ?? 1;
  const kind = random.below(4) === 0 && digits.length > 0 ? 'strike' : 'place';
  const own = geometry.cells.filter((place) => game.digits[place] !== 0 && game.puzzle.givens[place] === 0);
  if (game.wrong === 'keep' && own.length > 0 && (open.length === 0 || random.below(3) === 0))
    return { kind: 'erase', cell: own[random.below(own.length)]! };
  if (random.below(40) === 0) return { kind: 'hint', level: 'full' };
  return { kind, cell, digit, ...(random.below(100) === 0 && { technique: 'hidden-single', cells: [cell] }) };
}

/** Plays a game to its end by a seed. Gives all that it was told. */
function played(posed: ReturnType<typeof generate>, seed: number): string {
  const random = makeRandom(seed);
  const game = new Game(posed.puzzle, posed.solution, {
    reward: REWARDS[seed % 3]!,
    wrong: AFTER_WRONG[Math.floor(seed / 3) % 3]!,
    mostSteps: 60,
  });
  const told: unknown[] = [];
  let sum = 0;
  while (!game.end) {
    const action = anyAction(game, random);
    expect(game.illegal(action)).toBeUndefined();
    const { reward, isRight } = game.step(action);
    sum += reward;
    told.push([action, reward, isRight]);
    expect(game.score).toBe(sum);
  }
  expect(game.illegal({ kind: 'hint', level: 'full' })).toContain('over');
  expect(game.end === 'solved').toBe(isSolution(posed.puzzle, game.digits));
  return JSON.stringify([told, game.end, [...game.digits]]);
}

test('random games of random players are legal, end, and are the same each time', () => {
  const posed = [4, 6, 9].flatMap((size) => [1, 2, 3, 4].map((seed) => generate({ geometry: sized(size), seed })));
  for (let seed = 0; seed < runs(1500); seed++) {
    const puzzle = posed[seed % posed.length]!;
    const first = played(puzzle, seed);
    if (seed % 10 === 0) expect(played(puzzle, seed)).toBe(first);
  }
});

const anyName = fc.constantFrom(
  'do',
  'game',
  'id',
  'place',
  'strike',
  'because',
  'erase',
  'answer',
  'hint',
  'puzzle',
  'observe',
  'as',
  'reward',
  'wrong',
  'steps',
  'language',
  '__proto__',
);
const anyValue = fc.oneof(
  fc.constantFrom(
    'reset',
    'step',
    'observe',
    'actions',
    'rules',
    'close',
    'r1c4=4',
    'r4c4=2',
    'r1c4',
    'where',
    'full',
    'keep',
    'refuse',
    'arrays',
    'rows',
    'de',
    SMALL,
    'naked-single:r1c4',
    '1234341221434321',
  ),
  fc.jsonValue(),
);

test('whatever is asked, an environment answers with JSON', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.tuple(anyName, anyValue), { maxLength: 5 }), { maxLength: 20 }),
      fc.string(),
      (requests, text) => {
        const environment = playing({ puzzle: SMALL });
        for (const entries of requests)
          expect(JSON.parse(environment.answerLine(JSON.stringify(Object.fromEntries(entries)))).error?.code).not.toBe(
            'internal',
          );
        expect(JSON.parse(environment.answerLine(text, 1))).toHaveProperty('error');
      },
    ),
    { numRuns: runs(500) },
  );
});

test('a fault within costs one answer and no game', () => {
  const draw = (): never => {
    throw new Error('no ink');
  };
  const environment = openEnvironment({ draw });
  ask(environment, { do: 'reset', puzzle: SMALL });
  expect(ask(environment, { do: 'observe', as: 'picture', id: 3 })).toEqual({
    id: 3,
    error: { code: 'internal', message: 'Error: no ink' },
  });
  expect(ask(environment, { do: 'observe' }).observation).toBe(SMALL);
});

test('a game of another length or a board of too many digits is refused', () => {
  const puzzle = puzzleOf(SMALL);
  expect(() => new Game(puzzle, new Uint8Array(81))).toThrow('81 cells; expected 16');
  expect(() => new Game(puzzle, new Uint8Array(16), { reward: 'all' as never })).toThrow('reward');
});
