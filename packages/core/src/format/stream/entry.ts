import { err, type Result } from '../../result.ts';
import type { ParseError } from '../format.ts';
import type { ParsedPuzzle } from '../parse.ts';

/** A record of a stream: its puzzle or its error. */
export interface Entry {
  /** The line of the stream where the record starts, counted from 1. */
  readonly line: number;
  /**
   * The text of the record. Odd spaces and keycaps are made plain, rows of tables have commas, and
   * a huge text is clipped.
   */
  readonly text: string;
  /** The line and column of an error count in the stream. */
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
 * The result of a record that starts at line `first` of the stream. The line of an error becomes
 * that of the stream.
 */
export const shifted = (result: Entry['result'], first: number): Entry['result'] =>
  result.ok || first === 1 ? result : err({ ...result.error, line: result.error.line + first - 1 });
