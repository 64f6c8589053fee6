import { choices } from '../choices.ts';
import { checkPuzzle, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { COUNT, checkOptions, FLAG, type KeysOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import { SOME_SOLVERS } from '../solve/choice.ts';
import type { Search, Solver } from '../solve/solver.ts';
import { SOLVERS, solverFor } from '../solve/solvers.ts';

/** Which puzzles are neighbours. */
export interface NeighbourhoodOptions {
  /** How many givens go; default: 1. */
  readonly remove?: number;
  /** How many others come; default: 1. */
  readonly add?: number;
  /** Leaves out puzzles of which a given can be spared. */
  readonly minimal?: boolean;
  /** Who says how many solutions a puzzle has; default: those of core. */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<NeighbourhoodOptions> = { remove: COUNT, add: COUNT, minimal: FLAG, solvers: SOME_SOLVERS };

/**
 * The givens of all proper puzzles that differ from a puzzle in so many givens removed and so many
 * others added, written {-m+n}, each once. A given that was removed does not come back. Two
 * solutions that a solver finds agree in many cells: added digits in which they agree leave both,
 * so none of these is tried any more. The order depends on the puzzle alone.
 *
 *     const [first] = neighbourhood(puzzleOf('1..........2..3.'), { remove: 0 });
 *     first.filter((digit) => digit !== 0).length      // 4
 */
export function neighbourhood(puzzle: Puzzle, options: NeighbourhoodOptions = {}): Generator<Uint8Array> {
  checkPuzzle('neighbourhood', puzzle);
  checkOptions('neighbourhood', options, KEYS);
  return eachNeighbour(puzzle, options);
}

function* eachNeighbour(
  puzzle: Puzzle,
  { remove = 1, add = 1, minimal = false, solvers = SOLVERS }: NeighbourhoodOptions,
): Generator<Uint8Array> {
  const { geometry, givens } = puzzle;
  const search = solverFor(geometry, solvers).prepare(geometry);
  const given = geometry.cells.filter((cell) => givens[cell] !== 0);
  for (const removed of choices(given, remove)) {
    const left = givens.slice();
    for (const cell of removed) left[cell] = 0;
    for (const found of new AdditionSearch(puzzle, search).from(left, 0, add, []))
      if (!minimal || isMinimal(puzzle, found, search)) yield found;
  }
}

/** The digits of the cells in which two solutions agree, 0 elsewhere. */
type Agreement = Uint8Array;

/** Adds digits until a puzzle is proper. */
class AdditionSearch {
  private readonly before: Puzzle;
  private readonly search: Search;

  constructor(before: Puzzle, search: Search) {
    this.before = before;
    this.search = search;
  }

  /**
   * Adds `count` digits to some in the cells from one on. Each of the agreements has all digits,
   * so it leaves two solutions. More of them are found on the way, and added to the list.
   */
  *from(givens: Uint8Array, first: Cell, count: number, agreements: Agreement[]): Generator<Uint8Array> {
    if (count === 0) {
      if (agreements.length === 0 && this.solutionsOf(givens, agreements) === 1) yield givens;
      return;
    }
    const { geometry, givens: before } = this.before;
    for (const cell of geometry.cells) {
      if (cell < first || givens[cell] !== 0) continue;
      for (let digit = 1; digit <= geometry.size; digit++) {
        if (digit === before[cell]) continue;
        const those = agreements.filter((agreement) => agreement[cell] === digit);
        const next = givens.with(cell, digit);
        if (count === 1 && those.length > 0) continue;
        const found: Agreement[] = [];
        if (those.length === 0) {
          const solutions = this.solutionsOf(next, found);
          if (solutions === 1 && count === 1) yield next;
          if (solutions === 0 || count === 1) {
            agreements.push(...found);
            continue;
          }
        }
        const below = [...those, ...found];
        const known = those.length;
        yield* this.from(next, cell + 1, count - 1, below);
        agreements.push(...below.slice(known));
      }
    }
  }

  /** How many solutions there are, at most two; where these agree goes to the list. */
  private solutionsOf(givens: Uint8Array, agreements: Agreement[]): number {
    const { geometry, struckOut } = this.before;
    const { solutions } = this.search(makePuzzle(geometry, givens, struckOut), { limit: 2 });
    const [one, other] = solutions;
    if (other) agreements.push(one!.map((digit, cell) => (digit === other[cell] ? digit : 0)));
    return solutions.length;
  }
}

function isMinimal({ geometry, struckOut }: Puzzle, givens: Uint8Array, search: Search): boolean {
  return geometry.cells.every(
    (cell) =>
      givens[cell] === 0 ||
      search(makePuzzle(geometry, givens.with(cell, 0), struckOut), { limit: 2, keep: 0 }).count > 1,
  );
}
