import type { About, ParseError } from '@pencilmark/core/format';
import { task } from '../../engine/task.ts';
import type { Coded } from '../../model/code.ts';

/** A puzzle that was read, as a message. */
export interface Imported extends Coded {
  /** The name of the format. */
  readonly format: string;
  /** Candidates that the text rules out. */
  readonly struckOut: readonly { readonly cell: number; readonly digit: number }[];
  /** What the text says and a game cannot hold. */
  readonly leftOut: readonly string[];
  /** Those of `leftOut` that are rules: without them it is another puzzle. */
  readonly ignoredRules: readonly string[];
  /** Kinds and rules that were guessed from drawings; none when nothing was. */
  readonly guessed?: readonly string[] | undefined;
  /** What its rules speak of and its board does not have; none where they agree. */
  readonly unread?: readonly string[] | undefined;
  /** What its author wrote about it. */
  readonly about?: About | undefined;
}

/** One record of a text. */
export interface ImportEntry {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly imported?: Imported;
  readonly error?: ParseError;
  /** The line of the text that an error is about. */
  readonly text?: string;
}

/** Everything that was read. */
export interface ImportList {
  readonly entries: readonly ImportEntry[];
  /** How many puzzles and bad records there are; the list may be shorter. */
  readonly puzzles: number;
  readonly errors: number;
  /**
   * Why the text was not read to its end: it is too long, has too many records, or somebody stopped
   * it.
   */
  readonly cut?: 'length' | 'records' | 'stopped' | undefined;
}

/** Records that are read at a time: as many as a patient person waits for. */
export const MOST_RECORDS = 50_000;

/** What the engine's thread can do with texts from elsewhere. */
export const IMPORT = {
  /**
   * Reads every puzzle of a text, piece by piece; after each it sends what is new in the list, and
   * the counts so far.
   */
  read: task<{ readonly text: string }, ImportList, ImportList>('import.read'),
};
