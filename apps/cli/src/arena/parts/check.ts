import type { Command } from '../../command.ts';
import { JSON_OPTION } from '../../options/options.ts';
import type { Session } from '../../session.ts';
import { type ArenaOptions, MEMORY_OPTION, PROGRAM } from '../options.ts';

export const check: Command = {
  name: 'check',
  says: 'check whether a program keeps to the protocol, and name each deviation',
  operand: PROGRAM,
  options: [MEMORY_OPTION, JSON_OPTION],
  examples: [['pencilmark arena check -- ./my-solver', 'a line for each rule of the protocol']],
  async run(session: Session, operands, options: ArenaOptions) {
    const { runCheck } = await import('../check.ts');
    await runCheck(session, operands, options);
  },
};
