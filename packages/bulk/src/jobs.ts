import type { Job } from './job.ts';
import { canonical } from './jobs/canonical.ts';
import { check } from './jobs/check.ts';
import { convert } from './jobs/convert.ts';
import { explain } from './jobs/explain.ts';
import { hint } from './jobs/hint.ts';
import { solve } from './jobs/solve.ts';
import { steps } from './jobs/steps.ts';

/** Everything that can be done with every record of a file, in threads or not. */
export const JOBS: readonly Job[] = [solve, check, convert, canonical, explain, hint, steps];

/** The job with a name. */
export function jobNamed(name: string): Job {
  const job = JOBS.find((row) => row.name === name);
  if (!job) throw new RangeError(`job "${name}"; expected one of ${JOBS.map((row) => row.name).join(', ')}`);
  return job;
}
