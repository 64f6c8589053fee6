import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

export const check: Command = {
  name: 'check',
  says: 'tell for each puzzle whether it has one solution, several or none, and whether it is minimal',
  operand: FILES,
  options: [SOLVER_OPTION, MAX_CALLS_OPTION, ...READING_OPTIONS, JSON_OPTION, ...BULK_OPTIONS],
  examples: [
    ['pencilmark check puzzles.txt', 'a verdict a puzzle; two solutions where there are several'],
    ['pencilmark generate --minimal --seed 7 | pencilmark check', 'make a puzzle and check it'],
    ['pencilmark check --json several.txt', 'the same as JSON'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'check', operands, options);
  },
};
