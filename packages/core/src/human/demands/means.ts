import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import { type DemandKind, isOfPeers } from '../../rules/demand.ts';
import type { Cause } from '../steps/step.ts';
import type { Narrowing } from './allowed.ts';
import { derivedSums } from './house-sums.ts';
import { quickOf, quickSum, wholly } from './quick.ts';

/** A demand or a sum that a trial follows, with the source that its consequences name. */
export interface Followed extends Narrowing {
  readonly cause: Cause;
  /** It waits until nothing of a lower rank is left to follow. */
  readonly rank: 0 | 1 | 2;
}

/** What a trial follows besides peers, ties and last places in houses. */
export interface Means {
  readonly followed: readonly Followed[];
  /** By cell: which of these speak of it. */
  readonly byCell: readonly (readonly number[])[];
  /** Whether the trial also looks for locked digits and locked sets. */
  readonly isDeep: boolean;
  /** Trials on the way, of cells with so many digits at most, and with which means. */
  readonly trials?: { readonly most: number; readonly means: Means };
}

const FOLLOWED: readonly DemandKind[] = ['pair', 'sum', 'set', 'count', 'automaton', 'any'];
/** Kinds of which quick ways miss something. */
const SLOW: readonly DemandKind[] = ['sum', 'set', 'automaton', 'any'];

/** The easiest means: what demands leave at a quick look. */
export const EASY_MEANS = perBoard((geometry: Geometry): Means => meansOf(geometry, statedOf(geometry), false));

/**
 * The patient means: also locked digits, locked sets, sums that follow from houses, and all ways to
 * meet a demand.
 */
export const DEEP_MEANS = perBoard((geometry: Geometry): Means => {
  const derived = derivedSums(geometry).map((sum): Followed => {
    const { houses, demands } = sum;
    return { ...quickSum(sum, geometry), cause: { kind: 'sum', houses, demands }, rank: 1 };
  });
  return meansOf(geometry, [...statedOf(geometry), ...derived, ...wholeOf(geometry)], true);
});

/** The deepest means: the patient ones, and easy trials on the way. */
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
