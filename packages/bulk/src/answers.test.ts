import { test } from 'vitest';
import { expectAnswers } from '../../../scripts/answers.mjs';
import { digestOf } from '../../../scripts/digest.mjs';
import { mixedFile, oneByOne } from './testing.ts';

const JOBS: readonly (readonly [job: string, options: object])[] = [
  ['solve', {}],
  ['solve', { json: true }],
  ['solve', { count: true }],
  ['solve', { candidates: true }],
  ['solve', { to: 'rows', check: true }],
  ['solve', { maxCalls: 20 }],
  ['check', {}],
  ['check', { json: true }],
  ['convert', {}],
  ['convert', { to: 'json' }],
  ['canonical', { json: true }],
  ['collect', {}],
  ['rate', {}],
  ['rate', { json: true }],
  ['rate', { columns: ['er', 'steps'] }],
  ['rate', { columns: ['difficulty', 'hodoku-level'], json: true }],
  ['rate', { histogram: true, raters: ['hodoku'] }],
  ['explain', {}],
  ['hint', { json: true }],
  ['steps', {}],
  ['certify', {}],
  ['certify', { minimal: true }],
  ['rows', { rows: { kind: 'puzzles', columns: ['puzzle', 'er', 'techniques', 'class'], form: 'jsonl' } }],
];

test('answers of all jobs to a file with oddities', { tags: ['whole'] }, async () => {
  const rows: unknown[][] = [];
  for (const [job, options] of JOBS) {
    const { output, problems, counts } = await oneByOne(mixedFile(12, 700, 3), { job, options } as never);
    rows.push([
      job,
      JSON.stringify(options),
      output.split('\n').length,
      digestOf(output.replaceAll(/"ms":[\d.e-]+/g, '')),
      digestOf(problems),
      digestOf(counts),
    ]);
  }
  await expectAnswers('jobs', 'Job, options, lines of output, digests of output, problems and counts.', rows);
});
