import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { DemandKind } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

/** A moment of a watched search, as plain data. */
export type TraceEvent =
  /** A node of the search tree is entered, `depth` guesses or cells away from the root. */
  | { readonly kind: 'call'; readonly depth: number }
  /** A digit is tried in a cell. */
  | { readonly kind: 'try'; readonly cell: Cell; readonly digit: Digit }
  /** A digit was found without trying. `why` names the reasoning. */
  | { readonly kind: 'place'; readonly cell: Cell; readonly digit: Digit; readonly why: string }
  /** A candidate was found to be impossible. */
  | { readonly kind: 'eliminate'; readonly cell: Cell; readonly digit: Digit; readonly why: string }
  /** The digit tried in this cell, and all that followed from it, is taken back. */
  | { readonly kind: 'reject'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'solution'; readonly digits: readonly Digit[] };

/** The limits of a search, and its listeners. */
export interface SearchOptions {
  /**
   * Stop after this many solutions; default: all. 1 asks for any solution, 2 for a proof that there
   * is only one.
   */
  readonly limit?: number;
  /** Stop after this many calls, with an ordinary answer that says so; default: no bound. */
  readonly maxCalls?: number;
  /**
   * Keep at most this many solutions in the answer, so that counting millions needs no memory;
   * default: all found.
   */
  readonly keep?: number;
  /** Called with each solution as it is found, kept or not. The array belongs to the receiver. */
  readonly onSolution?: (solution: Uint8Array) => void;
  /** Called with each event, by solvers whose `traces` is true. */
  readonly trace?: (event: TraceEvent) => void;
}

/** The result of a search. */
export interface SearchResult {
  /** How many solutions were found. */
  readonly count: number;
  /**
   * The digits of every cell, for the first `keep` solutions. Each array is your own, but several,
   * also of other searches, may be views of one ArrayBuffer: take the `slice()` of an array before
   * you transfer it or read its `buffer`.
   */
  readonly solutions: readonly Uint8Array[];
  /** Nodes of the search tree that were entered. */
  readonly calls: number;
  /** Placements that were tried while others were possible. */
  readonly guesses: number;
  readonly stopped: 'exhausted' | 'limit' | 'budget';
  /** Cells filled in each pass before the search, by solvers that think in passes. */
  readonly singlesPerPass?: readonly number[];
}

/** Finds solutions of puzzles of the geometry it was prepared for. */
export type Search = (puzzle: Puzzle, options?: SearchOptions) => SearchResult;

/** A machine algorithm. */
export interface Solver {
  readonly name: string;
  readonly says: string;
  /** Whether it reports its search through `trace`. */
  readonly traces: boolean;
  /**
   * The kinds of demands that it understands; default: `KNOWN_BY_ALL`. It gets no boards with other
   * demands.
   */
  readonly knows?: readonly DemandKind[];
  /**
   * Whether it can solve boards of this geometry, apart from their demands. `canSolve` looks at
   * both.
   */
  supports(geometry: Geometry): boolean;
  /**
   * Builds tables and buffers once. The search is then called many times, but never while it runs.
   */
  prepare(geometry: Geometry): Search;
}
