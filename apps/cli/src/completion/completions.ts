import { type Command, HELP } from '../command.ts';

/** What may follow a command: its options, each perhaps with choices, and words of its own. */
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

/** What follows an option. */
type Taken = 'nothing' | 'word' | 'file';

const takenBy = (flags: string): Taken => {
  if (flags.includes('<file>')) return 'file';
  return flags.includes('<') ? 'word' : 'nothing';
};

/** What completes the commands; some choices are long lists that are loaded for it. */
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

/** Words as a shell lists them. */
export const words = (list: readonly string[]): string => list.join(' ');

/** A text in quotes, as all three shells read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
