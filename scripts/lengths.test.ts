import { expect, test } from 'vitest';
import { lengthProblems, longFunctions } from './lengths.mjs';

const body = (lines: number): string => '\n'.repeat(lines - 1);

test.each([
  [`function short() {${body(60)}}`, []],
  [`function long() {${body(61)}}`, [{ name: 'long', line: 1, lines: 61 }]],
  [`\n/** A comment is no part. */\nconst long = () => {${body(61)}};`, [{ name: 'long', line: 3, lines: 61 }]],
  [`class Board { solve() {${body(70)}} }`, [{ name: 'solve', line: 1, lines: 70 }]],
  [`const jobs = { solve: () => {${body(70)}} };`, [{ name: 'solve', line: 1, lines: 70 }]],
  [`run(() => {${body(70)}});`, [{ name: 'a function', line: 1, lines: 70 }]],
  [`const table = [${body(70)}];`, []],
])('%j has long functions: %j', (source, functions) => expect(longFunctions(source)).toEqual(functions));

test('a long function is a fault, unless it is listed; so is a listed one that is not long', () => {
  const sources = [['a.ts', `function long() {${body(61)}}`] as const];
  expect(lengthProblems(sources, '# a comment\n')).toEqual(['a.ts:1: long has 61 lines; the most is 60']);
  expect(lengthProblems(sources, 'a.ts\tlong\ta search in its order\n')).toEqual([]);
  expect(lengthProblems([], 'a.ts\tlong\ta search in its order\n')).toEqual([
    'scripts/lengths.tsv: a.ts long is not long',
  ]);
});
