import type { Option } from './options/option.ts';
import type { Session } from './session.ts';

/** A command: a row of the table `COMMANDS`. */
export interface Command {
  readonly name: string;
  readonly says: string;
  /** A further paragraph for the help of this command. */
  readonly note?: string;
  /** The operand as commander writes it. A command without operands has none. */
  readonly operand?: { readonly flags: string; readonly says: string; readonly choices?: readonly string[] };
  readonly options: readonly Option[];
  /** Whether it goes on until it is interrupted. */
  readonly isEndless?: boolean;
  /** Commands below this one, such as `arena run`. A command with parts does nothing itself. */
  readonly parts?: readonly Command[];
  /** Examples: what to type, and what it does. */
  readonly examples: readonly (readonly [line: string, says: string])[];
  /**
   * Does the work. `options` has the values of the options above, under names such as `maxCalls`.
   */
  run(session: Session, operands: readonly string[], options: object): void | Promise<void>;
}

/** The operand of every command that reads puzzles. */
export const FILES = { flags: '[file...]', says: 'files with puzzles; - or no file at all means standard input' };

/** The description of `help` and `--help`. */
export const HELP = 'explain a command, with examples';
