import { err, type Result } from '../../result.ts';
import type { ParseError } from '../format.ts';
import type { ParsedPuzzle } from '../parse.ts';

/** One record of a stream: a puzzle, or what was wrong with it. */
export interface Entry {
  /** The line of the stream where the record starts, counted from 1. */
  readonly line: number;
  /**
   * The record as it was written, but for odd spaces and for commas in rows of tables; clipped
   * when it is huge.
   */
  readonly text: string;
  /** Lines and columns of an error are those of the stream. */
  readonly result: Result<ParsedPuzzle, ParseError>;
}

const LONGEST_TEXT = 4096;

/** An entry with its text clipped. */
export const makeEntry = (line: number, text: string, result: Entry['result']): Entry => ({
  line,
  text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
  result,
});

/**
 * The result of a record that starts at a line of the stream, its error told with lines of the
 * stream.
 */
export const shifted = (result: Entry['result'], first: number): Entry['result'] =>
  result.ok || first === 1 ? result : err({ ...result.error, line: result.error.line + first - 1 });
