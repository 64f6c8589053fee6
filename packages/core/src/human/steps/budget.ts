import type { Expected } from '../../result.ts';

/**
 * The work that a search may still do. Work is counted and not timed, so a search ends at the same
 * place on every machine.
 */
export interface Budget {
  /** How many candidates may still be looked at. Nothing more is done once none are left. */
  left: number;
}

/** A budget as an option. */
export const A_BUDGET: Expected = [
  (budget: Budget) => typeof budget?.left === 'number',
  'a budget, such as { left: 1e7 }',
];

/** The budget of the search for a single step: some seconds of work. */
export const STEP_BUDGET = 1e6;

/**
 * Whether nothing more may be done.
 *
 *     isSpent({ left: 0 })      // true
 */
export const isSpent = ({ left }: Budget): boolean => left <= 0;
