import type { Demand, DemandOf } from '../../rules/demand.ts';
import { type DigitSet, digitCount } from '../../sets/digits.ts';
import { type Allowed, allowedBy, type Ground, walkAutomaton } from './allowed.ts';
import { boundsOf, within } from './bounds.ts';
import { withoutRepeats } from './sums.ts';

/** A sum with more open cells is followed by its bounds alone. */
const MOST_OPEN = 3;

/** What a demand leaves to its cells, where it is cheap to tell: maybe more than `allowedBy`. */
export function quicklyAllowedBy(demand: Demand, ground: Ground): Allowed {
  if (demand.kind === 'sum') return bySum(demand, ground);
  if (demand.kind === 'set') return bySet(demand, ground);
  if (demand.kind === 'automaton') return walkAutomaton(demand, ground, false);
  return allowedBy(demand, ground);
}

/** A sum by its bounds, or exactly where few cells are open. */
function bySum(demand: DemandOf<'sum'>, ground: Ground): Allowed {
  const { sets, geometry, budget } = ground;
  const sum = withoutRepeats(demand);
  if (sum.cells.filter((cell) => digitCount(sets[cell]!) > 1).length <= MOST_OPEN) return allowedBy(demand, ground);
  const own = sum.cells.map((cell) => sets[cell]!);
  budget.left -= own.length;
  const bounds = boundsOf(sum, own, geometry);
  return demand.cells.map((cell) => {
    const index = sum.cells.indexOf(cell);
    return index === -1 ? sets[cell]! : sets[cell]! & within(bounds[index]!);
  });
}

/** Cells of a set by the sets of which each cell has a digit, and each digit a cell. */
function bySet({ cells, sets }: DemandOf<'set'>, ground: Ground): Allowed {
  const own = cells.map((cell) => ground.sets[cell]!);
  const all = own.reduce((union, held) => union | held, 0);
  ground.budget.left -= cells.length;
  const fitting = sets.filter((set) => (set & ~all) === 0 && own.every((held) => (held & set) !== 0));
  const digits: DigitSet = fitting.reduce((union, set) => union | set, 0);
  return own.map((held) => held & digits);
}
