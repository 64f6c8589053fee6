import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digitCount, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { digitOf, Filling } from './filling.ts';
import type { SearchOptions, SearchResult, Solver } from './solver.ts';
import { Tally } from './tally.ts';

/**
 * Fills naked and hidden singles until there are none. Then it tries the cell with the fewest
 * candidates. When every empty cell has more than two, it prefers a digit with two places in a
 * house. Boards of up to 32 digits. A call is the start of the search, or a digit tried with the
 * singles that follow from it.
 */
export const singles: Solver = {
  name: 'singles',
  says: 'naked and hidden singles to a fixed point, then the cell with fewest candidates',
  traces: true,
  supports: ({ size }) => size <= LARGEST_DIGIT_SET,
  prepare: (geometry) => {
    const search = new SinglesSearch(geometry);
    return (puzzle, options) => search.run(puzzle, options);
  },
};

class SinglesSearch {
  private readonly geometry: Geometry;
  private readonly filling: Filling;
  /**
   * Each level of the search has a state of its own, made when the search first gets there. To copy
   * a state is cheaper than to undo what was done to it.
   */
  private readonly levels: Int32Array[];
  private readonly digits: Uint8Array;
  private tally = new Tally();

  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.filling = new Filling(geometry);
    this.levels = [new Int32Array(this.filling.stateLength)];
    this.digits = new Uint8Array(geometry.cellCount);
  }

  run(puzzle: Puzzle, options?: SearchOptions): SearchResult {
    const { filling } = this;
    const tally = new Tally(options);
    const first = this.levels[0]!;
    this.tally = tally;
    filling.listener = tally.trace;
    const isOpen = !tally.isOver && filling.begin(first, puzzle) && tally.enter(0);
    if (isOpen && filling.findFirst(first, puzzle.givens)) this.explore(0, 0);
    return tally.result();
  }

  private explore(level: number, depth: number): void {
    const { size, cellCount } = this.geometry;
    const state = this.levels[level]!;
    if (!this.filling.fill(state)) return;
    let fewest = size + 1;
    let chosen = -1;
    for (let cell = 0; cell < cellCount && fewest > 2; cell++) {
      const candidates = state[cell]!;
      if ((candidates & (candidates - 1)) === 0) continue;
      const count = digitCount(candidates);
      if (count < fewest) {
        fewest = count;
        chosen = cell;
      }
    }
    if (chosen === -1) {
      for (let cell = 0; cell < cellCount; cell++) this.digits[cell] = digitOf(state[cell]!);
      this.tally.found(this.digits);
    } else if (fewest === 2 || !this.tryTwoPlaces(level, depth)) {
      for (let left = state[chosen]!; left !== 0 && !this.tally.isOver; ) {
        const bit = left & -left;
        left ^= bit;
        this.tryDigit(this.levelFor(level, left === 0), depth + 1, chosen, bit);
      }
    }
  }

  /**
   * Tries both places of the first digit that has two in a house; false when there is none. It
   * makes hard 9×9 puzzles 5 % faster.
   */
  private tryTwoPlaces(level: number, depth: number): boolean {
    const { size, cellCount, houses, houseCells } = this.geometry;
    const state = this.levels[level]!;
    for (let house = 0, start = 0; house < houses.length; house++, start += size) {
      if (state[cellCount + house] === 0) continue;
      let once = 0;
      let twice = 0;
      let more = 0;
      for (let index = start, end = start + size; index < end; index++) {
        const candidates = state[houseCells[index]!]!;
        more |= twice & candidates;
        twice |= once & candidates;
        once |= candidates;
      }
      const bit = twice & ~more & -(twice & ~more);
      if (bit === 0) continue;
      let index = start;
      while ((state[houseCells[index]!]! & bit) === 0) index++;
      const first = houseCells[index++]!;
      while ((state[houseCells[index]!]! & bit) === 0) index++;
      const second = houseCells[index]!;
      this.tryDigit(this.levelFor(level, false), depth + 1, first, bit);
      if (!this.tally.isOver) this.tryDigit(this.levelFor(level, true), depth + 1, second, bit);
      return true;
    }
    return false;
  }

  /** The level on which a choice is tried. The last choice may overwrite the state of its level. */
  private levelFor(level: number, isLast: boolean): number {
    if (isLast) return level;
    const { levels } = this;
    this.tally.guesses++;
    if (level + 1 === levels.length) levels.push(new Int32Array(this.filling.stateLength));
    levels[level + 1]!.set(levels[level]!);
    return level + 1;
  }

  private tryDigit(level: number, depth: number, cell: number, bit: number): void {
    const { tally } = this;
    this.filling.assume(this.levels[level]!, cell, bit);
    tally.trace?.({ kind: 'try', cell, digit: digitOf(bit) });
    if (tally.enter(depth)) this.explore(level, depth);
    if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit: digitOf(bit) });
  }
}
