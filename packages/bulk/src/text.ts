import { type Format, type Geometry, makePuzzle, type Notation, type Puzzle, sized } from '@pencilmark/core';

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

/** A puzzle as text: in a format when it can hold the digits, with or without the board's extra rules; otherwise as a line. */
export function textIn(format: Format, puzzle: Puzzle, notation: Notation): string {
  const { geometry, givens } = puzzle;
  // Lines are the most common answer by far, and need no questions.
  const candidates = format.name === 'line' ? [] : [puzzle, makePuzzle(sized(geometry.size), givens)];
  const printable = candidates.find((candidate) => format.canPrint(candidate));
  return printable ? format.print(printable, notation) : lineOf(givens, notation);
}

/**
 * Writes puzzles one after the other, with an empty line before and after every one that takes several lines. Where a format puts a
 * heading above its lines, as CSV does, that is written once.
 */
export class Texts {
  private readonly line: (text: string) => void;
  /** What was written last, and the heading above it. */
  previous: 'none' | 'line' | 'lines' = 'none';
  heading = '';

  /** `line` writes a text and the end of its line. */
  constructor(line: (text: string) => void) {
    this.line = line;
  }

  /** Writes a text of a format. */
  add(text: string, format: Pick<Format, 'record'>): void {
    const lastLine = text.lastIndexOf('\n') + 1;
    const isLine = lastLine === 0 || format.record === 'line';
    if (this.previous === 'lines' || (this.previous === 'line' && !isLine)) this.line('');
    const heading = isLine ? text.slice(0, lastLine) : '';
    this.line(heading === this.heading ? text.slice(heading.length) : text);
    this.heading = heading;
    this.previous = isLine ? 'line' : 'lines';
  }

  /** Goes on behind what was written earlier. */
  goOn(previous: 'none' | 'line' | 'lines', heading: string): void {
    this.previous = previous;
    this.heading = heading;
  }

  /** Remembers that answers of one line each were written by someone else. */
  passLines(): void {
    this.previous = 'line';
    this.heading = '';
  }

  /** Whether an empty line is due before an answer of one line. */
  get isGapDue(): boolean {
    return this.previous === 'lines';
  }

  /** Writes the digits of a solution the way its puzzle was written, or in the format that was asked for. */
  addDigits(geometry: Geometry, digits: Uint8Array, format: Format, notation: Notation): void {
    this.add(textIn(format, { geometry, givens: digits }, notation), format);
  }
}
