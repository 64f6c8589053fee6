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

/** The placed digits of the board at the start of a search. They stay during a spread. */
export interface Standing {
  /** By house: how many cells are empty. */
  readonly empty: Uint8Array;
  /** By digit - 1: how often it is placed. */
  readonly placed: Uint8Array;
  /** The digit of every cell, 0 while empty. */
  readonly digits: Uint8Array;
}

/** The place and the budget of a search for nets. */
export interface NetSetting {
  readonly board: NetBoard;
  /** The digits without a Nishio. */
  readonly quiet: QuietDigits;
  /** The lemmas of grids that do not depend on placed digits, kept from earlier steps too. */
  readonly lemmas: LemmaShelves;
  readonly standing: Standing;
  readonly budget: Budget;
}

/** A spread as the finders of patterns see it, when no single link leads further. */
export interface Spreading {
  readonly board: NetBoard;
  readonly standing: Standing;
  /** The candidates before the assumption. */
  readonly before: Possible;
  /** The candidates that are left by now. */
  readonly left: Possible;
  /** The candidates that a cell, or a digit in a house, has lost since the assumption. */
  lostBy(cause: number, cell: number, digit: number): readonly number[];
  /** The removed candidates in their order: the first `removedCount` of the list. */
  readonly removed: Uint16Array;
  readonly removedCount: number;
}

/** The eliminations of a pattern during a spread. */
export interface Ruling {
  /** The eliminated candidates. */
  readonly excluded: readonly number[];
  /** The removed candidates on which the pattern rests. */
  readonly lost: readonly number[];
  /** The net or chain that shows it, if it is one. */
  readonly lemma?: Lemma;
}

/**
 * Rulings in the order of Sudoku Explainer 1.2.1. At the finder's last call `since` candidates had
 * been removed: rulings of that time may be left out.
 */
export type RulingFinder = (spread: Spreading, since: number) => Iterable<Ruling>;
