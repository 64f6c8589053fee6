import { type Format, type Geometry, makePuzzle, type Notation, type Puzzle, sized } from '@pencilmark/core';
import type { Session } from './session.ts';

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
export function textIn(
  format: Format,
  puzzle: Puzzle,
  notation: Notation,
): { text: string; format: Format | undefined } {
  if (format.name === 'line') return { text: lineOf(puzzle.givens, notation), format };
  const bare = makePuzzle(sized(puzzle.geometry.size), puzzle.givens);
  const printable = [puzzle, bare].find((candidate) => format.canPrint(candidate));
  return printable
    ? { text: format.print(printable, notation), format }
    : { text: lineOf(puzzle.givens, notation), format: undefined };
}

/** Writes puzzles one after the other, with an empty line before and after every one that takes several lines. */
export class Texts {
  private readonly session: Session;
  private previous: 'none' | 'line' | 'lines' = 'none';

  constructor(session: Session) {
    this.session = session;
  }

  add(text: string): void {
    const kind = text.trimEnd().includes('\n') ? 'lines' : 'line';
    if (this.previous === 'lines' || (this.previous === 'line' && kind === 'lines')) this.session.output.line('');
    this.session.output.line(text.replace(/\n$/, ''));
    this.previous = kind;
  }

  /** Writes the digits of a solution the way its puzzle was written, or in the format that was asked for. */
  addDigits(geometry: Geometry, digits: Uint8Array, format: Format, notation: Notation): void {
    this.add(textIn(format, { geometry, givens: digits }, notation).text);
  }
}
