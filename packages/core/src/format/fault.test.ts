import { expect, test } from 'vitest';
import { lists } from './document/lists.ts';
import type { Format } from './format.ts';
import { FORMATS } from './formats.ts';
import { makeReader, parsePuzzle } from './index.ts';
import { line } from './line/line.ts';

const broken = (): never => {
  throw new RangeError('digit 255');
};
const internal = { ok: false, error: { code: 'internal', message: expect.stringContaining('digit 255') } };
const GRID = '12..34......1...';

test('if our own code throws for a text, the stream goes on after it', () => {
  const format: Format = { ...line, parse: (text, options) => (text === 'bad' ? broken() : line.parse(text, options)) };
  expect(parsePuzzle('bad', { format })).toMatchObject(internal);
  const reader = makeReader({ format });
  const results = [...reader.push(`${GRID}\nbad\n${GRID}\n`), ...reader.end()].map(({ result }) => result);
  expect(results).toMatchObject([{ ok: true }, internal, { ok: true }]);
});

test('if our own code throws in a document, the stream goes on after the document', () => {
  const list = `[[1,2,0,0],[3,4,0,0],[0,0,0,0],[1,0,0,0]]\n`;
  const format: Format = {
    ...lists,
    parseAll: (text, options) => (text.includes('9') ? broken() : lists.parseAll!(text, options)),
  };
  const reader = makeReader({ format });
  const results = [...reader.push(list + list.replace('1', '9') + list), ...reader.end()].map(({ result }) => result);
  expect(results).toMatchObject([{ ok: true }, internal, { ok: true }]);
});

test('a list that never closes has its own place, though a board came after it', () => {
  const rows = ['[1,2,0,0]', '[3,4,0,0]', '[0,0,0,0]', '[1,0,0,0]'];
  const text = `board = [\n [${rows.join(',\n')}]`;
  const [first, second] = [...lists.parseAll!(text)];
  expect(first).toMatchObject({ line: 2, result: { ok: true } });
  expect(second).toMatchObject({ line: 1, result: { ok: false, error: { line: 1, column: 9 } } });
});

/** Members that every object has. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
const BLANK = Array.from({ length: 9 }, () => Array(9).fill({}));
const PLACES = [
  [0, 0],
  [0, 1],
];

test.each(INHERITED)('%s is a name like others that a text may have', (name) => {
  const documents = [
    { size: 9, grid: BLANK, [name]: [{ cells: ['R1C1'] }] },
    { cells: BLANK, global: [name] },
    { cells: BLANK, cages: [{ cells: PLACES, style: name }] },
    { cells: BLANK, overlays: [{ center: [1, 0.5], width: 0.3, height: 0.3, text: name, rounded: true }] },
  ].map((json) => JSON.stringify(json).replace('["__proto__"]', `"${name}"`));
  for (const text of [...documents, `.${name}~R1C1~R1C2`, `<td>&${name};</td>`])
    for (const ignoreRules of [false, true]) {
      const read = parsePuzzle(text, { ignoreRules });
      const told = read.ok ? JSON.stringify([read.value.leftOut, read.value.puzzle.geometry.id]) : read.error.message;
      expect(told, text).not.toMatch(/bug|function|native code/);
    }
});

// A search that begins anew at every line would take minutes.
const LONG = 250_000;

test.each([' ', '\n', '\r\n', '\t', '\r', '1\n', '[a]\n', '| ', '*-', '#\n', '&', '<td>', '{"a":'])(
  'what a text is meant as is found out soon, however often it has %j',
  (piece) => expect(parsePuzzle(`5..${piece.repeat(LONG / piece.length)}x`).ok).toBe(false),
);

test.each([' ', '| ', '\t', '-', '- ', '\u2028'])(
  'no format reads long in a line that begins with many of %j',
  (piece) => {
    const text = `5\n${piece.repeat(LONG / piece.length)}5`;
    for (const { parse } of FORMATS) expect(parse(text).ok).toBe(false);
  },
);
