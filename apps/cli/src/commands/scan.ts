import type { Command } from '../command.ts';
import { nameOf } from '../options/option.ts';
import { JSON_OPTION, THREADS_OPTION, TO_OPTION } from '../options/options.ts';
import type { ScanOptions } from '../scan/read.ts';
import type { Session } from '../session.ts';

export const scan: Command = {
  name: 'scan',
  says: 'read puzzles from photos and screenshots',
  note:
    'Everything happens on this machine. Cells that somebody should look at are told on standard error, or with\n' +
    '--json as "doubts". Exit code 0: read without a doubt; 1: doubts, or nothing was found; 2: no picture.',
  operand: { flags: '[file...]', says: 'PNG and JPEG files, and folders with pictures' },
  options: [
    { ...TO_OPTION, says: 'how to write puzzles and solutions (default: line)' },
    { flags: '--solve', says: 'write solutions instead; with --json beside the puzzle' },
    {
      flags: '--svg <folder>',
      says: 'draw each puzzle into a folder: straightened, with what was read over it',
      read: nameOf('folder'),
    },
    JSON_OPTION,
    THREADS_OPTION,
  ],
  examples: [
    ['pencilmark scan photo.png', 'the puzzle of a picture'],
    ['pencilmark scan --json pictures', 'every picture of a folder, with digits, kinds and doubts'],
    ['pencilmark scan --solve --svg read photo.png', 'its solution, and what was read drawn over the picture'],
  ],
  async run(session: Session, operands, options: ScanOptions) {
    const { scanFiles } = await import('../scan/read.ts');
    await scanFiles(session, operands, options);
  },
};
