import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectsOf, run } from '../testing.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const WRONG = SOLVED.replace('5346', '5364');
const line = (answer: unknown, puzzle: unknown = PUZZLE, more = {}): string =>
  JSON.stringify({ ...more, puzzle, answer });

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'pencilmark-grade-'));
  writeFileSync(join(cwd, 'puzzle.txt'), `${PUZZLE}\n`);
  writeFileSync(join(cwd, 'right.txt'), `The grid:\n${SOLVED.match(/.{9}/g)!.join('\n')}\n`);
  writeFileSync(join(cwd, 'wrong.txt'), WRONG);
  writeFileSync(join(cwd, 'bad.txt'), PUZZLE.slice(1));
});
afterAll(() => rmSync(cwd, { recursive: true }));

test('lines are graded each, and what is no line of this kind is refused at its place', async () => {
  const input = [line(SOLVED), line(WRONG), '{"puzzle":', line(5), line(SOLVED, '53'), '', '[1]', line('no idea')].join(
    '\n',
  );
  const { code, out, err } = await run(['grade'], input);
  expect(code).toBe(2);
  expect(out.split('\n')).toEqual([
    'solved  standard input:1',
    'wrong: r1c3 is 6 and must be 4  standard input:2',
    'not read: The answer has no grid and no digit of a cell.  standard input:8',
    '',
  ]);
  expect(err.split('\n').slice(0, 4)).toEqual([
    expect.stringMatching(/^standard input:3: Expected JSON/),
    'standard input:4: "answer" is missing, or is no text.',
    expect.stringMatching(/^standard input:5: "puzzle" is no puzzle/),
    'standard input:7: Expected an object of JSON.',
  ]);
});

test('as JSON a verdict has what else the line has, and the exit code counts the worst', async () => {
  const given = SOLVED.replace('53', '35');
  const input = [line(SOLVED, PUZZLE, { id: 7 }), line(given), line(`${SOLVED.slice(0, 80)}.`)].join('\n');
  const { code, out } = await run(['grade', '--json'], input);
  expect(code).toBe(1);
  expect(objectsOf(out)).toEqual([
    { id: 7, line: 1, verdict: 'solved', answer: SOLVED, answerLine: 1 },
    { line: 2, verdict: 'changed', answer: given, cell: 'r1c1', expected: '5', found: '3', answerLine: 1 },
    { line: 3, verdict: 'incomplete', answer: `${SOLVED.slice(0, 80)}.`, missing: 1, answerLine: 1 },
  ]);
  expect((await run(['grade'], line(SOLVED))).code).toBe(0);
});

test('with a puzzle, each file is one answer', async () => {
  const { code, out } = await run(['grade', '--puzzle', 'puzzle.txt', 'right.txt', 'wrong.txt'], '', { cwd });
  expect({ code, out }).toEqual({
    code: 1,
    out: 'solved  right.txt\nwrong: r1c3 is 6 and must be 4  wrong.txt\n',
  });
  expect(await run(['grade', '--puzzle', 'bad.txt', 'right.txt'], '', { cwd })).toMatchObject({ code: 2, out: '' });
});

test('a puzzle with several solutions takes any of them', async () => {
  const { out } = await run(
    ['grade'],
    [line('1234341221434321', '12..............'), line('1234341221434312', '12..............')].join('\n'),
  );
  expect(out).toMatch(/^solved {2}.*\nwrong: r2c3 is 1 and breaks a rule {2}.*\n$/);
});

test('prompts have rules, clues and digits in the language that is chosen', async () => {
  const english = await run(['grade', '--prompt', 'puzzle.txt'], '', { cwd });
  expect(english.out).toContain('Every row, column and box holds each of the digits 1 to 9 once.');
  expect(english.out).toContain('\n5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n');
  const killer = '{"geometry":"4x4:killer_3:r1c1-2","givens":"................"}';
  const { out } = await run(['grade', '--prompt', '--language', 'de', '--json'], killer);
  const [{ prompt, geometry }] = objectsOf(out) as [{ prompt: string; geometry: string }];
  expect(geometry).toBe('4x4:killer_3:r1c1-2');
  expect(prompt).toContain('Käfig, Summe 3: r1c1 r1c2');
  expect(prompt).toContain('Löse dieses Sudoku.');
});

test('a table has the verdicts by size and kinds', async () => {
  const killer = JSON.stringify({ geometry: '4x4:killer_3:r1c1-2', givens: '................' });
  const solved = '1234341221434321';
  const input = [line(SOLVED), line(WRONG), line(SOLVED), line(solved, killer), line('?', killer)].join('\n');
  const { code, out } = await run(['grade', '--table'], input);
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    'size  kinds   answers  solved  wrong  incomplete  changed  unreadable  share solved',
    '9x9   plain         3       2      1           0        0           0        66.7 %',
    '4x4   killer        2       1      0           0        0           1        50.0 %',
    'all                 5       3      1           0        0           1        60.0 %',
    '',
  ]);
  expect(objectsOf((await run(['grade', '--table', '--json'], input)).out)).toMatchObject([
    { size: '9x9', kinds: 'plain', answers: 3, solved: 2, wrong: 1 },
    { size: '4x4', kinds: 'killer', answers: 2, solved: 1, unreadable: 1 },
  ]);
});
