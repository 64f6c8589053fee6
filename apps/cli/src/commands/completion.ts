import type { Command } from '../command.ts';
import { completionsOf } from '../completion/completions.ts';
import { SHELLS } from '../completion/shells.ts';
import { unknownName } from '../options/names.ts';
import type { Session } from '../session.ts';

const NAMES = Object.keys(SHELLS);

/**
 * The command that prints completion scripts. It needs the list of all commands and is in that list
 * itself. So it gets a function that gives the list.
 */
export const completion = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  says: 'print a script that completes pencilmark’s commands and options in a shell',
  operand: { flags: '<shell>', says: NAMES.join(', '), choices: NAMES },
  options: [],
  examples: [
    ['pencilmark completion bash', 'for .bashrc: source <(pencilmark completion bash)'],
    ['pencilmark completion zsh', 'for .zshrc, after compinit: source <(pencilmark completion zsh)'],
    ['pencilmark completion fish', 'for config.fish: pencilmark completion fish | source'],
  ],
  async run(session: Session, [shell = '']) {
    const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
    if (!script) return session.refuse('pencilmark', unknownName('shell', shell, NAMES));
    session.output.write(script(await completionsOf(commands())));
  },
});
