import { countText, groupedNumber } from '@pencilmark/bulk';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { wholeNumber } from '../options/option.ts';
import { JSON_OPTION, MAX_CALLS_OPTION, READING_OPTIONS, SOLVER_OPTION, TO_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

export const solve: Command = {
  name: 'solve',
  says: 'solve puzzles',
  operand: FILES,
  options: [
    SOLVER_OPTION,
    { flags: '--limit <n>', says: 'stop after this many solutions (default: 1)', read: wholeNumber(1) },
    {
      flags: '--all',
      says: 'print every solution when it is found; with --json their number comes last',
    },
    { flags: '--count', says: 'print only how many solutions there are; --limit bounds the search' },
    { flags: '--candidates', says: 'print for each cell the digits that it has in some solution' },
    { flags: '--stats', says: 'report the work for each puzzle and for all of them on standard error' },
    { flags: '--check', says: 'ask a second solver too, and refuse to answer when the two differ' },
    MAX_CALLS_OPTION,
    ...READING_OPTIONS,
    TO_OPTION,
    JSON_OPTION,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark solve puzzles.txt', 'solve every puzzle of a file'],
    [
      'pencilmark generate --count 3 --seed 7 | pencilmark solve --json',
      'solve what comes in, one JSON object a puzzle',
    ],
    ['pencilmark solve --count --limit 1000 several.txt', 'how many solutions, up to a thousand'],
    ['pencilmark solve --candidates several.txt', 'what each cell may hold in the end'],
    [
      'pencilmark solve puzzles.txt --output solved.txt.gz',
      'a file of any size, on all processors; --resume goes on after a break',
    ],
    ['pencilmark solve --solver backtracking --stats puzzles.txt', 'how much work the simplest solver has'],
  ],
  async run(session: Session, operands, options: BulkSettings & { readonly stats?: true }) {
    const { puzzles = 0, 'with a solution': solved = 0, ms = 0 } = await runJob(session, 'solve', operands, options);
    if (!options.stats) return;
    const rate = ms > 0 ? `, ${groupedNumber(Math.round((puzzles / ms) * 1000))} a second` : '';
    session.messages.note(
      `${countText(puzzles, 'puzzle')}, ${groupedNumber(solved)} solved, ${ms.toFixed(1)} ms of solving${rate}`,
    );
  },
};
