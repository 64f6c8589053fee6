import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Demand, DemandOf } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import { type Allowed, allowedBy, type Ground, type Narrowing, underAny, walkAutomaton } from './allowed.ts';
import { boundsOf, within } from './bounds.ts';
import { groupsOf, type Sum, withoutRepeats } from './sums.ts';

/** A sum with more open cells is followed by its bounds alone. */
const MOST_OPEN = 3;

// Each of these narrowings names a cell once.

/** What a demand leaves at a quick look. It may leave more digits than `allowedBy`. */
export function quickOf(demand: Demand, geometry: Geometry): Narrowing {
  if (demand.kind === 'sum') return quickSum(withoutRepeats(demand), geometry);
  return demand.kind === 'any' ? quickAny(demand, geometry) : eachOnce(demand, quicklyAllowed);
}

/** All that a demand leaves, by its walk. */
export const wholly = (demand: Demand): Narrowing => eachOnce(demand, allowedBy);

/** What a demand leaves to each of its cells. */
function eachOnce(demand: Demand, leave: (demand: Demand, ground: Ground) => Allowed): Narrowing {
  const cells = [...new Set(demand.cells)];
  const allow = (ground: Ground): Allowed => {
    const allowed = leave(demand, ground);
    if (!allowed || cells.length === allowed.length) return allowed;
    return cells.map((cell) =>
      demand.cells.reduce((set, otherCell, at) => (otherCell === cell ? set & allowed[at]! : set), -1),
    );
  };
  return { cells, allow };
}

function quicklyAllowed(demand: Demand, ground: Ground): Allowed {
  if (demand.kind === 'pair') return byPair(demand, ground);
  if (demand.kind === 'set') return bySet(demand, ground);
  if (demand.kind === 'automaton') return walkAutomaton(demand, ground, false);
  return allowedBy(demand, ground);
}

/** The digits that at least one of several lists of demands leaves. */
function quickAny({ cells, of }: DemandOf<'any'>, geometry: Geometry): Narrowing {
  const lists = of.map((list) => list.map((demand) => quickOf(demand, geometry)));
  return { cells, allow: (ground) => underAny(cells, lists, ground) };
}

type Equation = Pick<Sum, 'cells' | 'factors' | 'total'>;

/** A sum that names each cell once: by its bounds, or exactly where few cells are open. */
export function quickSum(sum: Equation, geometry: Geometry): Narrowing {
  const { cells } = sum;
  const groups = groupsOf(sum, geometry);
  const allow = ({ sets, budget }: Ground): Allowed => {
    budget.left--;
    const own = cells.map((cell) => sets[cell]!);
    const open = [...own.keys()].filter((index) => digitCount(own[index]!) !== 1);
    if (open.length <= MOST_OPEN) return byWays(sum, own, open, geometry);
    return boundsOf(sum, own, geometry, groups).map((bounds, index) => own[index]! & within(bounds));
  };
  return { cells, allow };
}

/** The digits of all ways to fill the open cells of a sum. */
function byWays(
  { cells, factors, total }: Equation,
  own: readonly DigitSet[],
  open: readonly number[],
  { peerSets, size }: Geometry,
): DigitSet[] {
  const left = own.map((set, index) => (open.includes(index) ? 0 : set));
  const chosen: number[] = [];
  const isOpen = (cell: Cell, digit: number): boolean =>
    chosen.every((otherDigit, at) => otherDigit !== digit || !peerSets[cells[open[at]!]!]!.has(cell));
  const fill = (at: number, rest: number): boolean => {
    const index = open[at];
    if (index === undefined) return rest === 0;
    const [cell, factor] = [cells[index]!, factors[index]!];
    const last = at === open.length - 1;
    if (last && (rest % factor !== 0 || rest / factor < 1 || rest / factor > size)) return false;
    const digits = last ? own[index]! & digitBit(rest / factor) : own[index]!;
    let isFilled = false;
    for (const digit of digitsOf(digits)) {
      if (!isOpen(cell, digit)) continue;
      chosen.push(digit);
      if (fill(at + 1, rest - factor * digit)) {
        left[index]! |= digitBit(digit);
        isFilled = true;
      }
      chosen.pop();
    }
    return isFilled;
  };
  const placed = own.reduce((sum, _, index) => (open.includes(index) ? sum : sum + shareOf(own, factors, index)), 0);
  return fill(0, total - placed) ? left : own.map(() => 0);
}

const shareOf = (own: readonly DigitSet[], factors: readonly number[], index: number): number =>
  (32 - Math.clz32(own[index]!)) * factors[index]!;

function byPair({ cells: [from, to], allowed }: DemandOf<'pair'>, { sets, budget }: Ground): Allowed {
  const second = sets[to]!;
  let [own, reached] = [0, 0];
  budget.left--;
  for (let left = sets[from]!; left !== 0; left &= left - 1) {
    const rest = allowed[lowestBit(left)]! & second;
    reached |= rest;
    if (rest !== 0) own |= left & -left;
  }
  return [own, reached];
}

/** Cells of a set by the sets of which each cell has a digit, and each digit a cell. */
function bySet({ cells, sets }: DemandOf<'set'>, ground: Ground): Allowed {
  const own = cells.map((cell) => ground.sets[cell]!);
  const all = own.reduce((union, held) => union | held, 0);
  ground.budget.left--;
  const fitting = sets.filter((set) => (set & ~all) === 0 && own.every((held) => (held & set) !== 0));
  const digits: DigitSet = fitting.reduce((union, set) => union | set, 0);
  return own.map((held) => held & digits);
}
