/**
 * The work space for a way of an automaton through its cells, and for the dead ends found in the
 * search. All automata of a board share it.
 */
export interface Ways {
  /** By number of cells on the way: the state, the digits used, and the digits left to try. */
  readonly reached: Int32Array;
  readonly used: Int32Array;
  readonly left: Int32Array;
  /** The key of that state with these digits. */
  readonly keys: Int32Array;
  /** The digit of each cell on the way, as a bit. */
  readonly way: Int32Array;
  /** The digits that the allowed witnesses leave each cell. */
  readonly covered: Int32Array;
  /** The reached states, step by step, and the start of each step. */
  readonly states: Int32Array;
  readonly firsts: Int32Array;
  /** By key: the last look in which no way led from there to an accepted state. */
  readonly dead: Int32Array;
  /** By key: the last search in which no way led on from there, or the look that reached it. */
  readonly tried: Int32Array;
  /** By key: the last look in which a way led on from there. */
  readonly alive: Int32Array;
  /** Counts looks and searches. */
  clock: number;
  /** How many steps this look may still take. */
  patience: number;
}

/** Room for ways of so many cells, and for so many keys. */
export const makeWays = (cells: number, keys: number): Ways => ({
  reached: new Int32Array(cells + 1),
  used: new Int32Array(cells + 1),
  left: new Int32Array(cells + 1),
  keys: new Int32Array(cells + 1),
  way: new Int32Array(cells),
  covered: new Int32Array(cells),
  states: new Int32Array(keys + 1),
  firsts: new Int32Array(cells + 1),
  dead: new Int32Array(keys),
  tried: new Int32Array(keys),
  alive: new Int32Array(keys),
  clock: 0,
  patience: 0,
});
