import type { Cell, Digit } from '@pencilmark/core/geometry/plain';
import { conflictCells } from '@pencilmark/core/puzzle';
import { type Act, changedCells, type Entry, isComplete } from './entry.ts';
import { lineOf } from './value.ts';
import { charactersOf, placeOf } from './view.ts';
import { type Language, say } from './words.ts';

/** What the event `change` has in `detail`. */
export interface BoardChange {
  readonly kind: 'digit' | 'note' | 'erase' | 'fill' | 'undo' | 'redo';
  /** The cells that changed, counted from 0 in reading order of the board's square frame. */
  readonly cells: readonly Cell[];
  /** The first of them, as row and column from 1, and its digit now, 0 when it is empty. */
  readonly row: number;
  readonly column: number;
  readonly digit: Digit;
  readonly value: string;
  readonly isComplete: boolean;
  /** Whether no digits of a complete board are in conflict; undefined before it is complete. */
  readonly isCorrect: boolean | undefined;
}

/** What the event `complete` has in `detail`. */
export type BoardCompletion = Pick<BoardChange, 'value'> & { readonly isCorrect: boolean };

/** Whether no digits are in conflict. */
export const isSound = ({ puzzle, digits }: Entry): boolean =>
  conflictCells({ ...puzzle, givens: digits }).length === 0;

/** What programs hear of an act. */
export function changeOf(before: Entry, now: Entry, { kind }: Act, alphabet: string): BoardChange {
  const cells = changedCells(before, now);
  const [cell = 0] = cells;
  const { size } = now.puzzle.geometry;
  const isFull = isComplete(now);
  return {
    kind,
    cells,
    row: Math.floor(cell / size) + 1,
    column: (cell % size) + 1,
    digit: now.digits[cell]!,
    value: lineOf({ puzzle: now.puzzle, alphabet }, now.digits),
    isComplete: isFull,
    isCorrect: isFull ? isSound(now) : undefined,
  };
}

/** What people who listen hear of an act, in as few words as will do. */
export function sentenceOf(
  { kind, cells, isCorrect }: BoardChange,
  now: Entry,
  alphabet: string,
  language: Language,
): string {
  if (isCorrect !== undefined) return say(language, isCorrect ? 'solved' : 'broken');
  const [cell = 0] = cells;
  const digit = now.digits[cell]!;
  const notes = now.notes[cell]!;
  const isBack = kind === 'undo' || kind === 'redo';
  const content =
    digit > 0
      ? alphabet[digit - 1]!
      : notes !== 0
        ? say(language, 'notes', { digits: charactersOf(notes, alphabet).join(' ') })
        : say(language, isBack ? 'empty' : 'erased');
  const isBroken = digit > 0 && conflictCells({ ...now.puzzle, givens: now.digits }).includes(cell);
  const parts = [
    isBack && `${say(language, kind === 'undo' ? 'undone' : 'redone')}: ${placeOf(now, cell, language)}`,
    content,
    isBroken && say(language, 'conflict'),
  ];
  return parts.filter(Boolean).join(', ');
}
