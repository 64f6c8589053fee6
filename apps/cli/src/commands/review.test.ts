import { readRecord, recordOf, reviewOf } from '@pencilmark/coach/review';
import { expect, test } from 'vitest';
import { play, RECORDINGS } from '../../../../packages/coach/src/review/testing/recordings.ts';
import { objectsOf, run } from '../testing.ts';

const recording = RECORDINGS.find(({ kinds }) => kinds.includes('stall') && kinds.includes('mistake'))!;
const { game } = play(recording);
const RECORD = JSON.stringify(recordOf({ ...game, hasTimes: true }));

test('accuracy, slips with their times, and a table by technique', async () => {
  const { code, out, err } = await run(['review'], RECORD);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^9x9:3x3, (not )?finished in \d\d:\d\d/);
  expect(lines[1]).toMatch(/^accuracy: \d+ % \(\d+ right with a reason, 0 guessed, 1 wrong, 0 by help\)$/);
  expect(out).toMatch(/^ +\d+:\d\d {2}stall {10}r\dc\d: \d, lost \d+:\d\d; practise /m);
  expect(out).toMatch(/^ +\d+:\d\d {2}mistake {8}r\dc\d: \d, lost /m);
  expect(out).toMatch(/^technique +moves +time +as a rule +lost$/m);
  expect(out).toMatch(/^Hidden Single +\d+ /m);
});

test('as JSON it is what the library says; names come in another language', async () => {
  const { out } = await run(['review', '--json'], RECORD);
  const read = readRecord(RECORD);
  expect(read.ok && objectsOf(out)[0]).toEqual(read.ok && reviewOf({ ...read.value, solution: game.solution }));
  expect((await run(['review', '--language', 'de'], RECORD)).out).not.toContain('Hidden Single');
});

test.each<[string, string, number, RegExp]>([
  ['no JSON', '53..7', 2, /^standard input: This is no JSON object\.\n$/],
  [
    'a text that is too long',
    ' '.repeat(20_000_001),
    2,
    /^standard input: The text has more than 20000000 characters, so it is not read\.\n$/,
  ],
  [
    'a wrong move',
    RECORD.replace('"ms":', '"ms":-'),
    2,
    /^standard input: moves\[0\]\.ms: Expected a time in milliseconds\.\n$/,
  ],
  [
    'a puzzle with several solutions',
    JSON.stringify({
      format: 'pencilmark-game',
      version: 1,
      board: '4x4:2x2',
      givens: new Array(16).fill(0),
      played: 0,
      moves: [],
    }),
    1,
    /has not exactly one solution \(several\)/,
  ],
])('%s', async (_name, record, exit, message) => {
  const { code, out, err } = await run(['review'], record);
  expect({ code, out, err }).toEqual({ code: exit, out: '', err: expect.stringMatching(message) });
});
