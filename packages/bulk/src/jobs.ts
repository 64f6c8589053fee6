import { DIFFICULTIES } from '@pencilmark/core';
import type { Job, JobRow, Maker } from './job.ts';
import { canonical } from './jobs/canonical.ts';
import { check } from './jobs/check.ts';
import { convert } from './jobs/convert.ts';
import { generate } from './jobs/generate.ts';
import { solve } from './jobs/solve.ts';

// How people reason is much code, so it is loaded when it is asked for.
const TELLING = { counts: ['none', 'several', 'finished'], pieceBytes: 1 << 13, skipsLibrary: true } as const;

const rate: Job = {
  name: 'rate',
  done: 'rated',
  ...TELLING,
  counts: [...DIFFICULTIES.map(({ name }) => name), ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/rate.ts')).rating(options),
};
const explain: Job = {
  name: 'explain',
  done: 'explained',
  ...TELLING,
  counts: ['stuck', ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/explain.ts')).explaining(options),
};
const hint: Job = {
  name: 'hint',
  done: 'answered',
  ...TELLING,
  prepare: async (options) => (await import('./jobs/hint.ts')).hinting(options),
};
const steps: Job = {
  name: 'steps',
  done: 'searched',
  ...TELLING,
  counts: ['steps', ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/steps.ts')).stepping(options),
};

/** Everything that can be done with every record of a file, in threads or not. */
export const JOBS: readonly Job[] = [solve, check, convert, canonical, rate, explain, hint, steps];

/** Everything that can be made by the number, in threads or not. */
export const MAKERS: readonly Maker[] = [generate];

/** The job with a name. */
export const jobNamed = (name: string): Job => named(JOBS, name);

/** The maker with a name. */
export const makerNamed = (name: string): Maker => named(MAKERS, name);

/** The job or the maker with a name. */
export const rowNamed = (name: string): JobRow => named([...JOBS, ...MAKERS], name);

/** Whether a name is that of a maker. */
export const isMaker = (name: string): boolean => MAKERS.some((row) => row.name === name);

function named<Row extends JobRow>(rows: readonly Row[], name: string): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row)
    throw new RangeError(`job "${name}"; expected one of ${rows.map((candidate) => candidate.name).join(', ')}`);
  return row;
}

/** What tells steps one by one, for whoever wants to see each of them. */
export async function loadTelling() {
  const [{ explaining }, { hinting }] = await Promise.all([import('./jobs/explain.ts'), import('./jobs/hint.ts')]);
  return { explaining, hinting };
}
