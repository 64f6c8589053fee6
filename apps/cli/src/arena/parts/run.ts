import type { Command } from '../../command.ts';
import { JSON_OPTION } from '../../options/options.ts';
import type { Session } from '../../session.ts';
import { type ArenaOptions, MEMORY_OPTION, PROGRAM, ROUND_OPTIONS } from '../options.ts';

export const run: Command = {
  name: 'run',
  says: 'let one program play: a line for each task, and the table',
  operand: PROGRAM,
  options: [...ROUND_OPTIONS, MEMORY_OPTION, JSON_OPTION],
  examples: [
    ['pencilmark arena run --rounds 9x9-first --tasks 4 -- ./my-solver', 'four puzzles, one at a time'],
    ['pencilmark arena run --rounds 6x6-50 --seed 1 --json -- ./my-solver', 'as JSON, always the same puzzles'],
  ],
  async run(session: Session, operands, options: ArenaOptions) {
    const { runProgram } = await import('../run.ts');
    await runProgram(session, operands, options);
  },
};
