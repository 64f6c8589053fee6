import { popcount } from '../bits.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import type { Random } from '../random.ts';
import { isMet, isOfPeers } from '../rules/demand.ts';
import { digitOf, makeFilling } from '../solve/filling.ts';

/** A grid, and how many choices led to it: the natural logarithm of their product. */
export interface Dive {
  readonly digits: Uint8Array;
  readonly log: number;
}

/**
 * A function that dives once: it fills singles, and chooses among the digits of a cell with fewest.
 */
export function diver(geometry: Geometry): (random: Random) => Dive | undefined {
  const { cells, cellCount } = geometry;
  const filling = makeFilling(geometry);
  const demands = geometry.demands.filter((demand) => !isOfPeers(demand) && demand.kind !== 'void');
  const puzzle = emptyPuzzle(geometry);
  const state = new Int32Array(filling.stateLength);
  return (random) => {
    filling.begin(state, puzzle);
    let log = 0;
    for (;;) {
      let best = -1;
      let fewest = Number.POSITIVE_INFINITY;
      for (const cell of cells) {
        const count = popcount(state[cell]!);
        if (count > 1 && count < fewest) [best, fewest] = [cell, count];
      }
      if (best < 0) break;
      let set = state[best]!;
      for (let skip = random.below(fewest); skip > 0; skip--) set &= set - 1;
      log += Math.log(fewest);
      filling.assume(state, best, set & -set);
      if (!filling.fill(state)) return undefined;
    }
    const digits = new Uint8Array(cellCount);
    for (const cell of cells) digits[cell] = digitOf(state[cell]!);
    return demands.every((demand) => isMet(demand, digits)) ? { digits, log } : undefined;
  };
}
