import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { wholeNumber } from '../options/option.ts';
import { READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';

const MOST = 3;

export const neighbourhood: Command = {
  name: 'neighbourhood',
  says: 'write all proper puzzles that differ from each puzzle in some givens: {-1+1} and the like',
  note:
    'A puzzle of the answer has all givens but --remove of them, and --add others. Each is written once for each puzzle of the input; ' +
    '"pencilmark collect" keeps one of those that are the same by symmetries.',
  operand: FILES,
  options: [
    { flags: '--remove <m>', says: `how many givens go, at most ${MOST} (default: 1)`, read: wholeNumber(0, MOST) },
    { flags: '--add <n>', says: `how many others come, at most ${MOST} (default: 1)`, read: wholeNumber(0, MOST) },
    { flags: '--minimal', says: 'only puzzles of which no given can be spared' },
    ...READING_OPTIONS,
    ...BULK_OPTIONS,
  ],
  examples: [
    ['pencilmark neighbourhood puzzles.txt', 'every puzzle {-1+1}'],
    ['pencilmark neighbourhood puzzle.txt --remove 2 --add 1 | pencilmark collect', 'one given less, each puzzle once'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'neighbourhood', operands, options);
  },
};
