import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import { type DemandKind, isOfPeers } from '../../rules/demand.ts';
import type { Cause } from '../steps/step.ts';
import type { Narrowing } from './allowed.ts';
import { derivedSums } from './house-sums.ts';
import { quickOf, quickSum, wholly } from './quick.ts';

/** One thing that a trial follows, and what it is called where it shows something. */
export interface Followed extends Narrowing {
  readonly cause: Cause;
  /** It waits until nothing of a lower rank is left to follow. */
  readonly rank: 0 | 1 | 2;
}

/** What a trial follows besides peers, ties and the last places of houses. */
export interface Means {
  readonly followed: readonly Followed[];
  /** By cell: which of these speak of it. */
  readonly byCell: readonly (readonly number[])[];
  /** Whether it looks for what locked digits and locked sets exclude, too. */
  readonly isDeep: boolean;
  /** Trials on the way, of cells with so many digits at most, and with which means. */
  readonly trials?: { readonly most: number; readonly means: Means };
}

const FOLLOWED: readonly DemandKind[] = ['pair', 'sum', 'set', 'count', 'automaton', 'any'];
/** Kinds of which quick ways miss something. */
const SLOW: readonly DemandKind[] = ['sum', 'set', 'automaton', 'any'];

/** What is seen at once: what demands leave. */
export const EASY_MEANS = perBoard((geometry: Geometry): Means => meansOf(geometry, statedOf(geometry), false));

/**
 * What is seen with patience: also digits locked in a few places, locked sets, sums that follow
 * from those of houses, and all ways to keep a demand.
 */
export const DEEP_MEANS = perBoard((geometry: Geometry): Means => {
  const derived = derivedSums(geometry).map((sum): Followed => {
    const { houses, demands } = sum;
    return { ...quickSum(sum, geometry), cause: { kind: 'sum', houses, demands }, rank: 1 };
  });
  return meansOf(geometry, [...statedOf(geometry), ...derived, ...wholeOf(geometry)], true);
});

/** What is seen with patience, and trials on the way of what is seen at once. */
export const NESTED_MEANS = [2, 4].map((most) =>
  perBoard((geometry: Geometry): Means => ({ ...DEEP_MEANS(geometry), trials: { most, means: EASY_MEANS(geometry) } })),
);

const statedOf = (geometry: Geometry): Followed[] =>
  geometry.demands.flatMap((demand, index): Followed[] =>
    isOfPeers(demand) || !FOLLOWED.includes(demand.kind)
      ? []
      : [{ ...quickOf(demand, geometry), cause: { kind: 'demand', demand: index }, rank: 0 }],
  );

const wholeOf = (geometry: Geometry): Followed[] =>
  geometry.demands.flatMap((demand, index): Followed[] =>
    SLOW.includes(demand.kind) ? [{ ...wholly(demand), cause: { kind: 'demand', demand: index }, rank: 2 }] : [],
  );

function meansOf(geometry: Geometry, followed: readonly Followed[], isDeep: boolean): Means {
  const byCell: number[][] = Array.from({ length: geometry.cellCount }, () => []);
  for (const [index, { cells }] of followed.entries()) for (const cell of cells) byCell[cell]!.push(index);
  return { followed, byCell, isDeep };
}
