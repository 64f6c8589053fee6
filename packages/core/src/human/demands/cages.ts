import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../sets/digits.ts';
import type { Position } from '../steps/position.ts';
import { walkSets } from './allowed.ts';
import { derivedSums } from './house-sums.ts';
import { isApart, type Sum, statedSums } from './sums.ts';

/**
 * Cells that differ, with a known total or known sets of digits that they may hold. Killer cages
 * are cages. So are renban lines, and the cells of a house that other cages leave free.
 */
export interface Cage {
  readonly cells: readonly Cell[];
  /** The total of the digits, or else the sets that they may be. */
  readonly total?: number;
  readonly sets?: readonly DigitSet[];
  /** From which demands and houses it follows, by index. */
  readonly demands: readonly number[];
  readonly houses: readonly number[];
}

/** The sets of digits that a cage may still hold, and by its cells the digits of these fillings. */
export interface Combinations {
  readonly sets: readonly DigitSet[];
  readonly digits: readonly DigitSet[];
}

/** The cages that demands state, and those that follow from the total of a house. */
export const cagesOf = perBoard(
  (geometry: Geometry): { readonly stated: readonly Cage[]; readonly hidden: readonly Cage[] } => ({
    stated: [...statedSums(geometry).flatMap((sum) => cageOf(sum, geometry)), ...setCages(geometry)],
    hidden: derivedSums(geometry)
      .filter(({ houses }) => houses.length === 1)
      .flatMap((sum) => cageOf(sum, geometry)),
  }),
);

function cageOf({ cells, factors, total, demands, houses }: Sum, geometry: Geometry): Cage[] {
  const [sign = 1] = factors;
  const isCage = Math.abs(sign) === 1 && factors.every((factor) => factor === sign) && isApart(cells, geometry);
  return isCage && cells.length > 1 ? [{ cells, total: sign * total, demands, houses }] : [];
}

const setCages = ({ demands }: Geometry): Cage[] =>
  demands.flatMap((demand, index) =>
    demand.kind === 'set' && demand.cells.length > 1
      ? [{ cells: demand.cells, sets: demand.sets, demands: [index], houses: [] }]
      : [],
  );

/** The digits that a cell may hold: its candidates, or the digit that stands there. */
export const heldBy = ({ grid, candidates }: Position, cell: Cell): DigitSet =>
  grid.digits[cell] === 0 ? candidates[cell]! : 1 << (grid.digits[cell]! - 1);

/** By cell: the digits that it may hold. */
export const allHeld = (position: Position): Int32Array => position.candidates.map((_, cell) => heldBy(position, cell));

/** The combinations of a cage, kept together with the digits of its cells from which they came. */
interface Known {
  readonly held: readonly DigitSet[];
  readonly combinations: Combinations | undefined;
}
const knownIn = (): Map<Cage, Known> => new Map();

/** The combinations that a cage has left; undefined where they are too many to list. */
export function combinationsOf(position: Position, cage: Cage): Combinations | undefined {
  const known = position.remember(knownIn);
  const held = cage.cells.map((cell) => heldBy(position, cell));
  const before = known.get(cage);
  if (before?.held.every((set, index) => set === held[index])) return before.combinations;
  const walk = walkSets(held, partOf(cage, held, position.geometry.size), position.budget);
  const combinations = walk && { sets: [...walk.ends].sort(compareSets), digits: walk.digits };
  known.set(cage, { held, combinations });
  return combinations;
}

/** Whether digits in the first cells of a cage may be completed to one of its combinations. */
function partOf({ cells, total, sets }: Cage, held: readonly DigitSet[], size: number) {
  if (sets) return (used: DigitSet): boolean => sets.some((set) => (used & ~set) === 0);
  const all = held.reduce((union, set) => union | set, 0);
  return (used: DigitSet, count: number): boolean => {
    const free = digitsOf(all & ~used);
    const more = cells.length - count;
    const rest = total! - sumOf(used);
    if (free.length < more || size < more) return false;
    return rest >= sumOfList(free.slice(0, more)) && rest <= sumOfList(free.slice(free.length - more));
  };
}

const sumOfList = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

/** The sum of the digits of a set. */
export const sumOf = (set: DigitSet): number => sumOfList(digitsOf(set));

/** By their first digits, as people list combinations. */
function compareSets(a: DigitSet, b: DigitSet): number {
  const differs = a ^ b;
  return (differs & -differs & a) !== 0 ? -1 : differs === 0 ? 0 : 1;
}

/** The digits that all combinations share. */
export const sharedBy = ({ sets }: Combinations): DigitSet =>
  sets.length === 0 ? 0 : sets.reduce((shared, set) => shared & set, -1);

/** How many of some digits each combination holds at least. */
export const leastOf = ({ sets }: Combinations, digits: DigitSet): number =>
  sets.length === 0 ? 0 : Math.min(...sets.map((set) => digitCount(set & digits)));
