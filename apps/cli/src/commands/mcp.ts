import { createReadStream } from 'node:fs';
import type { Command } from '../command.ts';
import { isTerminal } from '../output/terminal.ts';
import type { Session } from '../session.ts';

export const mcp: Command = {
  name: 'mcp',
  says: 'serve models over standard input and output, by the Model Context Protocol: solve, check, hint, explain, rate, generate, draw',
  note:
    'Programs that let models use tools start this command themselves; docs/mcp.md tells how they are set up. ' +
    'A question may take 10 s and 256 MB; standard output has nothing but the protocol.',
  options: [],
  examples: [['pencilmark mcp < /dev/null', 'what a program with a model starts, here without one']],
  async run(session: Session) {
    const { input } = session.streams;
    if (isTerminal(input))
      return session.refuse(
        'pencilmark',
        'This is a terminal. A program with a model starts this command: docs/mcp.md.',
      );
    const { serve } = await import('../mcp/server.ts');
    await serve(session, input === 0 ? process.stdin : createReadStream('', { fd: input, autoClose: false }));
  },
};
