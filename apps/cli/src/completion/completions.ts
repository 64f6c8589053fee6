import { type Command, HELP } from '../command.ts';

/** What may follow a command: options, perhaps with choices, and other words. */
export interface Completions {
  readonly name: string;
  readonly says: string;
  readonly words: readonly string[];
  readonly options: readonly {
    readonly long: string;
    readonly says: string;
    readonly takes: Taken;
    readonly choices: readonly string[];
  }[];
}

/** What may follow an option. */
type Taken = 'nothing' | 'word' | 'file';

const takenBy = (flags: string): Taken => {
  if (flags.includes('<file>')) return 'file';
  return flags.includes('<') ? 'word' : 'nothing';
};

/** The completions of all commands. Some choices are long lists, which this function loads. */
export const completionsOf = async (commands: readonly Command[]): Promise<Completions[]> => [
  ...(await Promise.all(
    commands.map(async ({ name, says, operand, options }) => ({
      name,
      says,
      words: operand?.choices ?? [],
      options: await Promise.all(
        options.map(async ({ flags, says, choices }) => ({
          long: /--[\w-]+/.exec(flags)![0],
          says,
          takes: takenBy(flags),
          choices: (await choices?.()) ?? [],
        })),
      ),
    })),
  )),
  { name: 'help', says: HELP, words: commands.map(({ name }) => name), options: [] },
];

/** Words in the form of a shell list. */
export const words = (list: readonly string[]): string => list.join(' ');

/** A text in quotes, in a form that all three shells read. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
