import { type Format, type Notation, writeCells } from '@pencilmark/core/format';
import { type Geometry, sized } from '@pencilmark/core/geometry';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import type { TextsState, Written } from './types.ts';

/**
 * The digits of the cells of a board as one line in a notation.
 *
 *     const notation = { alphabet: '1234', blank: '.' };
 *     lineOf(boxed(2, 2), emptyPuzzle(boxed(2, 2)).givens, notation)      // '.'.repeat(16)
 */
export const lineOf = (geometry: Geometry, digits: Uint8Array, notation: Notation): string =>
  writeCells({ geometry, givens: digits }, notation);

/**
 * The puzzle without the rules of its board. Undefined where that is no board of its size with the
 * digits from 1 on.
 */
export function withoutRules({ geometry, givens }: Puzzle): Puzzle | undefined {
  const { size, cells, cellCount, least } = geometry;
  return cells.length === cellCount && least === 1 ? makePuzzle(sized(size), givens) : undefined;
}

/**
 * A puzzle as text. It is written in the format when the format can hold the digits, with or
 * without the extra rules of the board; otherwise as a line.
 *
 *     const puzzle = puzzleOf('12..34..........');
 *     const notation = { alphabet: '1234', blank: '.' };
 *     textIn(formatNamed('line'), puzzle, notation)      // '12..34..........'
 */
export function textIn(format: Format, puzzle: Puzzle, notation: Notation): string {
  const { geometry, givens } = puzzle;
  // Lines are by far the most common answer, and every board can be written as a line.
  const candidates = format.name === 'line' ? [] : [puzzle, withoutRules(puzzle)];
  const printable = candidates.find((candidate) => candidate && format.canPrint(candidate));
  return printable ? format.print(printable, notation) : lineOf(geometry, givens, notation);
}

const NONE: Written = { kind: 'none', heading: '' };
const LINE: Written = { kind: 'line', heading: '' };

/** Whether an empty line separates two texts. */
export const isGapBetween = (before: Written, after: Written): boolean =>
  before.kind === 'lines' || (before.kind === 'line' && after.kind === 'lines');

/**
 * Writes puzzles one after the other, with an empty line before and after each that has several
 * lines. When a format puts a heading above its lines, as CSV does, the heading is written once.
 *
 *     const lines = [];
 *     const texts = new Texts((line) => lines.push(line));
 *     texts.add('12..34..........', formatNamed('line'));
 *     lines      // ['12..34..........']
 */
export class Texts {
  private readonly line: (text: string) => void;
  private first = NONE;
  private last = NONE;

  /** `line` writes a text and the end of its line. */
  constructor(line: (text: string) => void) {
    this.line = line;
  }

  /** The texts that were written first and last, for a job that continues. */
  get state(): TextsState {
    return { first: this.first, last: this.last };
  }

  /** Continues after texts that were written earlier. */
  goOn({ first, last }: TextsState): void {
    this.first = first;
    this.last = last;
  }

  /** Writes a text in a format. */
  add(text: string, format: Pick<Format, 'record'>): void {
    const lastLine = text.lastIndexOf('\n') + 1;
    const isLine = lastLine === 0 || format.record === 'line';
    const heading = isLine ? text.slice(0, lastLine) : '';
    const isKnown = heading === this.last.heading;
    this.pass({ kind: isLine ? 'line' : 'lines', heading });
    this.line(isKnown ? text.slice(heading.length) : text);
  }

  /** Notes that other code writes answers of one line each at this place. */
  passLines(): void {
    this.pass(LINE);
  }

  /** Writes the digits of a solution in a format and notation. */
  addDigits(geometry: Geometry, digits: Uint8Array, format: Format, notation: Notation): void {
    this.add(textIn(format, { geometry, givens: digits }, notation), format);
  }

  private pass(next: Written): void {
    if (isGapBetween(this.last, next)) this.line('');
    if (this.first.kind === 'none') this.first = next;
    this.last = next;
  }
}

/** A solution as text: beside its puzzle when the format has a place for it, otherwise alone. */
export function solvedIn(format: Format, puzzle: Puzzle, solution: Uint8Array, notation: Notation): string {
  const isBeside = format.holds?.includes('solution') && format.canPrint(puzzle);
  return isBeside
    ? format.print(puzzle, notation, { solution })
    : textIn(format, { geometry: puzzle.geometry, givens: solution }, notation);
}
