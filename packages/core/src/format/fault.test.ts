import { expect, test } from 'vitest';
import type { Format } from './format.ts';
import { makeReader, parsePuzzle } from './index.ts';
import { line } from './line.ts';
import { lists } from './lists.ts';

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
