import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import type { Option } from '../options/option.ts';
import { BLANK_OPTION, DIGITS_OPTION, JSON_OPTION, READING_OPTIONS, TO_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

const STRICT_OPTION: Option = {
  flags: '--strict',
  says: 'write no puzzle of whose clues the format holds only some',
};

export const convert: Command = {
  name: 'convert',
  says: 'write puzzles in another format',
  operand: FILES,
  options: [...READING_OPTIONS, TO_OPTION, DIGITS_OPTION, BLANK_OPTION, STRICT_OPTION, JSON_OPTION, ...BULK_OPTIONS],
  examples: [
    ['pencilmark convert --to drawn puzzles.txt', 'draw each puzzle with its boxes'],
    ['pencilmark convert --blank 0 puzzles.txt', 'write 0 for empty cells'],
    ['pencilmark convert --to drawn puzzles.txt | pencilmark convert --to line', 'and back again'],
  ],
  async run(session: Session, operands, options: BulkSettings) {
    await runJob(session, 'convert', operands, options);
  },
};
