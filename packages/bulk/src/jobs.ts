import { classic } from '@pencilmark/core/geometry';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { canonical } from './jobs/canonical.ts';
import { check } from './jobs/check.ts';
import { convert } from './jobs/convert.ts';
import { generate } from './jobs/generate.ts';
import type { Job, JobRow, Maker } from './jobs/job.ts';
import { solve } from './jobs/solve.ts';
import type { JobWork, MakerWork, Work } from './types.ts';

// How people reason is much code, so it is loaded when it is asked for.
const TELLING = { counts: ['none', 'several', 'finished'], pieceBytes: 1 << 13, skipsLibrary: true } as const;

const rate: Job = {
  name: 'rate',
  done: 'rated',
  ...TELLING,
  counts: [...DIFFICULTIES.map(({ name }) => name), ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/rate.ts')).rateAnswerer(options),
};
const explain: Job = {
  name: 'explain',
  done: 'explained',
  ...TELLING,
  counts: ['stuck', ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/explain.ts')).explainAnswerer(options),
};
const hint: Job = {
  name: 'hint',
  done: 'answered',
  ...TELLING,
  prepare: async (options) => (await import('./jobs/hint.ts')).hintAnswerer(options),
};
const steps: Job = {
  name: 'steps',
  done: 'searched',
  ...TELLING,
  counts: ['steps', ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/steps.ts')).stepsAnswerer(options),
};

/** Everything that can be done with every record of a file, in threads or not. */
export const JOBS: readonly Job[] = [solve, check, convert, canonical, rate, explain, hint, steps];

/** Everything that can be made by the number, in threads or not. */
export const MAKERS: readonly Maker[] = [generate];

/** The job with a name. */
export const jobNamed = (name: string): Job => named(JOBS, name);

/** The maker with a name. */
export const makerNamed = (name: string): Maker => named(MAKERS, name);

/** Whether work is that of a maker. */
export const isMaking = (work: Work): work is MakerWork => MAKERS.some(({ name }) => name === work.job);

/**
 * What has happened to a puzzle, and what is counted beside and known, for the summary of some
 * work.
 */
export function countsOf(work: Work) {
  const told = <Options>({ done, counts, known }: JobRow<Options>, options: Options) => ({
    done,
    counts,
    known: known?.(options) ?? [],
  });
  return isMaking(work) ? told(makerNamed(work.job), work.options) : told(jobNamed(work.job), work.options);
}

/**
 * How many solutions are looked for when the plain lines of files may be solved as bytes; 0 when
 * they may not.
 */
export function limitOfPlain({ job, options }: JobWork): number {
  const { from = 'line', geometry = classic.id, alphabet = '123456789' } = options;
  const isUsual = from === 'line' && geometry === classic.id && alphabet === '123456789';
  return (isUsual && jobNamed(job).limitOfPlain?.(options)) || 0;
}

/** Work in a form that is the same for the same options. */
export const plainWork = (work: Work): Work => withOptions(work, () => true);

/** The undivided work that a shard is a part of, in the same form. */
export const wholeWork = (work: Work): Work => withOptions(work, (name) => name !== 'shard');

const withOptions = ({ job, options }: Work, isKept: (name: string) => boolean): Work => ({
  job,
  options: Object.fromEntries(
    Object.entries(options)
      .filter(([name, value]) => value !== undefined && isKept(name))
      .sort(),
  ),
});

function named<Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row)
    throw new RangeError(`job "${name}"; expected one of ${rows.map((candidate) => candidate.name).join(', ')}`);
  return row;
}

/** What tells steps one by one, for whoever wants to see each of them. */
export async function loadStepAnswerers() {
  const [{ explainAnswerer }, { hintAnswerer }] = await Promise.all([
    import('./jobs/explain.ts'),
    import('./jobs/hint.ts'),
  ]);
  return { explainAnswerer, hintAnswerer };
}
