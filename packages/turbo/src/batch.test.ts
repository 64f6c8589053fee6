import { puzzleOf } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { classic } from '@pencilmark/core/geometry';
import { bands } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { type Batch, loadBatch } from './batch.ts';

const encode = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const batch = (await loadBatch(20_000, 200)) as Batch;

/** The answers to a text, a line each: the number of solutions and the first one. */
function answers(text: string, limit?: number): string[] {
  const bytes = encode(text);
  batch.input.set(bytes);
  const found = batch.solve(bytes.length, limit);
  return Array.from({ length: found.length / 82 }, (_, line) => {
    const [count, ...digits] = found.subarray(line * 82, line * 82 + 82);
    return `${count} ${String.fromCharCode(...digits)}`;
  });
}

const NONE = '0'.repeat(81);
const lineOf = (seed: number, blank: string): string =>
  generate({ seed }).puzzle.givens.join('').replaceAll('0', blank);
const solutionOf = (seed: number): string => generate({ seed }).solution.join('');

test.each([
  ['dots and zeros', `${lineOf(1, '.')}\n${lineOf(2, '0')}\n`, [`1 ${solutionOf(1)}`, `1 ${solutionOf(2)}`]],
  ['a last line without its end', lineOf(3, '.'), [`1 ${solutionOf(3)}`]],
  [
    'text after the puzzle, and Windows line ends',
    `${lineOf(1, '.')},x\r\n${lineOf(2, '.')}\r\n`,
    [`1 ${solutionOf(1)}`, `1 ${solutionOf(2)}`],
  ],
  [
    'lines that are no puzzles',
    `short\n\n${lineOf(1, '.').replace('.', 'x')}\n${lineOf(1, '.')}\n`,
    [`255 ${NONE}`, `255 ${NONE}`, `255 ${NONE}`, `1 ${solutionOf(1)}`],
  ],
  ['a contradiction', `11${'.'.repeat(79)}\n`, [`0 ${NONE}`]],
  ['nothing', '', []],
])('%s', (_what, text, expected) => expect(answers(text)).toEqual(expected));

test('counts up to the limit', () => {
  expect(answers('.'.repeat(81), 7)[0]?.slice(0, 2)).toBe('7 ');
  expect(answers('.'.repeat(81))[0]?.slice(0, 2)).toBe('2 ');
});

test('answers are those of the solver, whatever else is in the text', () => {
  const search = bands.prepare(classic);
  const line = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.nat(50), fc.nat(80))
        .map(([seed, cell]) => [...lineOf(seed, '.')].with(cell, '.').join('')),
    },
    fc.string({ maxLength: 120 }).map((text) => text.replaceAll('\n', ' ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const expected = lines.map((text) => {
        if (!/^[0-9.]{81}/.test(text)) return `255 ${NONE}`;
        const { count } = search(puzzleOf(text.slice(0, 81)), { limit: 2 });
        return `${count} `;
      });
      const found = answers(lines.map((text) => `${text}\n`).join(''));
      expect(found.map((answer, index) => answer.slice(0, expected[index]!.length))).toEqual(expected);
    }),
    { numRuns: runs(200) },
  );
});

test('what does not fit is refused', () => {
  expect(() => batch.solve(20_001)).toThrow('20001 bytes');
  expect(() => batch.solve(-1)).toThrow(RangeError);
  expect(() => answers('\n'.repeat(201))).toThrow('201 lines');
  expect(() => answers('x', 0)).toThrow('limit 0');
});

test('without vectors there is no batch', async () => {
  expect(await loadBatch(100, 1, async () => undefined)).toBeUndefined();
});
