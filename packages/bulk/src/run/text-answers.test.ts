import { expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { answerText } from '../loaders.ts';
import { mixedFile, oneByOne } from '../testing.ts';

const WORK = [
  ['solve', { limit: 2 }],
  ['check', {}],
  ['rate', { raters: ['se'] }],
  ['convert', { to: 'rows' }],
  ['canonical', {}],
] as const;

const timeless = (text: string): string => text.replaceAll(/"ms":[\d.e-]+/g, '"ms":0');

test.each(some(Array.from({ length: 30 }, (_, seed) => [seed])))(
  'a text has the answers of its records one by one, seed %i',
  async (seed) => {
    const text = mixedFile(1 + (seed % 6), 800, seed);
    for (const [job, options] of WORK) {
      const { output, problems, counts } = await oneByOne(text, { job, options: { ...options, json: true } });
      const answers = await answerText({ job, options }, text);
      if (answers.records === 0) continue;
      expect(timeless(answers.lines.map((line) => `${line}\n`).join(''))).toBe(timeless(output));
      expect(answers.problems).toEqual(problems);
      const ways = problems.map(({ how }) => how);
      const isPoor = ways.includes('disappoint') || (job === 'check' && answers.records > (counts.proper ?? 0));
      expect(answers.exitCode).toBe(ways.includes('refuse') ? 2 : Number(isPoor));
    }
  },
);

test('a text without a puzzle is refused, as the command does', async () => {
  const { lines, problems, records, exitCode } = await answerText({ job: 'check', options: {} }, '# nothing\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { error: { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' }, line: 1 },
  ]);
  expect([problems.length, records, exitCode]).toEqual([1, 0, 2]);
});

test('puzzles are made from their seeds, whatever the thread made before', async () => {
  const options = { geometry: '6x6:2x3', digits: '123456', count: 3, seed: 5 };
  const made = (await answerText({ job: 'generate', options })).lines.map((line) => JSON.parse(line));
  expect(made.map(({ seed }) => seed)).toEqual([5, 6, 7]);
  const [last] = (await answerText({ job: 'generate', options: { ...options, count: 1, seed: 7 } })).lines;
  expect(JSON.parse(last!)).toEqual(made[2]);
  const small = await answerText({ job: 'generate', options: { geometry: '4x4', digits: '1234', count: 1, seed: 7 } });
  expect(JSON.parse(small.lines[0]!).puzzle).toHaveLength(16);
});
