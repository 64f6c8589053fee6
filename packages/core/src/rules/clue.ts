import { checkArgument } from '../result.ts';
import type { Cell } from '../sets/cells.ts';

/**
 * A clue: a rule at a place of the board, such as a cage or an arrow. It is plain data; the kind of
 * the clue defines its meaning.
 */
export interface Clue {
  /** The name of its kind of rule: 'killer', 'thermo'. */
  readonly rule: string;
  /**
   * Lists of cells: a cage has one, an arrow the bulb and then each shaft, a clue outside the board
   * the cells as seen from it.
   */
  readonly cells: readonly (readonly Cell[])[];
  /** Numbers such as the sum of a cage; empty when the clue has no number. */
  readonly values: readonly number[];
  /**
   * Alternatives: all clues of at least one list hold. Only clues of the kinds `anyof` and
   * `extracells` have them, and those of `extracells` have a single list.
   */
  readonly of?: readonly (readonly Clue[])[];
}

/** Throws a RangeError, in the name of the public function `caller`, unless it was given a clue. */
export function checkClue(caller: string, clue: Clue): void {
  const isClue = typeof clue?.rule === 'string' && Array.isArray(clue.cells) && Array.isArray(clue.values);
  checkArgument(caller, isClue, clue, "a clue, such as { rule: 'killer', cells: [[0, 1]], values: [3] }");
}
