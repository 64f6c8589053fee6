import type { Geometry } from '../../geometry/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { Notation, ParseOptions, Reading } from '../format.ts';
import { ALPHABETS, charactersOf, notationOf, usualNotation } from '../text/alphabets.ts';
import { boardFor } from '../text/board.ts';
import { readDigit } from '../text/cells.ts';
import { withLeftOut } from '../text/left-out.ts';
import { digitsIn, type Marks, marksOf, puzzleOfMarks, seemingGivens } from '../text/marks.ts';
import { quoted, type Trouble, trouble } from '../text/trouble.ts';
import { drawnBoard, LONGEST_BLOCK, type Piece, type RowText, rowsIn, tooLong, unequal } from './grid-text.ts';

/** A text of words that list the candidates of cells, once it is read. */
export interface MarkText {
  readonly geometry: Geometry;
  readonly marks: Marks;
  readonly notation: Notation;
  /** The words, one a cell, in reading order. */
  readonly words: readonly Piece[];
}

/**
 * Reads a square of words, one for each cell. A word lists the candidates of its cell. A lone blank
 * means that all digits are candidates.
 */
export function readMarkText(text: string, options: ParseOptions = {}): Result<MarkText, Trouble> {
  if (text.length > LONGEST_BLOCK) return tooLong();
  const { rows }: RowText = rowsIn(text);
  const size = rows.length;
  if (size === 0) return trouble('empty', 0, 'No puzzle here: the text is empty.');
  if (rows.some((row) => row.words.length !== size)) return unequal(rows, (row) => row.words.length);
  const drawn = options.geometry ? undefined : drawnBoard(text, size, (group) => group.length);
  const board = boardFor(size * size, options.geometry ?? drawn, rows[0]!.offset);
  if (!board.ok) return board;
  const words = rows.flatMap((row) => row.words);
  const alphabets =
    options.alphabet === undefined
      ? ok(ALPHABETS.map((row) => row.characters))
      : only(charactersOf(options.alphabet, size));
  if (!alphabets.ok) return alphabets;
  let best: Result<never, Trouble> | undefined;
  for (const alphabet of alphabets.value) {
    if (alphabet.length < size) continue;
    const marks = marksIn(words, size, alphabet);
    if (marks.ok) return ok({ geometry: board.value, marks: marks.value, notation: notationOf(alphabet, '.'), words });
    if (!best || (!best.ok && marks.error.offset > best.error.offset)) best = marks;
  }
  return best!;
}

const only = (result: Result<string, Trouble>): Result<string[], Trouble> => (result.ok ? ok([result.value]) : result);

/** The sign before a digit that a player placed. */
export const PLACED = /^[u+]/;

function marksIn(words: readonly Piece[], size: number, alphabet: string): Result<Marks, Trouble> {
  const marks = new Uint8Array(words.length * size);
  for (let cell = 0; cell < words.length; cell++) {
    const { text, offset } = words[cell]!;
    const list = text.replace(PLACED, '');
    if (list === '') return trouble('character', offset, `${quoted(text)} is no list of candidates.`);
    const isBlank = list.length === 1 && readDigit(list, size, alphabet) === 0;
    if (isBlank) marks.fill(1, cell * size, (cell + 1) * size);
    for (let at = 0; at < (isBlank ? 0 : list.length); at++) {
      const digit = readDigit(list[at]!, size, alphabet);
      if (!digit) {
        const message = `${quoted(list[at]!)} is no digit of a ${size}x${size} board, so ${quoted(text)} is no list of candidates.`;
        return trouble('character', offset + text.length - list.length + at, message);
      }
      marks[cell * size + digit - 1] = 1;
    }
  }
  return ok(marks);
}

/**
 * Reads the puzzle of a text of candidates. A word of several characters is never a given, even if
 * they are all the same.
 */
export function readMarked(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  const read = readMarkText(text, options);
  if (!read.ok) return read;
  const { geometry, marks, notation, words } = read.value;
  const puzzle = puzzleOfMarks(geometry, marks, (cell) => words[cell]!.text.replace(PLACED, '').length === 1);
  const placed = words.some((word) => PLACED.test(word.text));
  return withLeftOut({ puzzle, notation }, { rest: placed ? ['which digits a player placed'] : [] }, 0, options);
}

/**
 * The words for the cells of a puzzle. The only candidate of an empty cell looks like a given when
 * no peer has it. It is written twice, which other programs should read as one candidate.
 */
export function markWords(puzzle: Puzzle, notation: Notation = usualNotation(puzzle.geometry.size)): string[] {
  const { size } = puzzle.geometry;
  const marks = marksOf(puzzle);
  const words = Array.from(puzzle.givens, (_, cell) =>
    digitsIn(marks, cell, size)
      .map((digit) => notation.alphabet[digit - 1])
      .join(''),
  );
  const twice = seemingGivens(puzzle, marks);
  // If every word had one character, the text would look like digits and not like candidates.
  if (words.every((word) => word.length === 1)) twice.push(puzzle.givens.indexOf(0));
  for (const cell of twice) if (cell >= 0) words[cell] = words[cell]![0]!.repeat(2);
  return words;
}
