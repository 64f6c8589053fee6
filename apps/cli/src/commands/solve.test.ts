import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';
import { NONE, PUZZLE, SOLUTION, TWO } from './testing.ts';

// From our generator. Solvers that only try and propagate do not finish it.
const HARD_25 =
  '.3H.K.5....N.PA7.6..8.1J...6..N....G...B..K.E.H.CP...P.B9...6...8.OC.G5I7.MCE9..............81HAK..NN..J......1........5.....' +
  '...F2IDA...BC..5..7O.6...GM....8P...L.6E...HD....4...5...6MG8...1.3...JC..77...9J4B..MF.N.1.E.8.....4..1.....9..52O.LGCA.FPM8' +
  '52D...LM..3I48....OPHJC......7EH.JDK.NOPA65B.1428.J4NO.23...BC..H.E.LM...K..I.M.C.5OP.E6.....J..N..9...E..7F4.J921.D..K.LMG..' +
  '....J6.L...O8.D4.N...39.H..2N.5A..8.31LFO...K.B..G..F.OHC..NP..E26...3.LK7.3...6P.O.2IGAH....9.4.8NEI...D...7M.6.4N..BE.F.A..' +
  '..1AB.PNH.L..53.F.....I4.2O.H.LK.B.F1J.M.5.I.68.AD...D...8.IHKP....3.1N9..F.J.4...G..N8.D..BLM7O1...6GC...F..7.A..4.H.NJ....B';

/** A puzzle with a blank in each row. The rows of its solution are shifts of one row. */
function shifted(height: number, width: number): string {
  const digits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0'.slice(0, height * width);
  const rows = [...digits].map((_, row) => {
    const shift = width * (row % height) + Math.floor(row / height);
    return (digits.slice(shift) + digits.slice(0, shift)).split('').with(row, '.').join('');
  });
  return rows.join('');
}

const boardOf = (line: string): string => `${line.match(/.{9}/g)!.join('\n')}\n`;

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('answers lines in their own alphabet, files and standard input in order', async () => {
  writeFileSync(join(folder, 'one.txt'), PUZZLE);
  const ran = await run(['solve', 'one.txt', '-'], `1...\n..2.\n.3..\n...4\n\n${'.'.repeat(16)}\nD...B...........`, {
    cwd: folder,
  });
  expect(ran).toMatchObject({ code: 0, err: '' });
  const [first, ...rest] = ran.out.split('\n');
  expect(first).toBe(SOLUTION);
  expect(rest.slice(0, 6).map((line) => line.length)).toEqual([0, 4, 4, 4, 4, 0]);
  expect(rest[6]).toMatch(/^[1-4]{16}$/);
  expect(rest[7]).toMatch(/^D[A-D]{15}$/);
});

test('answers rows with rows, and in another format with --to', async () => {
  const rows = await run(['solve'], boardOf(PUZZLE));
  expect(rows).toEqual({ code: 0, out: boardOf(SOLUTION), err: '' });
  const lines = await run(['solve', '--to', 'line'], boardOf(PUZZLE));
  expect(lines.out).toBe(`${SOLUTION}\n`);
  const drawn = await run(['solve', '--to', 'drawn'], `${PUZZLE}\n${PUZZLE}\n`);
  expect((await run(['convert', '--to', 'line'], drawn.out)).out).toBe(`${SOLUTION}\n${SOLUTION}\n`);
});

test('as JSON', async () => {
  const ran = await run(['solve', '--json', '--limit', '3'], `${PUZZLE}\n${PUZZLE.slice(1)}\n${TWO}\n${NONE}\n`);
  expect(ran.code).toBe(2);
  const [first, wrong, two, none] = objectsOf(ran.out);
  expect(first).toEqual({
    puzzle: PUZZLE,
    geometry: '9x9:3x3',
    count: 1,
    solutions: [SOLUTION],
    calls: expect.any(Number),
    guesses: expect.any(Number),
    stopped: 'exhausted',
    ms: expect.any(Number),
    solver: expect.any(String),
  });
  expect(Object.keys(first!).slice(0, 4)).toEqual(['puzzle', 'geometry', 'count', 'solutions']);
  expect(wrong).toEqual({
    error: {
      code: 'length',
      line: 2,
      column: 1,
      counts: { found: 80, needed: 81 },
      message: expect.stringContaining('80'),
    },
    line: 2,
  });
  expect(two).toMatchObject({ count: 2, solutions: [expect.any(String), expect.any(String)] });
  expect(none).toMatchObject({ count: 0, solutions: [] });
});

