import { type Beliefs, firstReading, logOf } from './beliefs.ts';

/** Another reading of one cell. */
export interface Change {
  readonly cell: number;
  readonly digit: number;
  /** How much less likely it is than the first reading: the difference of their logarithms. */
  readonly cost: number;
}

/** Every change that costs at most `most`, the cheapest first. */
export function changesOf(beliefs: Beliefs, most: number): Change[] {
  const first = firstReading(beliefs);
  const changes: Change[] = [];
  for (let cell = 0; cell < beliefs.cellCount; cell++) {
    const best = logOf(beliefs, cell, first[cell]!);
    for (let digit = 0; digit <= beliefs.size; digit++) {
      const cost = best - logOf(beliefs, cell, digit);
      if (digit !== first[cell] && cost <= most) changes.push({ cell, digit, cost });
    }
  }
  return changes.sort(byCost);
}

const byCost = (a: Change, b: Change): number => a.cost - b.cost || a.cell - b.cell || a.digit - b.digit;
