import { err, ok, type Result } from '@pencilmark/core/result';
import { unknownName } from './names.ts';

/** One option of a command. */
export interface Option {
  /** The flags as commander writes them: `--limit <n>`. */
  readonly flags: string;
  readonly says: string;
  /** Reads the value, or gives a sentence. An option without a value does not have it. */
  readonly read?: (text: string) => Result<unknown, string>;
  /** The possible values, for shell completion. */
  readonly choices?: () => readonly string[] | Promise<readonly string[]>;
}

/** Reads a whole number within bounds. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): Result<number, string> => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    // Only people who want a larger number hear of the largest exact number.
    const bounds = most === Number.MAX_SAFE_INTEGER && !(number > most) ? `from ${least}` : `from ${least} to ${most}`;
    return number >= least && number <= most ? ok(number) : err(`Expected a whole number ${bounds}.`);
  };

/** Reads the name of a file or a folder, or the id of a job. */
export const nameOf =
  (what: 'file' | 'folder' | 'job') =>
  (text: string): Result<string, string> =>
    text === '' ? err(`Expected the name of a ${what}.`) : ok(text);

/** Reads one of some names. */
export const oneOf =
  (kind: string, names: readonly string[]) =>
  (text: string): Result<string, string> =>
    names.includes(text) ? ok(text) : err(unknownName(kind, text, names));

/** Reads names separated by commas. */
export const listOf =
  (kind: string, names: readonly string[]) =>
  (text: string): Result<readonly string[], string> => {
    const list = text.split(',').map((name) => name.trim());
    const strange = list.find((name) => !names.includes(name));
    return strange === undefined ? ok([...new Set(list)]) : err(unknownName(kind, strange, names));
  };
