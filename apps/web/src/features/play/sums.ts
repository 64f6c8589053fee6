import type { Geometry } from '@pencilmark/core/geometry';

/** What sums say about the selected cells. */
export interface Sums {
  /** What the digits in the selection add up to, when several cells are selected. */
  readonly selected?: number;
  /** The smallest cage that holds all of the selection. */
  readonly cage?: CageSums;
}

export interface CageSums {
  readonly count: number;
  readonly sum: number;
  /** The digits that may fill it, a list for each way; the digits that stand are among them. */
  readonly ways: readonly (readonly number[])[];
}

type Cage = Extract<Geometry['demands'][number], { readonly kind: 'sum' }>;

/** Cells that differ, and whose digits add up to a number. */
const cagesOf = ({ demands, peerSets }: Geometry): Cage[] =>
  demands.filter(
    (demand): demand is Cage =>
      demand.kind === 'sum' &&
      demand.factors.every((factor) => factor === 1) &&
      demand.cells.every((cell, index) => demand.cells.slice(index + 1).every((other) => peerSets[cell]!.has(other))),
  );

/** All ways to add up some different digits of 1…size to a total, in order. */
function* waysTo(total: number, count: number, from: number, size: number): Generator<readonly number[]> {
  if (count === 0) {
    if (total === 0) yield [];
    return;
  }
  for (let digit = from; digit <= size && digit <= total; digit++)
    for (const rest of waysTo(total - digit, count - 1, digit + 1, size)) yield [digit, ...rest];
}

/** More ways help nobody. */
const MOST_WAYS = 60;

function sumsOfCage({ cells, total }: Cage, digits: ArrayLike<number>, { least, size }: Geometry): CageSums {
  const standing = cells.map((cell) => digits[cell]!).filter((digit) => digit !== 0);
  const ways: (readonly number[])[] = [];
  for (const way of waysTo(total, cells.length, 1, size)) {
    if (standing.every((digit) => way.includes(digit))) ways.push(way.map((digit) => digit - 1 + least));
    if (ways.length > MOST_WAYS) break;
  }
  return { count: cells.length, sum: total - cells.length * (1 - least), ways };
}

/** What sums say about the selection; nothing on boards without sums. */
export function sumsOf(geometry: Geometry, selection: readonly number[], digits: ArrayLike<number>): Sums {
  const cages = selection.length === 0 ? [] : cagesOf(geometry);
  const around = cages.filter(({ cells }) => selection.every((cell) => cells.includes(cell)));
  const [cage] = around.sort((a, b) => a.cells.length - b.cells.length);
  const standing = selection.map((cell) => digits[cell]!).filter((digit) => digit !== 0);
  const selected = standing.reduce((sum, digit) => sum + digit - 1 + geometry.least, 0);
  return {
    ...(standing.length > 1 && { selected }),
    ...(cage && { cage: sumsOfCage(cage, digits, geometry) }),
  };
}
