import type { Command } from '../../command.ts';
import type { Session } from '../../session.ts';

export const protocol: Command = {
  name: 'protocol',
  says: 'print the protocol as a JSON Schema',
  options: [],
  examples: [['pencilmark arena protocol', 'every message, for programs that check or make code from it']],
  async run(session: Session) {
    const { protocolSchema } = await import('@pencilmark/arena');
    session.output.line(JSON.stringify(protocolSchema(), undefined, 2));
  },
};
