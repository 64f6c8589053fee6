import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { book } from './commands/book.ts';
import { canonical } from './commands/canonical.ts';
import { certify } from './commands/certify.ts';
import { check } from './commands/check.ts';
import { collect } from './commands/collect.ts';
import { compare } from './commands/compare.ts';
import { completion } from './commands/completion.ts';
import { convert } from './commands/convert.ts';
import { countGridsOf } from './commands/count-grids.ts';
import { dataset } from './commands/dataset.ts';
import { environment } from './commands/environment.ts';
import { evaluate } from './commands/evaluate.ts';
import { explain } from './commands/explain.ts';
import { fewest } from './commands/fewest.ts';
import { generate } from './commands/generate.ts';
import { grade } from './commands/grade.ts';
import { hint } from './commands/hint.ts';
import { jobs } from './commands/jobs.ts';
import { list } from './commands/list.ts';
import { mcp } from './commands/mcp.ts';
import { merge } from './commands/merge.ts';
import { neighbourhood } from './commands/neighbourhood.ts';
import { prove } from './commands/prove.ts';
import { rate } from './commands/rate.ts';
import { review } from './commands/review.ts';
import { scan } from './commands/scan.ts';
import { serve } from './commands/serve.ts';
import { solve } from './commands/solve.ts';
import { statistics } from './commands/statistics.ts';
import { steps } from './commands/steps.ts';
import { unavoidable } from './commands/unavoidable.ts';
import { verify } from './commands/verify.ts';
import { watch } from './commands/watch.ts';
import { work } from './commands/work.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  solve,
  check,
  rate,
  hint,
  explain,
  steps,
  prove,
  certify,
  verify,
  review,
  grade,
  environment,
  evaluate,
  mcp,
  generate,
  convert,
  book,
  scan,
  canonical,
  collect,
  neighbourhood,
  unavoidable,
  fewest,
  countGridsOf,
  statistics,
  dataset,
  merge,
  work,
  jobs,
  compare,
  watch,
  serve,
  arena,
  list,
  completion(() => COMMANDS),
];
