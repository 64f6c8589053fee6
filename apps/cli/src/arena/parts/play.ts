import { SOLVER_NAMES } from '@pencilmark/solvers';
import type { Command } from '../../command.ts';
import { oneOf } from '../../options/option.ts';
import type { Session } from '../../session.ts';

const USUAL = 'singles';

export const play: Command = {
  name: 'play',
  says: 'play with one of our solvers on standard input and output, as an entry of an arena',
  options: [
    {
      flags: '--solver <name>',
      says: `the solver that plays (default: ${USUAL})`,
      read: oneOf('solver', SOLVER_NAMES),
      choices: () => SOLVER_NAMES,
    },
  ],
  examples: [['echo \'{"t":"ping","id":"p1"}\' | pencilmark arena play --solver bands', 'a ping, and the pong']],
  async run(session: Session, _operands, { solver = USUAL }: { readonly solver?: string }) {
    const { playWith } = await import('../own.ts');
    await playWith(session, solver);
  },
};