test.each([
  [
    'the passes of a solver that thinks in passes',
    ['--solver', 'naked-singles'],
    { singlesPerPass: expect.any(Array), solver: 'naked-singles' },
  ],
  ['the simplest solver', ['--solver', 'backtracking'], { calls: expect.any(Number), solver: 'backtracking' }],
  ['all solutions, written as they are found', ['--all'], { count: 1, solutions: [SOLUTION], stopped: 'exhausted' }],
  ['a count', ['--count'], { count: 1, solutions: [] }],
  ['two solvers', ['--check'], { count: 1, solutions: [SOLUTION], solver: 'referee' }],
  ['a budget of calls', ['--solver', 'backtracking', '--max-calls', '10'], { count: 0, calls: 10, stopped: 'budget' }],
])('as JSON, with %s', async (_name, args, expected) => {
  const [answer] = objectsOf((await run(['solve', '--json', ...args], PUZZLE)).out);
  expect(answer).toMatchObject(expected);
});

test('--all, --count and --limit count solutions', async () => {
  const all = await run(['solve', '--all'], TWO);
  expect(new Set(all.out.trim().split('\n')).size).toBe(2);
  expect(await run(['solve', '--count'], `${TWO}\n${'.'.repeat(16)}\n${NONE}`)).toMatchObject({
    code: 1,
    out: '2\n288\n0\n',
  });
  expect((await run(['solve', '--count', '--limit', '5'], '.'.repeat(81))).out).toBe('5\n');
});

test('--stats writes the work to standard error', async () => {
  const ran = await run(['solve', '--stats', '--solver', 'backtracking'], PUZZLE);
  expect(ran.out).toBe(`${SOLUTION}\n`);
  expect(ran.err).toMatch(
    /^standard input:1: 1 solution, [\d ]+ calls, [\d ]+ guess(es)?, [\d.]+ ms, stopped: limit, backtracking\n1 puzzle, 1 solved/,
  );
});

test('large boards are answered', async () => {
  const ran = await run(['solve'], '.'.repeat(256));
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^[1-9A-G]{256}\n$/);
});

test('a board with many rules gets a solver that finishes', async () => {
  const ran = await run(['solve', '--json', '--geometry', '9x9:antiknight+antiking+x'], '.'.repeat(81));
  expect(ran).toMatchObject({ code: 1, err: 'standard input:1: No solution.\n' });
  expect(objectsOf(ran.out)[0]).toMatchObject({ count: 0, stopped: 'exhausted', solver: 'singles+sat' });
});

test.each([
  [25, HARD_25],
  [32, shifted(4, 8)],
  [36, shifted(6, 6)],
])('--check knows boards of size %i', async (_size, puzzle) => {
  const ran = await run(['solve', '--check', '--json'], puzzle);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(objectsOf(ran.out)[0]).toMatchObject({ count: 1, solver: 'referee' });
});

test.each(['singles+sat', 'sat', 'exact-cover'])('--check asks another solver than %s', async (solver) => {
  const args = ['solve', '--check', '--json', '--geometry', '8x8:x', '--limit', '2', '--solver', solver];
  expect(objectsOf((await run(args, '.'.repeat(64))).out)[0]).toMatchObject({ count: 2, solver: 'referee' });
});

test('other rules by --geometry', async () => {
  const [answer] = objectsOf((await run(['solve', '--json', '--geometry', '9x9:x'], '.'.repeat(81))).out);
  expect(answer).toMatchObject({ geometry: '9x9:x', count: 1 });
  const diagonal = [0, 10, 20, 30, 40, 50, 60, 70, 80].map(
    (cell) => (answer as { solutions: string[] }).solutions[0]![cell],
  );
  expect(new Set(diagonal).size).toBe(9);
});

test('a solution in a table has a column of its own', async () => {
  const ran = await run(['solve', '--to', 'csv'], `${PUZZLE}\n${PUZZLE}\n`);
  expect(ran.out).toBe(`puzzle,solution\n${PUZZLE},${SOLUTION}\n${PUZZLE},${SOLUTION}\n`);
});

test('a source that cannot be read has its JSON object', async () => {
  const { code, out } = await run(['solve', '--json', 'nowhere.txt', '-'], '\n');
  expect(code).toBe(2);
  expect(objectsOf(out)).toEqual([
    { error: { code: 'file', line: 1, column: 1, message: 'nowhere.txt: There is no such file.' }, line: 1 },
    { error: { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' }, line: 1 },
  ]);
});

test('--candidates shows the digits that each cell has in some solution', async () => {
  const text = '.Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R4C4_1';
  const ran = await run(['solve', '--all', '--json'], `${text}\n`);
  const [{ solutions, geometry }] = objectsOf(ran.out) as [{ solutions: string[]; geometry: string }];
  expect(geometry).toBe('4x4:thermo_r1c1-4');
  const cells = Array.from({ length: 16 }, (_, cell) =>
    [...new Set(solutions.map((solution) => solution[cell]!))].sort().join(''),
  );
  const plain = await run(['solve', '--candidates'], `${text}\n`);
  expect(plain).toMatchObject({ out: `${cells.join(' ')}\n`, code: 0 });
  const { out } = await run(['solve', '--candidates', '--json'], `${text}\n`);
  expect(objectsOf(out)).toMatchObject([{ candidates: cells, stopped: 'exhausted' }]);
  expect((await run(['solve', '--candidates', '--count'], '')).err).toContain('no solution');
});
