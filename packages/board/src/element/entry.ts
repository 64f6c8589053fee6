import { type Cell, type Digit, digitBit, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry/plain';
import type { Puzzle } from '@pencilmark/core/puzzle';

/** The contents of one cell before a change and after it. */
interface Patch {
  readonly cell: Cell;
  readonly digits: readonly [before: Digit, after: Digit];
  readonly notes: readonly [before: number, after: number];
}
type Change = readonly Patch[];

/** A puzzle and what somebody wrote into it. Acts make new entries. */
export interface Entry {
  readonly puzzle: Puzzle;
  /** The digit of every cell, 0 while empty: givens, and what was written. */
  readonly digits: Uint8Array;
  /** The notes of every cell as a set of digits. They stay below a digit and come back after it. */
  readonly notes: Int32Array;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

/** What somebody does to a board. */
export type Act =
  | { readonly kind: 'digit' | 'note'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'erase'; readonly cell: Cell }
  /** Writes other digits into all cells that have no given, and wipes the notes. */
  | { readonly kind: 'fill'; readonly digits: ArrayLike<Digit> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** A puzzle in which nobody has written yet; `digits` are there from the beginning. */
export const entryOf = (puzzle: Puzzle, digits: ArrayLike<Digit> = puzzle.givens): Entry => ({
  puzzle,
  digits: Uint8Array.from(digits),
  notes: new Int32Array(puzzle.geometry.cellCount),
  past: [],
  future: [],
});

/**
 * A board after an act. An act that changes nothing, such as a digit in a given cell, gives the
 * same board. The digit that a cell has already is taken away, and so is a note.
 */
export function after(entry: Entry, act: Act): Entry {
  if (act.kind === 'undo') {
    const change = entry.past.at(-1);
    return change
      ? { ...patched(entry, change, 0), past: entry.past.slice(0, -1), future: [...entry.future, change] }
      : entry;
  }
  if (act.kind === 'redo') {
    const change = entry.future.at(-1);
    return change
      ? { ...patched(entry, change, 1), past: [...entry.past, change], future: entry.future.slice(0, -1) }
      : entry;
  }
  const change = changeOf(entry, act).filter(({ digits, notes }) => digits[0] !== digits[1] || notes[0] !== notes[1]);
  return change.length === 0 ? entry : { ...patched(entry, change, 1), past: [...entry.past, change], future: [] };
}

/** The cells that differ between two boards of the same puzzle. */
export const changedCells = (before: Entry, now: Entry): Cell[] =>
  now.puzzle.geometry.cells.filter(
    (cell) => before.digits[cell] !== now.digits[cell] || before.notes[cell] !== now.notes[cell],
  );

/** Whether every cell has a digit. */
export const isComplete = ({ puzzle, digits }: Entry): boolean =>
  puzzle.geometry.cells.every((cell) => digits[cell] !== 0);

/** Whether a board can hold notes. */
export const takesNotes = ({ puzzle }: Entry): boolean => puzzle.geometry.size <= LARGEST_DIGIT_SET;

const isOpen = ({ puzzle }: Entry, cell: Cell): boolean =>
  puzzle.givens[cell] === 0 && puzzle.geometry.cells.includes(cell);

function changeOf(entry: Entry, act: Exclude<Act, { kind: 'undo' } | { kind: 'redo' }>): Change {
  const { puzzle, digits, notes } = entry;
  const patch = (cell: Cell, digit: Digit, set: number): Patch => ({
    cell,
    digits: [digits[cell]!, digit],
    notes: [notes[cell]!, set],
  });
  if (act.kind === 'fill')
    return puzzle.geometry.cells.filter((cell) => isOpen(entry, cell)).map((cell) => patch(cell, act.digits[cell]!, 0));
  const { cell } = act;
  if (!isOpen(entry, cell)) return [];
  const [digit, set] = [digits[cell]!, notes[cell]!];
  if (act.kind === 'erase') return [digit === 0 ? patch(cell, 0, 0) : patch(cell, 0, set)];
  if (!Number.isInteger(act.digit) || act.digit < 1 || act.digit > puzzle.geometry.size) return [];
  if (act.kind === 'digit') return [patch(cell, digit === act.digit ? 0 : act.digit, set)];
  return digit === 0 && takesNotes(entry) ? [patch(cell, 0, set ^ digitBit(act.digit))] : [];
}

function patched(entry: Entry, change: Change, side: 0 | 1): Entry {
  const [digits, notes] = [entry.digits.slice(), entry.notes.slice()];
  for (const patch of change) {
    digits[patch.cell] = patch.digits[side];
    notes[patch.cell] = patch.notes[side];
  }
  return { ...entry, digits, notes };
}
