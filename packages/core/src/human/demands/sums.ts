import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Demand, DemandOf } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../sets/digits.ts';

/**
 * A sum that holds on a board: the digits of some cells, each times its factor, add up to a total.
 */
export interface Sum {
  /** Each cell once. */
  readonly cells: readonly Cell[];
  /** None is 0. */
  readonly factors: readonly number[];
  readonly total: number;
  /** The demands from which the sum follows, as indexes into those of the board. */
  readonly demands: readonly number[];
  /** The houses from whose total it follows. */
  readonly houses: readonly number[];
}

/**
 * The sums that the demands of a board state: demands of kind sum, and pairs of digits with a fixed
 * sum or difference.
 */
export const statedSums = perBoard((geometry: Geometry): readonly Sum[] =>
  geometry.demands.flatMap((demand, index) => {
    const stated = statedBy(demand);
    return stated ? [{ ...stated, demands: [index], houses: [] }] : [];
  }),
);

type Equation = Pick<Sum, 'cells' | 'factors' | 'total'>;

function statedBy(demand: Demand): Equation | undefined {
  if (demand.kind === 'sum') return withoutRepeats(demand);
  return demand.kind === 'pair' ? pairSum(demand) : undefined;
}

/** A sum that names each cell once. The factors of a cell that it names twice are added. */
export function withoutRepeats({ cells, factors, total }: Equation): Equation {
  const byCell = new Map<Cell, number>();
  for (const [index, cell] of cells.entries()) byCell.set(cell, (byCell.get(cell) ?? 0) + factors[index]!);
  const kept = [...byCell].filter(([, factor]) => factor !== 0);
  return { cells: kept.map(([cell]) => cell), factors: kept.map(([, factor]) => factor), total };
}

/** The sum or the difference that all pairs of a table have. */
function pairSum({ cells, allowed }: DemandOf<'pair'>): Equation | undefined {
  const pairs = allowed.flatMap((set, index) => digitsOf(set).map((second) => [index + 1, second] as const));
  for (const factor of [1, -1]) {
    const totals = new Set(pairs.map(([first, second]) => first + factor * second));
    if (totals.size === 1 && pairs.length > 1) return { cells, factors: [1, factor], total: [...totals][0]! };
  }
  return undefined;
}

/** The rest of a sum when the filled cells are subtracted. */
export function openPart({ cells, factors, total }: Equation, digits: ArrayLike<number>): Equation {
  const open = cells.map((_, index) => index).filter((index) => digits[cells[index]!] === 0);
  const placed = cells.reduce((sum, cell, index) => sum + digits[cell]! * factors[index]!, 0);
  return {
    cells: open.map((index) => cells[index]!),
    factors: open.map((index) => factors[index]!),
    total: total - placed,
  };
}

/**
 * Cells with the same factor that all differ from each other, as indexes into the cells of a sum.
 */
export type Group = readonly number[];

/** The cells of a sum in groups, each cell in the first that it fits into. */
export function groupsOf({ cells, factors }: Equation, { peerSets }: Geometry): Group[] {
  const groups: number[][] = [];
  for (const [index, cell] of cells.entries()) {
    const own = groups.find((group) =>
      group.every((otherIndex) => factors[otherIndex] === factors[index] && peerSets[cells[otherIndex]!]!.has(cell)),
    );
    if (own) own.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** Whether all of some cells differ from each other. */
export const isApart = (cells: readonly Cell[], { peerSets }: Geometry): boolean =>
  cells.every((cell, index) => cells.slice(index + 1).every((otherCell) => peerSets[cell]!.has(otherCell)));

/** The least and the greatest sum of cells that differ, as far as their own ranges tell. */
export function rangeOf(sets: readonly DigitSet[]): readonly [least: number, most: number] {
  let [low, high, least, most] = [0, 0, 0, 0];
  for (const set of sets) {
    // The next free digit, counted from an end. Which cell gets it makes no difference to the sum.
    const from = ~low & -(set & -set);
    low |= from & -from;
    least += 32 - Math.clz32(from & -from);
    const top = 32 - Math.clz32(~high & (-1 >>> Math.clz32(set)));
    high |= top === 0 ? 0 : 1 << (top - 1);
    most += top;
  }
  return [least, most];
}
