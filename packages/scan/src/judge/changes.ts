import { type Beliefs, firstReading, logOf } from './beliefs.ts';

/** Another reading of one cell. */
export interface Change {
  readonly cell: number;
  readonly digit: number;
  /** How much less likely it is than the first reading: the difference of their logarithms. */
  readonly cost: number;
}

/** How many other readings of a cell are considered. */
const MOST_CHANGES_OF_A_CELL = 3;

/** Every change that costs at most `most`, the cheapest first. */
export function changesOf(beliefs: Beliefs, most: number): Change[] {
  const first = firstReading(beliefs);
  const changes: Change[] = [];
  for (let cell = 0; cell < beliefs.cellCount; cell++) {
    const best = logOf(beliefs, cell, first[cell]!);
    const others: Change[] = [];
    for (let digit = 0; digit <= beliefs.size; digit++) {
      const cost = best - logOf(beliefs, cell, digit);
      if (digit !== first[cell] && cost <= most) others.push({ cell, digit, cost });
    }
    others.sort(byCost);
    changes.push(...others.slice(0, MOST_CHANGES_OF_A_CELL));
  }
  return changes.sort(byCost);
}

const byCost = (one: Change, other: Change): number =>
  one.cost - other.cost || one.cell - other.cell || one.digit - other.digit;
