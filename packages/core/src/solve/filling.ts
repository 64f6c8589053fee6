import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digitBit } from '../sets/digits.ts';
import type { TraceEvent } from './solver.ts';

/** The digit of a bit. */
export const digitOf = (bit: number): number => 32 - Math.clz32(bit);

/**
 * Fills naked and hidden singles in states of a board. A state first has the candidates of every
 * cell; a filled cell keeps only its digit. Then it has for every house the unplaced digits.
 */
export interface Filling {
  readonly stateLength: number;
  /** Called with every single that is found. */
  listener: ((event: TraceEvent) => void) | undefined;
  /** Sets a state up from the givens; false when these are in conflict. */
  begin(state: Int32Array, puzzle: Puzzle): boolean;
  /** Finds the cells with a single candidate at the start; false when a cell has none. */
  findFirst(state: Int32Array, givens: Uint8Array): boolean;
  /** Puts a digit into a cell; `fill` then draws the conclusions. */
  assume(state: Int32Array, cell: number, bit: number): void;
  /** Fills singles until there are none; false on a contradiction. */
  fill(state: Int32Array): boolean;
}

export function makeFilling(geometry: Geometry): Filling {
  const { size, cellCount, allDigits, houses, peers, peerStart, houseCells, cellHouses, cellHouseStart } = geometry;
  // Cells with a single candidate that their peers have not lost yet.
  const queue = new Uint16Array(cellCount);
  let queued = 0;

  const enqueue = (cell: number, bit: number, why: string): void => {
    queue[queued++] = cell;
    filling.listener?.({ kind: 'place', cell, digit: digitOf(bit), why });
  };

  /**
   * Takes the digits of queued cells from their peers, and queues more; false on a contradiction.
   */
  const fillNaked = (state: Int32Array): boolean => {
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

  /**
   * Queues the hidden singles of the first house that has any; false when a digit has no place
   * left.
   */
  const findHidden = (state: Int32Array): boolean => {
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

  const filling: Filling = {
    stateLength: cellCount + houses.length,
    listener: undefined,
    begin: (state, { givens, struckOut = [] }) => {
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
    },
    findFirst: (state, givens) => {
      queued = 0;
      for (let cell = 0; cell < cellCount; cell++) {
        const candidates = state[cell]!;
        if (candidates === 0) return false;
        if (givens[cell] === 0 && (candidates & (candidates - 1)) === 0) enqueue(cell, candidates, 'naked single');
      }
      return true;
    },
    assume: (state, cell, bit) => {
      state[cell] = bit;
      queue[0] = cell;
      queued = 1;
    },
    fill: (state) => {
      do {
        if (!fillNaked(state) || !findHidden(state)) return false;
      } while (queued > 0);
      return true;
    },
  };
  return filling;
}
