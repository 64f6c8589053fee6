import { CommanderError, InvalidArgumentError, Command as Program, Option as ProgramOption } from 'commander';
import { type Command, HELP } from './command.ts';
import { COMMANDS } from './commands.ts';
import { contradictionIn } from './options/contradictions.ts';
import { unknownName } from './options/names.ts';
import type { Session } from './session.ts';

/** Reads the command line and runs its command, or says on standard error what is wrong. */
export async function runCommandLine(words: readonly string[], session: Session): Promise<void> {
  const program = new Program('pencilmark')
    .description('Solves, checks, makes, converts, compares and shows Sudoku puzzles.')
    .usage('COMMAND [FILE… | -]')
    .version(session.parts.version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', HELP)
    .helpCommand('help [command]', HELP)
    .configureOutput({
      writeOut: (text) => session.output.write(text),
      writeErr: (text) => session.messages.note(text.trimEnd()),
      outputError: (text, write) =>
        write(text.replace(/^error: /, 'pencilmark: ').replace(/(argument '.{40})[^']+'/s, "$1…'")),
    })
    .addHelpText(
      'after',
      `\n${examplesText(COMMANDS.flatMap(({ examples }) => examples.slice(0, 1)))}\n\n${EXIT_CODES}`,
    )
    .showHelpAfterError('Type "pencilmark help" for the commands and their options.')
    .exitOverride();
  for (const command of COMMANDS) addCommand(program, command, session);
  if (words.length === 0) {
    program.outputHelp({ error: true });
    session.exitCode = 2;
    return;
  }
  const [first, topic] = words;
  const names = [...COMMANDS.map(({ name }) => name), 'help'];
  if (first === 'help' && topic !== undefined && !topic.startsWith('-') && !names.includes(topic))
    return session.refuse('pencilmark', unknownName('command', topic, names));
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem;
    if (problem.exitCode !== 0) session.exitCode = 2;
  }
}

const EXIT_CODES = `Exit codes:
  0  done
  1  done, and some puzzle was not what was asked: no solution, not proper, not reached,
     or its rules were left out
  2  input or usage could not be understood
  130  interrupted (Ctrl-C): what was begun is finished and written`;

const examplesText = (examples: Command['examples']): string =>
  ['Examples:', ...examples.flatMap(([line, says]) => [`  # ${says}`, `  ${line}`])].join('\n');

function addCommand(program: Program, command: Command, session: Session): void {
  const sub = program
    .command(command.name)
    .summary(command.says)
    .description([command.says, command.note].filter(Boolean).join('\n\n'))
    .addHelpText('after', `\n${examplesText(command.examples)}`);
  if (command.parts) {
    sub.usage('PART').helpCommand('help [part]', HELP);
    for (const part of command.parts) addCommand(sub, part, session);
    return;
  }
  if (command.operand) sub.argument(command.operand.flags, command.operand.says);
  for (const { flags, says, read } of command.options) {
    const option = new ProgramOption(flags, says);
    if (read) {
      option.argParser((text) => {
        const result = read(text);
        if (result.ok) return result.value;
        throw new InvalidArgumentError(result.error);
      });
    }
    sub.addOption(option);
  }
  sub.action(async (...given: unknown[]) => {
    const operands = command.operand ? [given[0]].flat().filter((word) => word !== undefined) : [];
    const contradiction = contradictionIn(command.name, sub.opts());
    if (contradiction !== undefined) return session.refuse('pencilmark', contradiction);
    await command.run(session, operands as string[], sub.opts());
  });
}
