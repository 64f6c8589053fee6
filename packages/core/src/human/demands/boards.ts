import type { Geometry } from '../../geometry/geometry.ts';
import type { DemandKind } from '../../rules/demand.ts';

/** Whether a board has a demand of any of some kinds. */
export const demandsSome =
  (...kinds: readonly DemandKind[]) =>
  ({ demands }: Geometry): boolean =>
    demands.some(({ kind }) => kinds.includes(kind));

/**
 * Whether a board has sums: stated as such, or as pairs of digits with a fixed sum or difference.
 */
export const hasSums: (geometry: Geometry) => boolean = demandsSome('sum', 'pair');

/** Whether a board has cages. */
export const hasCages: (geometry: Geometry) => boolean = demandsSome('sum', 'pair', 'set');
