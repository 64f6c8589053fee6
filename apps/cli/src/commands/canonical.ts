import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { JSON_OPTION, READING_OPTIONS, TO_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

export const canonical: Command = {
  name: 'canonical',
  says: 'write the least of all equivalent puzzles (9×9); puzzles that differ only in labels, order or turning get the same one',
  operand: FILES,
  options: [...READING_OPTIONS, TO_OPTION, JSON_OPTION, ...BULK_OPTIONS],
  examples: [
    ['pencilmark canonical puzzles.txt', 'one canonical puzzle for each puzzle'],
    ['pencilmark canonical puzzles.txt | sort -u | wc -l', 'how many are really different'],
    ['pencilmark canonical --json puzzles.txt', 'with the number of automorphisms'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'canonical', operands, options);
  },
};
