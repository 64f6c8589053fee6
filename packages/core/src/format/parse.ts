import { A_GEOMETRY, checkGeometry, type Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { check, checkArgument, checkOptions, err, FLAG, fail, type KeysOf, ok, type Result, TEXT } from '../result.ts';
import { LONGEST_BLOCK } from './block/grid-text.ts';
import type { Format, ParseError, ParseOptions, Reading } from './format.ts';
import { formatOf } from './formats.ts';
import { plainText } from './text/plain-text.ts';
import { writtenColumn } from './text/text-lines.ts';

/** Options of `parsePuzzle`. Without a format, it guesses one. */
export interface PuzzleOptions extends ParseOptions {
  readonly format?: Format;
}

export const PUZZLE_KEYS: KeysOf<PuzzleOptions> = {
  format: [(format: Format) => typeof format?.parse === 'function', "a format, such as formatNamed('line')"],
  geometry: A_GEOMETRY,
  alphabet: TEXT,
  ignoreRules: FLAG,
};

/** A puzzle found in a text, and the format it was written in. */
export interface ParsedPuzzle extends Reading {
  readonly format: Format;
}

/** The most characters of a text. Longer ones are refused at once. */
export const LONGEST_DOCUMENT = 64 * 1024 * 1024;

/**
 * Reads a text that holds one puzzle, in the format of the options or else in the one it looks
 * like. The error of a bad text has a code, a place and a sentence. Throws a RangeError only when
 * the argument is no string.
 *
 *     parsePuzzle('12..' + '....'.repeat(3)).value.format.name      // 'line'
 *     parsePuzzle('12..').error.code                                // 'length'
 */
export function parsePuzzle(text: string, options: PuzzleOptions = {}): Result<ParsedPuzzle, ParseError> {
  checkArgument('parsePuzzle', typeof text === 'string', text, 'a text such as "12..\\n34..\\n....\\n...."');
  checkOptions('parsePuzzle', options, PUZZLE_KEYS);
  if (text.length > LONGEST_DOCUMENT) {
    const message = `The text has ${text.length} characters; expected at most ${LONGEST_DOCUMENT}.`;
    return err({ code: 'long', line: 1, column: 1, message });
  }
  const plain = plainText(text);
  const format = options.format ?? formatOf(plain);
  if (text.length > LONGEST_BLOCK && format.record !== 'document') {
    const message = `The text has ${text.length} characters; no board is written with more than ${LONGEST_BLOCK}.`;
    return err({ code: 'long', line: 1, column: 1, message });
  }
  const result = parsedBy(format, plain, options);
  return result.ok
    ? ok({ ...result.value, format })
    : err(text === plain ? result.error : asWritten(result.error, text));
}

/** An error at its place in the text as it was written. */
function asWritten(error: ParseError, text: string): ParseError {
  const line = text.split(/\r\n?|\n/, error.line)[error.line - 1] ?? '';
  return { ...error, column: writtenColumn(line, error.column) };
}

/** Parses a text. If our own code throws, only this text is lost, and the error says so. */
function parsedBy(format: Format, text: string, options: ParseOptions): Result<Reading, ParseError> {
  try {
    return format.parse(text, options);
  } catch (problem) {
    return err(faultIn(problem));
  }
}

/** The error of a text that made our own code throw. */
export const faultIn = (problem: unknown): ParseError => ({
  code: 'internal',
  line: 1,
  column: 1,
  message: `Pencilmark failed on this text, which is a bug: ${problem instanceof Error ? problem.message : problem}. Please report it.`,
});

/**
 * The puzzle of a text that is known to be good, such as a literal in a program. Throws a
 * RangeError that says what is wrong with a bad one.
 *
 *     puzzleOf('12..' + '....'.repeat(3)).geometry.id      // '4x4:2x2'
 */
export function puzzleOf(text: string, geometry?: Geometry): Puzzle {
  check('puzzleOf', 'text', text, TEXT);
  if (geometry !== undefined) checkGeometry('puzzleOf', geometry);
  const result = parsePuzzle(text, geometry ? { geometry } : {});
  if (result.ok) return result.value.puzzle;
  const { line: row, column, message } = result.error;
  return fail(`puzzle text, line ${row}, column ${column}: ${message}`);
}
