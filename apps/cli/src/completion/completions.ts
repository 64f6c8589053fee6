import { type Command, HELP } from '../command.ts';
import type { Option } from '../options/option.ts';

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
    commands.map(async ({ name, says, operand, options, parts }) => ({
      name,
      says,
      words: parts?.map((part) => part.name) ?? operand?.choices ?? [],
      options: await Promise.all(
        [...options, ...optionsOf(parts)].map(async ({ flags, says, choices }) => ({
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

/** The options of the parts of a command, each once. */
const optionsOf = (parts: readonly Command[] = []): readonly Option[] => [
  ...new Map(parts.flatMap(({ options }) => options).map((option) => [option.flags, option])).values(),
];

/** Words in the form of a shell list. */
export const words = (list: readonly string[]): string => list.join(' ');

/** A text in quotes, in a form that all three shells read. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
