import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { boardOf, cellName, parseCell } from '@pencilmark/core/geometry';
import { gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { expect, test } from 'vitest';
import { caseOf } from '../packages/core/src/human/testing.ts';
import { positionOf, rowIn } from './examples.mjs';
import { ROOT } from './workspace.mjs';

const cases = async (...args: string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/cases.mjs', ...args], { cwd: ROOT });
  return stdout.trimEnd().split('\n');
};

test.each([
  ['generated', []],
  ['with clues', ['--clues', 'killer', '--each', '1']],
])('puzzles that are %s have as many givens as somebody wishes', async (_, more) => {
  const wish = ['hidden-single', '--board', '4x4', '--count', '2', '--negative', '0', '--anywhere'];
  const rows = await cases(...wish, '--givens', '4-5', ...more);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const { cells } = caseOf(row, 'here');
    const given = cells.replaceAll(/\+./g, '').replaceAll('.', '').length;
    expect([4, 5]).toContain(given);
  }
});

test('another wish for givens than a number or two is refused', async () =>
  await expect(cases('hidden-single', '--givens', 'few')).rejects.toThrow('--givens few: write a number or two'));

const GOOD = 'full-house\t4x4\t123.............\t-\tr1c4=4\t1:1:0123abcd';

test.each([
  ['nothing else', 'full-house', '1 columns; expected 6'],
  ['no technique', GOOD.replace('full', 'empty'), 'there is no technique "empty-house"'],
  ['no board', GOOD.replace('4x4', '4x'), '"4x" is not a board'],
  ['too few cells', GOOD.replace('123.', '123'), '15 cells; expected 16'],
  ['no steps', GOOD.replace('r1c4=4', 'r1c4'), '"r1c4" is not written as r1c2=5'],
  ['no extent', GOOD.replace('1:1:', '1:'), '"1:0123abcd" is not written as 3:7'],
])('a row of the corpus with %s is told with its file and line', (_, row, message) => {
  expect(caseOf(GOOD, 'corpus/techniques/singles.tsv:7')).toMatchObject({
    technique: 'full-house',
    expected: 'r1c4=4',
  });
  expect(() => caseOf(row, 'corpus/techniques/singles.tsv:7')).toThrow(/^corpus\/techniques\/singles\.tsv:7: /);
  expect(() => caseOf(row, 'here')).toThrow(message);
});

test('so do the scripts that read the corpus', () => {
  const core = { boardOf, cellName, gridOf, makePuzzle, parseCell };
  const read = (row: string) => positionOf(core, rowIn(row, 'corpus/techniques/singles.tsv:7'));
  expect(read(GOOD).wanted).toEqual(['r1c4=4']);
  expect(() => read(GOOD.replace('4x4', '4x'))).toThrow(/^corpus\/techniques\/singles\.tsv:7: .*"4x" is not a board/);
  expect(() => read(GOOD.replace('r1c4=4', 'r1c4'))).toThrow('singles.tsv:7: "r1c4" is not written as');
});
