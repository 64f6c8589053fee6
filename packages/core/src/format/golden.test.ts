import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellName } from '../geometry/index.ts';
import { FORMATS, formatNamed } from './formats.ts';
import { parsePuzzle } from './parse.ts';
import { makeReader } from './reader.ts';
import { usualNotation } from './text/alphabets.ts';
import { writeCells } from './text/cells.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../corpus/formats/${file}`, import.meta.url), 'utf8');

const examples = read('manifest.tsv')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .slice(1)
  .map((row) => row.split('\t'));

/** Everything that is read from a stream, without the board that the puzzles share. */
const readAs = (text: string, format: ReturnType<typeof formatNamed>): unknown => {
  const reader = makeReader({ ignoreRules: true, ...(format && { format }) });
  return [...reader.push(text), ...reader.end()].map(({ line, result }) =>
    result.ok
      ? [line, result.value.puzzle.geometry.id, result.value.puzzle.givens, result.value.about]
      : [line, result.error],
  );
};

test.each(examples)('%s, %s, gives the same with lines that end as on Windows', (file, name) => {
  const format = name === 'sdm' || name === 'csv' ? formatNamed(name) : undefined;
  const text = read(file!).replaceAll('\r\n', '\n');
  const windows = text.replaceAll('\n', '\r\n');
  expect(readAs(windows, format)).toEqual(readAs(text, format));
  expect(parsePuzzle(windows, { ignoreRules: true })).toEqual(parsePuzzle(text, { ignoreRules: true }));
});

test.each(examples)('%s is %s', (file, name, geometry, lines, struckOut, leftOut, rules) => {
  const format = formatNamed(name!)!;
  const reader = makeReader({ ignoreRules: true, ...((name === 'sdm' || name === 'csv') && { format }) });
  const text = read(file!);
  const results = [...reader.push(text), ...reader.end()].map((entry) => entry.result);
  const found = results.map((result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  });
  expect(found.map(({ puzzle }) => writeCells(puzzle, usualNotation(puzzle.geometry.size)))).toEqual(lines!.split(' '));
  for (const { puzzle, format: by, leftOut: names = [], ignoredRules = [] } of found) {
    expect([by.name, puzzle.geometry.id]).toEqual([name, geometry]);
    expect(
      (puzzle.struckOut ?? []).map(({ cell, digit }) => `${cellName(cell, puzzle.geometry.size)}-${digit}`).join(' '),
    ).toBe(struckOut);
    expect(ignoredRules.join(', ')).toBe(rules ?? '');
    expect(names.toSorted().join(', ')).toBe((leftOut ?? '').split(', ').toSorted().join(', '));
  }
  if (rules) expect(parsePuzzle(text)).toMatchObject({ error: { code: 'rules' } });
  else if (found.length === 1) expect(parsePuzzle(text)).toMatchObject({ value: { puzzle: found[0]!.puzzle } });
});

test('every format has an example', () => {
  expect(FORMATS.map((format) => format.name).filter((name) => !examples.some((row) => row[1] === name))).toEqual([]);
});
