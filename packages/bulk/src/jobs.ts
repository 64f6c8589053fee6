import { classic } from '@pencilmark/core/geometry';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';
import { checkArgument } from '@pencilmark/core/result';
import { WORK } from './expected.ts';
import { canonical } from './jobs/canonical.ts';
import { check } from './jobs/check.ts';
import { collect } from './jobs/collect.ts';
import { convert } from './jobs/convert.ts';
import { generate, generateRows } from './jobs/generate.ts';
import type { Job, JobRow, Maker } from './jobs/job.ts';
import { solve } from './jobs/solve.ts';
import type { JobWork, MakerWork, Work } from './types.ts';

// The code of human reasoning is large, so it is loaded when a job needs it.
const TELLING = { counts: ['none', 'several', 'finished'], pieceBytes: 1 << 13, skipsLibrary: true } as const;

const rate: Job = {
  name: 'rate',
  done: 'rated',
  ...TELLING,
  counts: [...[...DIFFICULTIES, ...HODOKU_LEVELS].map(({ name }) => name), ...TELLING.counts],
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
const certify: Job = {
  name: 'certify',
  done: 'certified',
  counts: ['improper', 'not-minimal', 'effort', 'path', 'board'],
  pieceBytes: 1 << 11,
  prepare: async (options) => (await import('./jobs/certify.ts')).certifyAnswerer(options),
};

const fewest: Job = {
  name: 'fewest',
  done: 'searched',
  counts: ['puzzles', 'without'],
  // A grid a thread: it takes seconds to hours.
  pieceBytes: 1 << 6,
  prepare: async (options) => (await import('./jobs/fewest.ts')).fewestAnswerer(options),
};

const rows: Job = {
  name: 'rows',
  done: 'read',
  ...TELLING,
  counts: ['rows', ...TELLING.counts],
  prepare: async (options) => (await import('./jobs/rows.ts')).rowsAnswerer(options),
};

const neighbourhood: Job = {
  name: 'neighbourhood',
  done: 'searched',
  counts: ['neighbours'],
  pieceBytes: 1 << 10,
  prepare: async (options) => (await import('./jobs/neighbourhood.ts')).neighbourhoodAnswerer(options),
};

/** Every job that answers records, with or without threads. */
export const JOBS: readonly Job[] = [
  solve,
  check,
  convert,
  canonical,
  collect,
  rate,
  explain,
  hint,
  steps,
  certify,
  fewest,
  neighbourhood,
  rows,
];

/** Every job that makes puzzles, with or without threads. */
export const MAKERS: readonly Maker[] = [generate, generateRows];

/**
 * The job with a name.
 *
 *     jobNamed('solve').name      // 'solve'
 */
export const jobNamed = (name: string): Job => named(JOBS, name);

/**
 * The maker with a name.
 *
 *     makerNamed('generate').name      // 'generate'
 */
export const makerNamed = (name: string): Maker => named(MAKERS, name);

/** Whether work makes puzzles. */
export const isMaking = (work: Work): work is MakerWork => MAKERS.some(({ name }) => name === work.job);

/**
 * What the summary of some work needs: the word for an answered puzzle, the names of the other
 * numbers, and those that it prints even when they are 0.
 *
 *     countsOf({ job: 'solve', options: {} }).done      // 'solved'
 */
export function countsOf(work: Work) {
  checkArgument('countsOf', WORK[0](work as never), work, WORK[1]);
  const wordsOf = <Options>({ done, counts, known }: JobRow<Options>, options: Options) => ({
    done,
    counts,
    known: known?.(options) ?? [],
  });
  return isMaking(work) ? wordsOf(makerNamed(work.job), work.options) : wordsOf(jobNamed(work.job), work.options);
}

/**
 * How many solutions to look for when the plain lines of files may be solved as bytes; 0 when they
 * may not.
 */
export function limitOfPlain({ job, options }: JobWork): number {
  const { from = 'line', geometry = classic.id, alphabet = '123456789' } = options;
  const isUsual = from === 'line' && geometry === classic.id && alphabet === '123456789';
  return (isUsual && jobNamed(job).limitOfPlain?.(options)) || 0;
}

/**
 * Work in a form that is equal for equal options.
 *
 *     const work = { job: 'solve', options: { limit: 2, all: undefined } };
 *     plainWork(work).options      // { limit: 2 }
 */
export function plainWork(work: Work): Work {
  checkArgument('plainWork', WORK[0](work as never), work, WORK[1]);
  return withOptions(work, () => true);
}

/** The whole work that a shard is a part of, in the same form. */
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

/**
 * Loads the jobs that explain steps one by one, for a caller that wants to see each step.
 *
 *     Object.keys(await loadStepAnswerers()).length      // 3
 */
export async function loadStepAnswerers() {
  const [{ explainAnswerer }, { hintAnswerer }, { rateAnswerer }] = await Promise.all([
    import('./jobs/explain.ts'),
    import('./jobs/hint.ts'),
    import('./jobs/rate.ts'),
  ]);
  return { explainAnswerer, hintAnswerer, rateAnswerer };
}
