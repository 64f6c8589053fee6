import { err, type Result } from '../../result.ts';
import type { CellCounts, ParseError } from '../format.ts';

export { named, quoted } from '../../quote.ts';

/**
 * An error inside a parser. Its offset counts characters from the start of the text, from 0.
 */
export interface Trouble {
  readonly code: string;
  readonly offset: number;
  readonly message: string;
  readonly counts?: CellCounts | undefined;
}

export const trouble = (code: string, offset: number, message: string, counts?: CellCounts): Result<never, Trouble> =>
  err({ code, offset, message, counts });

/**
 * Counts the lines of a text once, from place to place. So the time for a document of many puzzles
 * grows with its length only.
 */
export interface Locator {
  /**
   * Moves to a place and gives its line, counted from 1. Going back costs a count from the
   * beginning.
   */
  moveTo(offset: number): number;
  /** The line and column of an error. */
  locate(trouble: Trouble): ParseError;
}

export function makeLocator(text: string): Locator {
  const beginning = { offset: 0, line: 1, start: 0 };
  let place = beginning;
  const placeOf = (offset: number): typeof place => {
    const from = offset < place.offset ? beginning : place;
    let { line, start } = from;
    for (let at = from.offset; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code !== 10 && code !== 13) continue;
      // CR LF is one line end. The place between the two still belongs to the line before.
      if (code === 13 && text.charCodeAt(at + 1) === 10) continue;
      line++;
      start = at + 1;
    }
    return { offset, line, start };
  };
  return {
    moveTo: (offset) => {
      place = placeOf(offset);
      return place.line;
    },
    locate: ({ offset, ...rest }) => {
      const { line, start } = placeOf(offset);
      return { ...rest, line, column: offset - start + 1 };
    },
  };
}

/** The error with its line and column in the text. Lines end with LF, CR LF or CR. */
export const located = (text: string, trouble: Trouble): ParseError => makeLocator(text).locate(trouble);

/** The result of a parser. Its error gets the line and column in the text. */
export const locate = <Value>(text: string, result: Result<Value, Trouble>): Result<Value, ParseError> =>
  result.ok ? result : err(located(text, result.error));

/** The character at a place of a text. A surrogate pair is one character. */
export const characterAt = (text: string, offset: number): string =>
  offset < text.length ? String.fromCodePoint(text.codePointAt(offset)!) : '';

/** "1 cell", "3 cells". */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
