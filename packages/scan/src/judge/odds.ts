import { type Beliefs, logOf } from './beliefs.ts';
import type { Prover } from './proof.ts';
import type { Reading, Readings } from './readings.ts';

/** A cell is no doubt when it is less likely than this that it has no digit. */
const LEAST_BLANK = 0.005;

/**
 * How likely each digit 0…size is in each cell, once the proper readings are known. When every
 * reading was looked at, their solutions share the odds. With a solution, a cell has its digit or
 * none; another digit is out of the question, however much it looks like it. Where the search
 * ended early, the beliefs stand as they are.
 */
export function oddsOf(beliefs: Beliefs, { proper, isComplete }: Readings, prove: Prover): Float64Array {
  const { size, cellCount, logs } = beliefs;
  if (!isComplete || proper.length === 0) return logs.map(Math.exp);
  const shares = new Float64Array(cellCount * (size + 1));
  const solutions = cheapestBySolution(proper);
  const all = solutions.reduce((sum, { cost }) => sum + Math.exp(-cost), 0);
  for (const reading of solutions) {
    const share = Math.exp(-reading.cost) / all;
    for (let cell = 0; cell < cellCount; cell++) {
      const blank = blankShare(beliefs, reading, cell, prove);
      shares[cell * (size + 1)]! += share * blank;
      shares[cell * (size + 1) + reading.solution![cell]!]! += share * (1 - blank);
    }
  }
  return shares;
}

/** The first reading, which is the cheapest, for each solution. */
function cheapestBySolution(proper: readonly Reading[]): Reading[] {
  const readings = new Map<string, Reading>();
  for (const reading of proper) {
    const key = reading.solution!.join();
    if (!readings.has(key)) readings.set(key, reading);
  }
  return [...readings.values()];
}

/** How likely a cell has no digit, if the solution of a reading is the right solution. */
function blankShare(beliefs: Beliefs, { digits, solution }: Reading, cell: number, prove: Prover): number {
  const difference = logOf(beliefs, cell, solution![cell]!) - logOf(beliefs, cell, 0);
  const share = 1 / (1 + Math.exp(difference));
  if (digits[cell] === 0 || share < LEAST_BLANK) return share;
  const without = digits.slice();
  without[cell] = 0;
  return prove(without).verdict === 'several' ? 0 : share;
}
