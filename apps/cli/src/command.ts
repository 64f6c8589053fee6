import type { Option } from './options/option.ts';
import type { Session } from './session.ts';

/** One command of the table. */
export interface Command {
  readonly name: string;
  readonly says: string;
  /** What else one should know: a paragraph of the help of this command. */
  readonly note?: string;
  /** The operand, as commander writes it; none when the command takes none. */
  readonly operand?: { readonly flags: string; readonly says: string; readonly choices?: readonly string[] };
  readonly options: readonly Option[];
  /** What to type, and what it does. */
  readonly examples: readonly (readonly [line: string, says: string])[];
  /** Does the work. `options` holds the values of the rows above, by names such as `maxCalls`. */
  run(session: Session, operands: readonly string[], options: object): void | Promise<void>;
}

/** The operand of every command that reads puzzles. */
export const FILES = { flags: '[file...]', says: 'files with puzzles; - or no file at all means standard input' };

/** What `help` and `--help` do. */
export const HELP = 'explain a command, with examples';
