import type { QuietDigits } from '../../relations/quiet-digits.ts';
import type { Budget } from '../../steps/budget.ts';
import type { NetBoard } from './board.ts';
import type { Lemma, LemmaShelves } from './lemma.ts';

/** Candidates of a board, cell by cell, and the places that they leave in each house. */
export interface Possible {
  readonly candidates: Int32Array;
  /** By house·size + digit - 1, as in a position. */
  readonly places: Int32Array;
}

/** What is known of the board that nets start from, whatever has been taken off since. */
export interface Standing {
  /** By house: how many cells are empty. */
  readonly empty: Uint8Array;
  /** By digit - 1: how often it is placed. */
  readonly placed: Uint8Array;
  /** The digit of every cell, 0 while empty. */
  readonly digits: Uint8Array;
}

/** Where nets are searched for, and how long. */
export interface NetSetting {
  readonly board: NetBoard;
  /** The digits without a Nishio. */
  readonly quiet: QuietDigits;
  /** The lemmas of grids that do not depend on what was placed, also of steps before. */
  readonly lemmas: LemmaShelves;
  readonly standing: Standing;
  readonly budget: Budget;
}

/** A spread that looks for patterns, because nothing else follows. */
export interface Spreading {
  readonly board: NetBoard;
  readonly standing: Standing;
  /** What was possible before the assumption. */
  readonly before: Possible;
  /** What is left of that. */
  readonly left: Possible;
  /**
   * The candidates that a cell, or a digit in a house, has lost since the assumption.
   */
  lostBy(cause: number, cell: number, digit: number): readonly number[];
  /** The candidates that were taken off, in their order: the first `takenCount` of the list. */
  readonly taken: Uint16Array;
  readonly takenCount: number;
}

/** What a pattern rules out while a net is spread. */
export interface Ruling {
  /** The candidates that go. */
  readonly excluded: readonly number[];
  /** The candidates that had to go before, so that the pattern stands. */
  readonly lost: readonly number[];
  /** What shows it, if it is a net or a chain of its own. */
  readonly lemma?: Lemma;
}

/**
 * Rulings in the order of Sudoku Explainer 1.2.1. The finder was asked when `since` candidates had
 * been taken off, and may leave out what it found then.
 */
export type RulingFinder = (spread: Spreading, since: number) => Iterable<Ruling>;
