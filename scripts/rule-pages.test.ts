import { readFileSync } from 'node:fs';
import { geometryOf, KINDS, RULES } from '@pencilmark/core/geometry';
import { de } from '@pencilmark/core/languages/de';
import { ruleWords } from '@pencilmark/core/words';
import { expect, test } from 'vitest';
import { rulePages } from './rule-pages.mjs';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
const ROWS = readFileSync(at('corpus/rules.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

const { files, problems } = await rulePages();

test('every page of a rule can be made', () => expect(problems).toEqual([]));

test.each([...KINDS, ...RULES].map(({ name }) => name))(
  '%s has samples, a page, a picture and German words',
  (name) => {
    const rows = ROWS.filter(([rule]) => rule === name);
    expect(rows).toHaveLength(1);
    const [, board = '', exactly = '', sudokuPad = '', ...more] = rows[0]!;
    expect(more).toEqual([]);
    for (const text of [exactly, sudokuPad]) expect(text).toMatch(/^[A-Z].*\.$/);
    const read = geometryOf(board);
    expect(read.ok && read.value.id).toBe(board);
    expect(read.ok && read.value.rules.map((rule) => rule.name)).toContain(name);
    const page = files.get(`${name}.md`)!;
    for (const part of [exactly, sudokuPad, `In German: ${ruleWords(name, de).name}.`]) expect(page).toContain(part);
    expect(files.get(`${name}.svg`)).toContain('<svg');
    expect(files.get('README.md')).toContain(`](${name}.md)`);
  },
);
