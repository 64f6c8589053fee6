import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { readGivens } from '../options/givens.ts';
import { wholeNumber } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';

export const fewest: Command = {
  name: 'fewest',
  says: 'find all puzzles of complete grids that have fewest givens, or so many, or show that there are none',
  note:
    'The search is exhaustive. On 9×9 it proves in some seconds that a grid has no puzzle of 16 givens, and finds those of 17 in half a minute; ' +
    'each given more takes ten to thirty times as long. Boards with clues and of up to 128 cells are searched, too. ' +
    'The exit code is 1 when a grid has no such puzzle.',
  operand: { ...FILES, says: 'files with complete grids; - or no file at all means standard input' },
  options: [
    {
      flags: '--givens <n|min-max>',
      says: 'the puzzles with so many givens; of bounds, the least number with a puzzle (default: any number)',
      read: readGivens,
    },
    { flags: '--limit <n>', says: 'end after so many puzzles of a grid', read: wholeNumber(1) },
    ...READING_OPTIONS,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark solve several.txt | pencilmark fewest', 'all puzzles of a small grid with fewest givens'],
    ['pencilmark solve several.txt | pencilmark fewest --givens 5 --limit 3 --json', 'three with five givens, as JSON'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'fewest', operands, options);
  },
};
