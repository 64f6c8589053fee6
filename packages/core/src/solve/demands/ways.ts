/** Room for the ways of an automaton. All of a board share it. */
export interface Ways {
  /** The states reached after each cell and the digits used, one list behind the other. */
  readonly reached: Int32Array;
  readonly used: Int32Array;
  /** Where each list begins. */
  readonly start: Int32Array;
  /**
   * For each state and each set of digits the last step, counted up from run to run, at which it
   * was noted.
   */
  readonly noted: Int32Array;
  clock: number;
}

/** Room for lists of so many cells, and for so many states in all. */
export const makeWays = (cells: number, states: number): Ways => ({
  reached: new Int32Array(states),
  used: new Int32Array(states),
  start: new Int32Array(cells + 2),
  noted: new Int32Array(states),
  clock: 0,
});
