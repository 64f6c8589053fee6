import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAll } from './reading.ts';
import { readFully, readQuickly } from './source.ts';

const FORMATS = new URL('../../../../corpus/formats/', import.meta.url);
const examples = readdirSync(FORMATS).filter((name) => name !== 'manifest.tsv');

test.each(examples)('%s: what is read quickly is what is read with all formats', (name) => {
  const text = readFileSync(new URL(name, FORMATS), 'utf8');
  const quick = readQuickly({ text, board: '' });
  if (!quick) return;
  const full = readAll({ text, board: '' });
  expect(full.ok && full.value.puzzle.geometry.id).toBe(quick.puzzle.geometry.id);
  expect(full.ok && [...full.value.puzzle.givens]).toEqual([...quick.puzzle.givens]);
});

test.each([
  [
    'a classic',
    { text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', board: '' },
  ],
  ['rows in lines', { text: '12..\n34..\n....\n....', board: '' }],
  ['an empty board', { text: '', board: '16x16' }],
  ['diagonals', { text: '', board: '9x9:x' }],
])('%s is read at once', (_name, source) => {
  expect(readQuickly(source)).toBeDefined();
});

test.each([
  ['a bad text', { text: '53..7!', board: '' }, { attribute: 'puzzle', line: 1, column: 1 }],
  [
    'a bad cell',
    { text: '12..\n34..\n..7.\n....', board: '' },
    { attribute: 'puzzle', code: 'character', line: 3, column: 3 },
  ],
  ['a bad board', { text: '', board: '9x9:nosuch' }, { attribute: 'board', code: 'geometry', line: 1, column: 5 }],
  ['nothing', { text: '', board: '' }, { attribute: 'puzzle' }],
])('%s has a place and a sentence', async (_name, source, error) => {
  expect(await readFully(source)).toMatchObject({ ok: false, error });
});

test('a board with clues is read with what knows them', async () => {
  const read = await readFully({ text: '', board: '9x9:killer_15:r1c1-2' });
  expect(read.ok && read.value.puzzle.geometry.clues).toHaveLength(1);
});
