import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digitBit, digitCount, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import type { Search, Solver } from './solver.ts';
import { Tally } from './tally.ts';

/**
 * Fills naked and hidden singles until there are none, then tries the cell with fewest candidates, or a digit with two places in a house
 * when every open cell has more; boards of up to 32 digits. A call is the start of the search or a digit tried, with the singles that
 * follow from it.
 */
export const singles: Solver = {
  name: 'singles',
  says: 'naked and hidden singles to a fixed point, then the cell with fewest candidates',
  traces: true,
  supports: ({ size }) => size <= LARGEST_DIGIT_SET,
  prepare,
};

const digitOf = (bit: number): number => 32 - Math.clz32(bit);

function prepare(geometry: Geometry): Search {
  const { size, cellCount, allDigits, houses, peers, peerStart, houseCells, cellHouses, cellHouseStart } = geometry;
  // A state is the candidates of every cell, a filled cell keeping its digit as the only one, then for every house the digits that are not
  // placed in it yet. Each level of the search has its own, made when the depth is first reached; copying is cheaper than undoing.
  const stateLength = cellCount + houses.length;
  const levels = [new Int32Array(stateLength)];
  // Cells that came down to one candidate and whose peers have not heard of it.
  const queue = new Uint16Array(cellCount);
  let queued = 0;
  const digits = new Uint8Array(cellCount);
  let tally = new Tally();

  const enqueue = (cell: number, bit: number, why: string): void => {
    queue[queued++] = cell;
    tally.trace?.({ kind: 'place', cell, digit: digitOf(bit), why });
  };

  /** Takes the digits of the queued cells from their peers, and so on; false on a contradiction. */
  const fillNakedSingles = (state: Int32Array): boolean => {
    for (let next = 0; next < queued; next++) {
      const cell = queue[next]!;
      const bit = state[cell]!;
      for (let index = cellHouseStart[cell]!, end = cellHouseStart[cell + 1]!; index < end; index++)
        state[cellCount + cellHouses[index]!]! &= ~bit;
      for (let index = peerStart[cell]!, end = peerStart[cell + 1]!; index < end; index++) {
        const peer = peers[index]!;
        const candidates = state[peer]!;
        if ((candidates & bit) === 0) continue;
        const left = candidates ^ bit;
        if (left === 0) return false;
        state[peer] = left;
        if ((left & (left - 1)) === 0) enqueue(peer, left, 'naked single');
      }
    }
    queued = 0;
    return true;
  };

  /** Queues the hidden singles of the first house that has any; false when a digit has no place left in its house. */
  const findHiddenSingles = (state: Int32Array): boolean => {
    for (let house = 0, start = 0; house < houses.length && queued === 0; house++, start += size) {
      const missing = state[cellCount + house]!;
      if (missing === 0) continue;
      let once = 0;
      let twice = 0;
      for (let index = start, end = start + size; index < end; index++) {
        const candidates = state[houseCells[index]!]!;
        twice |= once & candidates;
        once |= candidates;
      }
      if ((missing & ~once) !== 0) return false;
      for (let hidden = missing & ~twice; hidden !== 0; hidden &= hidden - 1) {
        const bit = hidden & -hidden;
        let index = start;
        while (index < start + size && (state[houseCells[index]!]! & bit) === 0) index++;
        if (index === start + size) return false; // its only place went to another hidden single
        state[houseCells[index]!] = bit;
        enqueue(houseCells[index]!, bit, 'hidden single');
      }
    }
    return true;
  };

  const fillSingles = (state: Int32Array): boolean => {
    do {
      if (!fillNakedSingles(state) || !findHiddenSingles(state)) return false;
    } while (queued > 0);
    return true;
  };

  /** Tries a digit; the last of the choices may use up the state of its level. */
  const tryDigit = (level: number, depth: number, cell: number, bit: number, isLast: boolean): void => {
    let next = level;
    if (!isLast) {
      tally.guesses++;
      next++;
      if (next === levels.length) levels.push(new Int32Array(stateLength));
      levels[next]!.set(levels[level]!);
    }
    levels[next]![cell] = bit;
    queue[0] = cell;
    queued = 1;
    tally.trace?.({ kind: 'try', cell, digit: digitOf(bit) });
    if (tally.enter(depth + 1)) explore(next, depth + 1);
    if (!tally.isOver) tally.trace?.({ kind: 'reject', cell, digit: digitOf(bit) });
  };

  const explore = (level: number, depth: number): void => {
    const state = levels[level]!;
    if (!fillSingles(state)) return;
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

  /** Tries both places of the first digit that has two in a house; false when there is none. 5 % faster on hard 9×9 puzzles. */
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

  /** Sets the first state up; false when the givens are in conflict. */
  const begin = ({ givens, struckOut = [] }: Puzzle): boolean => {
    const state = levels[0]!;
    state.fill(allDigits);
    for (const { cell, digit } of struckOut) state[cell]! &= ~digitBit(digit);
    for (let cell = 0; cell < cellCount; cell++) {
      if (givens[cell] === 0) continue;
      const bit = digitBit(givens[cell]!);
      if ((state[cell]! & bit) === 0) return false;
      state[cell] = bit;
      for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++)
        state[cellCount + cellHouses[index]!]! &= ~bit;
      for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) state[peers[index]!]! &= ~bit;
    }
    return true;
  };

  /** Queues the cells that have one candidate from the start; false when a cell has none. */
  const findFirstSingles = (givens: Uint8Array): boolean => {
    queued = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const candidates = levels[0]![cell]!;
      if (candidates === 0) return false;
      if (givens[cell] === 0 && (candidates & (candidates - 1)) === 0) enqueue(cell, candidates, 'naked single');
    }
    return true;
  };

  return (puzzle, options) => {
    tally = new Tally(options);
    if (!tally.isOver && begin(puzzle) && tally.enter(0) && findFirstSingles(puzzle.givens)) explore(0, 0);
    return tally.result();
  };
}
