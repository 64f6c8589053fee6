import type { House } from '../../geometry/geometry.ts';
import { type AlmostLockedSet, almostLockedSets, neighbours } from '../../human/relations/locked-sets.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { type DigitSet, digitsOf } from '../../sets/digits.ts';

/** Two almost locked sets that do not overlap, the earlier set first. */
export interface Joint {
  readonly first: AlmostLockedSet;
  readonly second: AlmostLockedSet;
  /** The restricted commons of the two sets: one or two digits. */
  readonly digits: DigitSet;
}

/**
 * The joints of every almost locked set with later sets, in the order in which HoDoKu finds them:
 * rows, columns, boxes, in each of them by cells.
 */
export const jointsOf = (position: Position): readonly (readonly Joint[])[] => position.get(findJoints);

function findJoints(position: Position): Joint[][] {
  const { houses } = position.geometry;
  const sets = almostLockedSets(position).map((set) => ({ set, order: [houseOf(houses, set), ...set.cells] }));
  sets.sort((a, b) => compare(a.order, b.order));
  const place: number[] = [];
  sets.forEach(({ set }, index) => {
    place[set.index] = index;
  });
  const around = neighbours(position);
  return sets.map(({ set: first }, index) => {
    const own = new Set(first.cells);
    return around[first.index]!.filter(
      ({ set }) => place[set.index]! > index && !set.cells.some((cell) => own.has(cell)),
    )
      .sort((a, b) => place[a.set.index]! - place[b.set.index]!)
      .map(({ set: second, digits }) => ({ first, second, digits }));
  });
}

/** The first house that holds all cells of a set. */
const houseOf = (houses: readonly House[], { cells }: AlmostLockedSet): number =>
  houses.findIndex(({ set }) => cells.every((cell) => set.has(cell)));

/** Lists are compared number by number. A list comes before a longer list that begins with it. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length && at < b.length; at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}

/** The candidates of digits, without some, that see all places of their digit in both sets. */
export const lostToBoth = (a: AlmostLockedSet, b: AlmostLockedSet, without: DigitSet): Candidate[] =>
  digitsOf(a.seenDigits & b.seenDigits & ~without).flatMap((digit) =>
    [...a.seen[digit]!.and(b.seen[digit]!)].map((cell) => ({ cell, digit })),
  );
