import { type Cell, digitBit, digitsOf } from '@pencilmark/core/geometry/plain';
import { conflictCells, gridOf } from '@pencilmark/core/puzzle';
import { type Entry, takesNotes } from './entry.ts';
import { type Language, say } from './words.ts';

/** Which notes are shown: what somebody wrote, all candidates, or none. */
export type Notes = 'own' | 'all' | 'none';

/** What is shown of a board besides what stands in it. */
export interface Manner {
  readonly alphabet: string;
  readonly notes: Notes;
  readonly language: Language;
  /** The cell that keys write into. */
  readonly cursor: Cell;
  /** Cells that a check has judged wrong. */
  readonly faults: ReadonlySet<Cell>;
  /** What clues say of a cell, in words. */
  cluesAt(cell: Cell): readonly string[];
}

/** How one cell looks, and what a screen reader says of it. */
export interface CellView {
  /** Its character, or nothing. */
  readonly digit: string;
  readonly isGiven: boolean;
  /** A set of digits. */
  readonly notes: number;
  readonly isFaulty: boolean;
  readonly isCursor: boolean;
  /** Shares a house with the cursor; has its digit. */
  readonly isPeer: boolean;
  readonly isSame: boolean;
  readonly label: string;
}

/** The notes to show of every cell, as sets of digits. */
export function notesOf(entry: Entry, notes: Notes): ArrayLike<number> {
  if (notes === 'none' || !takesNotes(entry)) return new Int32Array(entry.digits.length);
  if (notes === 'all') return gridOf({ ...entry.puzzle, givens: entry.digits }).candidates;
  return entry.notes;
}

/** How every cell of the frame looks. */
export function viewOf(entry: Entry, manner: Manner): CellView[] {
  const { puzzle, digits } = entry;
  const { peers, peerStart } = puzzle.geometry;
  const { cursor, alphabet, faults, language } = manner;
  const broken = new Set(conflictCells({ ...puzzle, givens: digits }));
  const near = new Set(peers.subarray(peerStart[cursor], peerStart[cursor + 1]));
  const notes = notesOf(entry, manner.notes);
  return Array.from(digits, (digit, cell) => {
    const isGiven = puzzle.givens[cell] !== 0;
    const set = digit === 0 ? notes[cell]! : 0;
    const facts = { digit: digit === 0 ? '' : alphabet[digit - 1]!, isGiven, notes: set };
    const isFaulty = broken.has(cell) || faults.has(cell);
    const said = [
      facts.digit,
      digit === 0 && set === 0 && say(language, 'empty'),
      set !== 0 && say(language, 'notes', { digits: charactersOf(set, alphabet).join(' ') }),
      isGiven && say(language, 'given'),
      isFaulty && say(language, faults.has(cell) ? 'wrong' : 'conflict'),
      ...manner.cluesAt(cell),
    ];
    return {
      ...facts,
      isFaulty,
      isCursor: cell === cursor,
      isPeer: near.has(cell),
      isSame: digit !== 0 && digit === digits[cursor],
      label: [placeOf(entry, cell, language), ...said].filter(Boolean).join(', '),
    };
  });
}

/** A cell in words: "row 4, column 5". */
export const placeOf = ({ puzzle }: Entry, cell: Cell, language: Language): string => {
  const { size } = puzzle.geometry;
  return say(language, 'place', { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });
};

/** The characters of a set of digits. */
export const charactersOf = (set: number, alphabet: string): string[] =>
  [...digitsOf(set)].map((digit) => alphabet[digit - 1]!);

/** Notes in lines, each in its place: spaces stand for those that are missing. */
export function placedText(set: number, alphabet: string, size: number): string {
  const across = Math.ceil(Math.sqrt(size));
  const lines: string[] = [];
  for (let digit = 1; digit <= size; digit++) {
    const line = Math.floor((digit - 1) / across);
    lines[line] = (lines[line] ?? '') + (set & digitBit(digit) ? alphabet[digit - 1] : ' ');
  }
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
