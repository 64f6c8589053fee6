import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importProblem, importsOf, readRules } from './layers.mjs';

const rules = readRules(readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8'));

test('the rules are read from the document', () => {
  expect(rules.packages.get('core')).toEqual([]);
  expect(rules.packages.get('sat')).toEqual(['core']);
  expect(rules.packages.get('cli')).toContain('sat');
  expect(rules.rooms.get('geometry')).toEqual({ row: 2, over: undefined });
  expect(rules.rooms.get('generate')).toEqual({ row: 5, over: ['solve'] });
});

test('import lines of every kind are found, and nothing else', () => {
  const source = `import a from 'one';
import { b,
  type C } from "two";
import d, { e } from 'three';
import * as f from 'four';
import 'five';
export * from 'six';
export * as g from 'seven';
export { h } from 'eight';
export type { I } from 'nine';
const j = await import('ten');
/**
 *     import { no } from 'comment'
 */
export const text = 'plain';
export const from = ['list'];
export interface K { kind: 'row' }
`;
  expect(importsOf(source).map(({ module }: { module: string }) => module)).toEqual(
    'one two three four five six seven eight nine ten'.split(' '),
  );
  expect(importsOf(source)[2]).toEqual({ module: 'three', line: 4 });
});

test.each([
  ['core', 'puzzle/puzzle.ts', '../geometry/geometry.ts', undefined],
  ['core', 'puzzle/puzzle.ts', './grid.ts', undefined],
  ['core', 'index.ts', './generate/index.ts', undefined],
  ['core', 'geometry/names.ts', '../puzzle/puzzle.ts', 'stands below'],
  ['core', 'format/line.ts', '../solve/solve.ts', 'strangers'],
  ['core', 'generate/thin.ts', '../solve/solve.ts', undefined],
  ['core', 'generate/thin.ts', '../format/line.ts', 'only over solve'],
  ['core', 'cellar/wine.ts', '../result.ts', '"cellar" stands in no row'],
  ['core', 'solve/solve.ts', 'node:fs', 'core imports nothing'],
  ['core', 'solve/solve.ts', 'commander', 'core imports nothing'],
  ['sat', 'index.ts', '@pencilmark/core/solve', undefined],
  ['sat', 'index.ts', '../../core/src/index.ts', 'leaves the package'],
  ['sat', 'index.ts', '@pencilmark/lab', 'may not import'],
  ['sat', 'index.ts', 'commander', 'not among the dependencies'],
  ['cli', 'main.ts', 'node:fs', undefined],
  ['cli', 'main.ts', 'fs', 'write "node:fs"'],
])('%s: %s imports %s: %s', (name, path, module, problem) => {
  const dependencies = ['@pencilmark/core', '@pencilmark/lab'];
  const found = importProblem({ name, path, module, rules, dependencies });
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
