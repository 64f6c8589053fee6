import { err, ok } from '@pencilmark/core/result';
import type { Command } from '../../command.ts';
import type { Session } from '../../session.ts';
import { type JoinOptions, MEMORY_OPTION } from '../options.ts';

export const join: Command = {
  name: 'join',
  says: 'let a program play in an arena of a service, at the address that the service gives',
  note:
    'The program speaks on its standard input and output, as in every arena; this command carries its messages ' +
    'by a WebSocket, or by requests where none comes through. Where the connection is lost, it connects again.\n' +
    'The token needs the scope "arena".',
  operand: { flags: '<address-and-program...>', says: 'the address of the arena; after -- the program and its words' },
  options: [
    {
      flags: '--token <token>',
      says: 'the token of the account (default: the variable PENCILMARK_TOKEN)',
      read: (text) => (/^\S+$/.test(text) ? ok(text) : err('Expected a token.')),
    },
    MEMORY_OPTION,
  ],
  examples: [
    [
      'pencilmark arena join http://127.0.0.1:8080/v1/arenas/ID -- ./my-solver',
      'a program of this machine plays on a service',
    ],
  ],
  async run(session: Session, operands, options: JoinOptions) {
    const { joinArena } = await import('../join.ts');
    await joinArena(session, operands, options);
  },
};
