import type { Job, JobRow, Maker } from './job.ts';
import { canonical } from './jobs/canonical.ts';
import { check } from './jobs/check.ts';
import { convert } from './jobs/convert.ts';
import { explain } from './jobs/explain.ts';
import { generate } from './jobs/generate.ts';
import { hint } from './jobs/hint.ts';
import { rate } from './jobs/rate.ts';
import { solve } from './jobs/solve.ts';
import { steps } from './jobs/steps.ts';

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
