import { AMOUNT, ARRAY, check, checkOptions, type KeysOf, listOf } from '../result.ts';
import type { Cell } from '../sets/cells.ts';

/** Sets of cells of which no two share a cell. */
export interface DisjointFamily {
  readonly sets: readonly (readonly Cell[])[];
  /** Whether it is proven that there is no larger family. */
  readonly isLargest: boolean;
}

/** How much to spend on the search for a family. */
export interface DisjointOptions {
  /** Nodes of the search tree that may be entered; default: 200 000, some seconds at most. */
  readonly maxCalls?: number;
}

const KEYS: KeysOf<DisjointOptions> = { maxCalls: AMOUNT };
const USUAL_CALLS = 200_000;

/**
 * A largest family of disjoint sets among some sets of cells, or the best found within `maxCalls`
 * calls, and then it says so. Of unavoidable sets it is a lower bound of givens: each proper puzzle
 * of the grid has a given in each set of the family. The search is for a largest clique, bounded by
 * colours (Tomita and Seki, An Efficient Branch-and-Bound Algorithm for Finding a Maximum Clique,
 * 2003).
 *
 *     disjointFamily([[0, 1], [1, 2], [2, 3]]).sets.length      // 2
 */
export function disjointFamily(sets: readonly (readonly Cell[])[], options: DisjointOptions = {}): DisjointFamily {
  check('disjointFamily', 'sets', sets, listOf(ARRAY));
  checkOptions('disjointFamily', options, KEYS);
  const search = new CliqueSearch(sets, options.maxCalls ?? USUAL_CALLS);
  search.extend(
    sets.map((_, index) => index),
    sets.map((_, index) => index + 1),
  );
  return { sets: search.best.map((index) => sets[index]!), isLargest: search.calls >= 0 };
}

class CliqueSearch {
  best: readonly number[] = [];
  /** The calls that are left. */
  calls: number;
  private readonly chosen: number[] = [];
  /** For each set: which others share no cell with it. */
  private readonly areDisjoint: readonly Uint8Array[];

  constructor(sets: readonly (readonly Cell[])[], calls: number) {
    this.calls = calls;
    const holds = sets.map((set) => new Set(set));
    this.areDisjoint = holds.map((one) =>
      Uint8Array.from(sets, (other) => (other.some((cell) => one.has(cell)) ? 0 : 1)),
    );
  }

  /**
   * Adds candidates to the sets chosen so far, the last ones first. `bounds` has how many of each
   * candidate and those before it may be in one family.
   */
  extend(candidates: readonly number[], bounds: readonly number[]): void {
    if (this.calls-- <= 0) return;
    for (let last = candidates.length - 1; last >= 0; last--) {
      if (this.calls < 0 || this.chosen.length + bounds[last]! <= this.best.length) return;
      this.chosen.push(candidates[last]!);
      const row = this.areDisjoint[candidates[last]!]!;
      const rest = candidates.slice(0, last).filter((other) => row[other] === 1);
      if (this.chosen.length > this.best.length) this.best = [...this.chosen].sort((a, b) => a - b);
      if (rest.length > 0) this.extend(...this.coloured(rest));
      this.chosen.pop();
    }
  }

  /** Some sets by colours, with the number of each one's colour. Two of a colour share a cell. */
  private coloured(sets: readonly number[]): [number[], number[]] {
    const classes: number[][] = [];
    for (const set of sets) {
      const row = this.areDisjoint[set]!;
      const fitting = classes.find((members) => members.every((member) => row[member] === 0));
      if (fitting) fitting.push(set);
      else classes.push([set]);
    }
    return [classes.flat(), classes.flatMap((members, index) => members.map(() => index + 1))];
  }
}
