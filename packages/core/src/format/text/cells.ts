import type { Geometry } from '../../geometry/geometry.ts';
import { checkPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { check, err, ok, type Result, TEXT } from '../../result.ts';
import type { Notation } from '../format.ts';
import { ALPHABETS, BLANKS, charactersOf, notationOf, ONE_BASED, usualNotation, ZERO_BASED } from './alphabets.ts';
import { characterAt, named, type Trouble, trouble } from './trouble.ts';

/** The cells of a run of characters, one character each. */
export interface Cells {
  readonly givens: Uint8Array;
  readonly notation: Notation;
  /** How many cells are empty. */
  readonly empty: number;
}

const BLANK = 100;
const STRAY = 101;

// Tables by alphabet and size: each ASCII character is a digit, BLANK or STRAY. This is a pure
// cache, because every puzzle needs such a table.
const meanings = new Map<string, Uint8Array[]>();
const MOST_KEPT = 200;

function meaningOf(alphabet: string, size: number): Uint8Array {
  let tables = meanings.get(alphabet);
  if (!tables) {
    if (meanings.size >= MOST_KEPT) meanings.clear();
    tables = [];
    meanings.set(alphabet, tables);
  }
  let table = tables[size];
  if (!table) {
    table = new Uint8Array(128).fill(STRAY);
    for (const blank of BLANKS + BLANKS.toLowerCase()) table[blank.charCodeAt(0)] = BLANK;
    const digits = alphabet.slice(0, size);
    for (let index = 0; index < digits.length; index++) {
      const character = digits[index]!;
      // A letter may be large or small, unless the alphabet uses both for different digits.
      for (const other of [character.toLowerCase(), character.toUpperCase()])
        if (!digits.includes(other)) table[other.charCodeAt(0)] = index + 1;
      table[character.charCodeAt(0)] = index + 1;
    }
    tables[size] = table;
  }
  return table;
}

/**
 * Reads a character for each cell of a board from `start` on. The alphabet is the `wanted` one, or
 * else the first of the table that explains every character. So 1-9A-Z wins when several would do.
 * Where the first digit counts as 0, it is 0-9A-Z.
 */
export function readCells(text: string, start: number, board: Geometry, wanted?: string): Result<Cells, Trouble> {
  const { size, least } = board;
  if (wanted !== undefined) {
    const characters = charactersOf(wanted, size);
    return characters.ok ? readIn(characters.value, text, start, board) : characters;
  }
  if (least === 0) return readIn(ZERO_BASED.characters, text, start, board);
  let best: Result<Cells, Trouble> | undefined;
  for (const { characters } of ALPHABETS) {
    // Up to the digit 9 a 0 is always a blank.
    if (characters.length < size || (characters === ZERO_BASED.characters && size < 10)) continue;
    const result = readIn(characters, text, start, board);
    if (result.ok)
      return (characters === ONE_BASED.characters && fullAfterAll(result.value, text, start, board)) || result;
    // The error comes from the alphabet that explains the most characters. When only a second kind
    // of blank is wrong, the alphabet explains all of them.
    if (!best || (!best.ok && best.error.code !== 'blanks' && result.error.offset > best.error.offset)) best = result;
  }
  return best!;
}

/**
 * Reads a full board in 0-9A-F that was taken for a board in 1-9A-G. Such a board seems to have a 0
 * as blank and to lack the last digit.
 */
function fullAfterAll(
  { notation, empty }: Cells,
  text: string,
  start: number,
  board: Geometry,
): Result<Cells, Trouble> | undefined {
  if (board.size < 10 || notation.blank !== '0' || empty !== board.size) return undefined;
  const full = readIn(ZERO_BASED.characters, text, start, board);
  return full.ok ? full : undefined;
}

function readIn(alphabet: string, text: string, start: number, board: Geometry): Result<Cells, Trouble> {
  const { size, cellCount, cells } = board;
  const table = meaningOf(alphabet, size);
  const count = cells.length;
  const givens = new Uint8Array(count);
  let blank = 0;
  let empty = 0;
  for (let cell = 0; cell < count; cell++) {
    const code = text.charCodeAt(start + cell);
    const meaning = code < 128 ? table[code]! : STRAY;
    if (meaning < BLANK) {
      givens[cell] = meaning;
    } else if (meaning === BLANK) {
      empty++;
      if (code === blank) continue;
      if (blank !== 0) return mixed(text, start + cell, blank);
      blank = code;
    } else {
      return stray(text, start + cell, alphabet, board);
    }
  }
  const seen = size > 9 || alphabet !== ONE_BASED.characters ? inCaseOf(alphabet, text, start, count) : alphabet;
  const whole = count < cellCount ? inFrame(givens, board) : givens;
  return ok({ givens: whole, notation: notationOf(seen, blank === 0 ? '.' : String.fromCharCode(blank)), empty });
}

/** The digits of the cells of a board, each where its cell lies in the frame. */
function inFrame(digits: Uint8Array, { cells, cellCount }: Geometry): Uint8Array {
  const givens = new Uint8Array(cellCount);
  for (let index = 0; index < cells.length; index++) givens[cells[index]!] = digits[index]!;
  return givens;
}

/** The alphabet, in small letters when the text uses no others. */
function inCaseOf(alphabet: string, text: string, start: number, count: number): string {
  let small = false;
  for (let at = start; at < start + count; at++) {
    const code = text.charCodeAt(at);
    if (code >= 65 && code <= 90) return alphabet;
    if (code >= 97 && code <= 122) small = true;
  }
  return small ? alphabet.toLowerCase() : alphabet;
}

const mixed = (text: string, offset: number, blank: number): Result<never, Trouble> =>
  trouble(
    'blanks',
    offset,
    `${named(text[offset]!)} and ${named(String.fromCharCode(blank))} both stand for empty cells; use one of them.`,
  );

const stray = (
  text: string,
  offset: number,
  alphabet: string,
  { size, rows, columns }: Geometry,
): Result<never, Trouble> =>
  trouble(
    'character',
    offset,
    `${named(characterAt(text, offset))} is no digit of a ${rows}x${columns} board; expected ${alphabet[0]} to ${alphabet[size - 1]}, or a blank such as ".".`,
  );

/**
 * The digit that a character of an alphabet stands for; 0 for a blank, undefined for anything
 * else.
 */
export function readDigit(text: string, size: number, alphabet: string): number | undefined {
  const meaning =
    text.length === 1 && text.charCodeAt(0) < 128 ? meaningOf(alphabet, size)[text.charCodeAt(0)]! : STRAY;
  return meaning < BLANK ? meaning : meaning === BLANK ? 0 : undefined;
}

/**
 * The cells of a puzzle, one character each, in reading order. Void cells and candidates struck out
 * are not written.
 *
 *     writeCells(puzzleOf('12..' + '....'.repeat(3)))      // '12..............'
 */
export function writeCells(puzzle: Puzzle, notation?: Notation): string {
  checkPuzzle('writeCells', puzzle);
  const { cells, size, least } = puzzle.geometry;
  const { alphabet, blank } = notation === undefined ? usualNotation(size, least) : (notation ?? {});
  check('writeCells', 'notation', alphabet, TEXT);
  let text = '';
  for (const cell of cells) {
    const digit = puzzle.givens[cell]!;
    text += digit === 0 ? blank : alphabet[digit - 1];
  }
  return text;
}

/** A notation with dots for blanks that would be spaces or dashes. */
export const dotted = (notation: Notation | undefined): Notation | undefined =>
  notation?.blank === ' ' || notation?.blank === '-' ? notationOf(notation.alphabet, '.') : notation;

/**
 * How many blanks a run of characters beside a board has. Undefined when the run has nothing to do
 * with the board: it is no solution or later state of it, and has too few blanks to be a puzzle.
 * A run with equal neighbours in its first row or column is rather a map of regions.
 */
export function blanksBeside(
  text: string,
  start: number,
  { geometry: { size, rows, columns, cells }, givens }: Puzzle,
  alphabet: string,
): number | undefined {
  const table = meaningOf(alphabet, size);
  const meaningAt = (index: number): number => {
    const code = text.charCodeAt(start + index);
    return code < 128 ? table[code]! : STRAY;
  };
  let blanks = 0;
  let agrees = true;
  for (let index = 0; index < cells.length; index++) {
    const meaning = meaningAt(index);
    const given = givens[cells[index]!];
    if (meaning === BLANK) blanks++;
    else if (meaning === STRAY || (given !== 0 && given !== meaning)) agrees = false;
  }
  const isTwice = (index: number, before: number): boolean =>
    meaningAt(index) < BLANK && meaningAt(index) === meaningAt(before);
  for (let column = 1; column < columns && agrees; column++) agrees = !isTwice(column, column - 1);
  for (let row = 1; row < rows && agrees; row++) agrees = !isTwice(row * columns, (row - 1) * columns);
  return agrees || blanks > 2 * size ? blanks : undefined;
}

/** The same result, but an error has another place. */
export const movedTo = <Value>(
  result: Result<Value, Trouble>,
  place: (offset: number) => number,
): Result<Value, Trouble> => (result.ok ? result : err({ ...result.error, offset: place(result.error.offset) }));
