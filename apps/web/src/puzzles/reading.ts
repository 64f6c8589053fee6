import { type ParsedPuzzle, type ParseError, parsePuzzle } from '@pencilmark/core/format';
import { err, type Result } from '@pencilmark/core/result';
import { isShown, NOT_SHOWN } from './boards.ts';

/** A puzzle that was read, or why there is none. */
export type Read = Result<ParsedPuzzle, ParseError>;

/** A puzzle that was read, if the app can show its board. */
export const ifShown = (read: Read): Read =>
  !read.ok || isShown(read.value.puzzle.geometry)
    ? read
    : err({ code: 'shape', line: 1, column: 1, message: NOT_SHOWN });

/** The puzzle of a text; rules that its board cannot hold are named beside it. */
export const readPuzzle = (text: string): Read => ifShown(parsePuzzle(text, { ignoreRules: true }));
