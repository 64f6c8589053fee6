import type { Geometry } from '../../geometry/geometry.ts';
import type { DigitSet } from '../../sets/digits.ts';
import { type Group, groupsOf, rangeOf, type Sum } from './sums.ts';

type Equation = Pick<Sum, 'cells' | 'factors' | 'total'>;

/** The range of digits that the other cells of a sum leave to a cell. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * The bounds of each cell of a sum: what remains for it when all other cells are least or greatest.
 */
export function boundsOf(
  sum: Equation,
  sets: readonly DigitSet[],
  geometry: Geometry,
  apart: readonly Group[] = groupsOf(sum, geometry),
): Bounds[] {
  const groups = apart.map((group) => ({
    group,
    factor: sum.factors[group[0]!]!,
    ends: endsOf(sum, group, sets),
  }));
  const [low, high] = groups.reduce(([least, most], { ends }) => [least + ends[0], most + ends[1]], [0, 0]);
  const bounds = new Array<Bounds>(sum.cells.length);
  for (const { group, factor, ends } of groups)
    for (const index of group) {
      const [ownLow, ownHigh] = endsOf(
        sum,
        group.filter((otherIndex) => otherIndex !== index),
        sets,
      );
      const atMost = sum.total - (low! - ends[0] + ownLow);
      const atLeast = sum.total - (high! - ends[1] + ownHigh);
      const [lowQuotient, highQuotient] = [atLeast / factor, atMost / factor];
      bounds[index] = {
        least: Math.max(1, Math.ceil(Math.min(lowQuotient, highQuotient))),
        most: Math.min(geometry.size, Math.floor(Math.max(lowQuotient, highQuotient))),
      };
    }
  return bounds;
}

/** The least and the greatest that cells of a group add, each times its factor. */
function endsOf({ factors }: Equation, group: readonly number[], sets: readonly DigitSet[]): readonly [number, number] {
  if (group.length === 0) return [0, 0];
  const factor = factors[group[0]!]!;
  const [least, most] = rangeOf(group.map((index) => sets[index]!));
  return factor > 0 ? [factor * least, factor * most] : [factor * most, factor * least];
}

/** The digits within bounds. */
export const within = ({ least, most }: Bounds): DigitSet =>
  most < least ? 0 : ((2 << (most - 1)) - 1) & ~((1 << (least - 1)) - 1);
