import type { Geometry } from '../geometry/geometry.ts';
import { digitCount, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import { digitOf, makeFilling } from './filling.ts';
import type { Search, Solver } from './solver.ts';
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
  prepare,
};

function prepare(geometry: Geometry): Search {
  const { size, cellCount, houses, houseCells } = geometry;
  const filling = makeFilling(geometry);
  // Each level of the search has a state of its own, made at the first visit. To copy a state is
  // cheaper than to undo its changes.
  const levels = [new Int32Array(filling.stateLength)];
  const digits = new Uint8Array(cellCount);
  let tally = new Tally();

  /** Tries a digit. The last choice may overwrite the state of its level. */
  const tryDigit = (level: number, depth: number, cell: number, bit: number, isLast: boolean): void => {
    let next = level;
    if (!isLast) {
      tally.guesses++;
      next++;
      if (next === levels.length) levels.push(new Int32Array(filling.stateLength));
      levels[next]!.set(levels[level]!);
    }
    filling.assume(levels[next]!, cell, bit);
    tally.trace?.({ kind: 'try', cell, digit: digitOf(bit) });
    if (tally.enter(depth + 1)) explore(next, depth + 1);
    if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit: digitOf(bit) });
  };

  const explore = (level: number, depth: number): void => {
    const state = levels[level]!;
    if (!filling.fill(state)) return;
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
      for (let cell = 0; cell < cellCount; cell++) digits[cell] = digitOf(state[cell]!);
      tally.found(digits);
    } else if (fewest === 2 || !tryTwoPlaces(level, depth)) {
      for (let left = state[chosen]!; left !== 0 && !tally.isOver; ) {
        const bit = left & -left;
        left ^= bit;
        tryDigit(level, depth, chosen, bit, left === 0);
      }
    }
  };

  /**
   * Tries both places of the first digit that has two in a house; false when there is none. It
   * makes hard 9×9 puzzles 5 % faster.
   */
  const tryTwoPlaces = (level: number, depth: number): boolean => {
    const state = levels[level]!;
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
      tryDigit(level, depth, first, bit, false);
      if (!tally.isOver) tryDigit(level, depth, second, bit, true);
      return true;
    }
    return false;
  };

  return (puzzle, options) => {
    tally = new Tally(options);
    filling.listener = tally.trace;
    const isOpen = !tally.isOver && filling.begin(levels[0]!, puzzle) && tally.enter(0);
    if (isOpen && filling.findFirst(levels[0]!, puzzle.givens)) explore(0, 0);
    return tally.result();
  };
}
