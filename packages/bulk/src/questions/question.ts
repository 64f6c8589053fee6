import type { ParseError } from '@pencilmark/core/format';

/** What somebody asks about puzzles, as plain data for a thread. */
export interface Question {
  /** A job of bulk, or `draw`. */
  readonly name: string;
  /** The puzzles in any format; undefined where some are to be made. */
  readonly text?: string | undefined;
  /** The options of the job. Their names and kinds are checked. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Why a question has no answer. */
export interface Fault {
  readonly code: 'bad-body' | 'bad-puzzle' | 'too-much-work';
  readonly text: string;
  /** The field that is wrong. */
  readonly position?: string;
  /** What is wrong with the one puzzle of a text, and where. */
  readonly error?: ParseError;
}

/** The body of an answer, or what is wrong with the question. */
export type Reply = { readonly body: string } | { readonly fault: Fault };

/** The reply where the one puzzle of a text has no answer. */
export const badPuzzle = (error: ParseError): Reply => ({
  fault: { code: 'bad-puzzle', text: error.message, position: 'text', error },
});
