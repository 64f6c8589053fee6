import type { Format, Notation } from '@pencilmark/core/format';
import { type Geometry, sized } from '@pencilmark/core/geometry';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import type { TextsState, Written } from './types.ts';

/**
 * The digits of a board as one line in a notation.
 *
 *     lineOf([1, 0, 3], { alphabet: '123456789', blank: '.' })      // '1.3'
 */
export function lineOf(digits: ArrayLike<number>, { alphabet, blank }: Notation): string {
  let line = '';
  for (let cell = 0; cell < digits.length; cell++) line += digits[cell] === 0 ? blank : alphabet[digits[cell]! - 1];
  return line;
}

/**
 * A puzzle as text: in a format when it can hold the digits, with or without the board's extra
 * rules; otherwise as a line.
 */
export function textIn(format: Format, puzzle: Puzzle, notation: Notation): string {
  const { geometry, givens } = puzzle;
  // Lines are the most common answer by far, and need no questions.
  const candidates = format.name === 'line' ? [] : [puzzle, makePuzzle(sized(geometry.size), givens)];
  const printable = candidates.find((candidate) => format.canPrint(candidate));
  return printable ? format.print(printable, notation) : lineOf(givens, notation);
}

const NONE: Written = { kind: 'none', heading: '' };
const LINE: Written = { kind: 'line', heading: '' };

/** Whether an empty line stands between two texts. */
export const isGapBetween = (before: Written, after: Written): boolean =>
  before.kind === 'lines' || (before.kind === 'line' && after.kind === 'lines');

/**
 * Writes puzzles one after the other, with an empty line before and after every one that takes
 * several lines. Where a format puts a heading above its lines, as CSV does, that is written once.
 */
export class Texts {
  private readonly line: (text: string) => void;
  private first = NONE;
  private last = NONE;

  /** `line` writes a text and the end of its line. */
  constructor(line: (text: string) => void) {
    this.line = line;
  }

  /** What was written so far, for whoever goes on. */
  get state(): TextsState {
    return { first: this.first, last: this.last };
  }

  /** Goes on after what was written earlier. */
  goOn({ first, last }: TextsState): void {
    this.first = first;
    this.last = last;
  }

  /** Writes a text of a format. */
  add(text: string, format: Pick<Format, 'record'>): void {
    const lastLine = text.lastIndexOf('\n') + 1;
    const isLine = lastLine === 0 || format.record === 'line';
    const heading = isLine ? text.slice(0, lastLine) : '';
    const isKnown = heading === this.last.heading;
    this.pass({ kind: isLine ? 'line' : 'lines', heading });
    this.line(isKnown ? text.slice(heading.length) : text);
  }

  /** Makes room for answers of one line each that somebody else writes. */
  passLines(): void {
    this.pass(LINE);
  }

  /**
   * Writes the digits of a solution the way its puzzle was written, or in the format that was asked
   * for.
   */
  addDigits(geometry: Geometry, digits: Uint8Array, format: Format, notation: Notation): void {
    this.add(textIn(format, { geometry, givens: digits }, notation), format);
  }

  private pass(next: Written): void {
    if (isGapBetween(this.last, next)) this.line('');
    if (this.first.kind === 'none') this.first = next;
    this.last = next;
  }
}

/** A solution as text: beside its puzzle where the format has a place for it, otherwise alone. */
export function solvedIn(format: Format, puzzle: Puzzle, solution: Uint8Array, notation: Notation): string {
  const isBeside = format.holds?.includes('solution') && format.canPrint(puzzle);
  return isBeside
    ? format.print(puzzle, notation, { solution })
    : textIn(format, { geometry: puzzle.geometry, givens: solution }, notation);
}
