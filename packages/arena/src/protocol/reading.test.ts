import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from './from-arena.ts';
import { readArenaLine, readProgramLine } from './reading.ts';

const line = (message: object): string => JSON.stringify(message);

test.each([
  { t: 'hello', name: 'a', version: '1', boards: ['9x9:3x3'], kinds: ['solve'] },
  { t: 'pong', id: 'p' },
  { t: 'answer', id: 'x', solutions: [[], ['12'], ['1', '2']] },
  { t: 'pong', id: 'p', mood: 'fields of later versions are ignored' },
])('a message of a program: %j', (message) =>
  expect(readProgramLine(line(message))).toEqual({ ok: true, value: message }),
);

describe('what is no message is reported with its place', () => {
  test.each([
    ['', 'json', /no JSON/],
    ['ready', 'json', /no JSON.*ready/],
    ['{"t":"pong","id":"p"', 'json', /no JSON/],
    ['null', 'message', /one of hello, pong, answer/],
    ['[]', 'message', /one of hello, pong, answer/],
    ['{"t":"ping","id":"p"}', 'message', /one of hello, pong, answer/],
    ['{"t":"toString"}', 'message', /one of hello/],
    ['{"t":"pong"}', 'message', /^pong: the message must have .*id/],
    ['{"t":"pong","id":""}', 'message', /^pong: id /],
    ['{"t":"pong","id":"a\\u0000"}', 'message', /^pong: id must be/],
    [
      '{"t":"hello","name":" ","version":"1","boards":["a"],"kinds":["a"]}',
      'message',
      /^hello: name must be 1 to 40 vis/,
    ],
    ['{"t":"hello","name":"a","version":"\\ud800","boards":["a"],"kinds":["a"]}', 'message', /^hello: version must/],
    ['{"t":"hello","name":"a","version":"1","boards":["a\\n"],"kinds":["a"]}', 'message', /^hello: boards\.0 must/],
    ['{"t":"answer","id":"x","solutions":["12"]}', 'message', /^answer: solutions\.0 must be array/],
    ['{"t":"answer","id":"x","solutions":[[12]]}', 'message', /^answer: solutions\.0\.0 must be string/],
  ])('%s', (text, code, says) => {
    const reading = readProgramLine(text);
    expect(reading).toMatchObject({ ok: false, error: { code, text: expect.stringMatching(says) } });
  });

  test.each(['\u0000', '\u001b[2J', `${'x'.repeat(59)}😀`])(
    '%j is told without what no terminal or table may get',
    (text) => {
      const reading = readProgramLine(text);
      expect(!reading.ok && reading.error.text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    },
  );

  test('a long line is not repeated', () => {
    const reading = readProgramLine('x'.repeat(100_000));
    expect(!reading.ok && reading.error.text.length).toBeLessThan(200);
  });
});

test('an arena of another version is refused', () => {
  const limits = { startMs: 1, lateMs: 0, lineBytes: 1, stderrBytes: 1, memoryBytes: 1, processes: 1 };
  const hello = { t: 'hello', v: PROTOCOL_VERSION, arena: 'here', limits };
  expect(readArenaLine(line(hello)).ok).toBe(true);
  expect(readArenaLine(line({ ...hello, v: PROTOCOL_VERSION + 1 }))).toMatchObject({ ok: false });
});
