import type { Geometry } from '../../geometry/geometry.ts';
import type { Demand, DemandKind, DemandOf } from '../../rules/demand.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import type { Budget } from '../steps/budget.ts';
import { walkSum } from './sum-walks.ts';
import { isApart, withoutRepeats } from './sums.ts';
import { packingFor, type Walk, walkAll } from './walks.ts';

/** Where digits are looked for: a board, the digits that each of its cells may hold, a budget. */
export interface Ground {
  readonly geometry: Geometry;
  readonly sets: ArrayLike<DigitSet>;
  readonly budget: Budget;
}

/**
 * By index of the cells of a demand: the digits with which the demand can still be met. That peers
 * differ is taken into account as far as the walk allows. Undefined when the walk has too many
 * states.
 */
export type Allowed = readonly DigitSet[] | undefined;

/** Some cells, and the digits that a demand leaves to each of them. */
export interface Narrowing {
  readonly cells: readonly Cell[];
  /** By index of the cells. */
  readonly allow: (ground: Ground) => Allowed;
}

/** The digits that a demand leaves to each of its cells. */
export const allowedBy = (demand: Demand, ground: Ground): Allowed =>
  (ALLOWED[demand.kind] as (asKind: Demand, on: Ground) => Allowed)(demand, ground);

const ALLOWED: { readonly [Kind in DemandKind]: (demand: DemandOf<Kind>, ground: Ground) => Allowed } = {
  house: byApart,
  apart: byApart,
  void: () => undefined,
  extra: () => undefined,
  connected: () => undefined,
  labelled: () => undefined,
  digits: ({ cells, digits }, { sets }) => cells.map((cell) => sets[cell]! & digits),
  pair: byPair,
  sum: bySum,
  set: bySet,
  count: byCount,
  automaton: (demand, ground) => walkAutomaton(demand, ground, isApart(demand.cells, ground.geometry)),
  any: (demand, ground) => byAny(demand, ground),
};

const ownSets = (cells: readonly Cell[], { sets }: Ground): DigitSet[] => cells.map((cell) => sets[cell]!);

/** Cells that differ: a digit that is certain in a cell is taken from the other cells. */
function byApart({ cells }: { readonly cells: readonly Cell[] }, ground: Ground): Allowed {
  const own = ownSets(cells, ground);
  return own.map((set, index) =>
    own.reduce((left, otherSet, at) => (at !== index && digitCount(otherSet) === 1 ? left & ~otherSet : left), set),
  );
}

function byPair({ cells, allowed }: DemandOf<'pair'>, ground: Ground): Allowed {
  const [first = 0, second = 0] = ownSets(cells, ground);
  const reached = digitsOf(first).map((digit) => ({ digit, others: allowed[digit - 1]! & second }));
  return [
    reached.reduce((set, { digit, others: rest }) => (rest === 0 ? set : set | digitBit(digit)), 0),
    reached.reduce((set, { others: rest }) => set | rest, 0),
  ];
}

function bySum(demand: DemandOf<'sum'>, ground: Ground): Allowed {
  const sum = withoutRepeats(demand);
  const walk = walkSum(sum, ownSets(sum.cells, ground), ground.geometry, ground.budget);
  return (
    walk &&
    demand.cells.map((cell) => {
      const index = sum.cells.indexOf(cell);
      return index === -1 ? ground.sets[cell]! : walk.digits[index]!;
    })
  );
}

function bySet({ cells, sets }: DemandOf<'set'>, ground: Ground): Allowed {
  return walkSets(ownSets(cells, ground), (used) => sets.some((set) => (used & ~set) === 0), ground.budget)?.digits;
}

/**
 * Walks over cells that differ; a state is the set of digits that they have so far. `isPart` tells
 * whether some digits may all be in the cells.
 */
export const walkSets = (
  sets: readonly DigitSet[],
  isPart: (used: DigitSet, count: number) => boolean,
  budget: Budget,
): ReturnType<typeof walkAll> =>
  walkAll(
    sets,
    {
      start: 0,
      next(state, place, digit) {
        const bit = digitBit(digit);
        const used = state | bit;
        return (state & bit) === 0 && isPart(used, place + 1) ? used >>> 0 : -1;
      },
      isEnd: () => true,
    },
    budget,
  );

function byCount({ cells, digits, least, most }: DemandOf<'count'>, ground: Ground): Allowed {
  const own = ownSets(cells, ground);
  const possible = own.filter((set) => (set & digits) !== 0).length;
  const sure = own.filter((set) => (set & ~digits) === 0).length;
  if (possible < least || sure > most) return own.map(() => 0);
  return own.map((set) => {
    const isOpen = (set & digits) !== 0 && (set & ~digits) !== 0;
    if (!isOpen) return set;
    if (possible === least) return set & digits;
    return sure === most ? set & ~digits : set;
  });
}

/** The digits of all ways along an automaton, in which cells may be held to differ. */
export function walkAutomaton(
  { cells, start, next, accepts }: DemandOf<'automaton'>,
  ground: Ground,
  doDiffer: boolean,
): Allowed {
  const { pack, countOf: stateOf, setOf } = packingFor(doDiffer ? ground.geometry.size : 0, next.length);
  const walk: Walk = {
    start: pack(start, 0),
    next(state, _, digit) {
      const used = setOf(state);
      const bit = doDiffer ? digitBit(digit) : 0;
      if ((used & bit) !== 0) return -1;
      const after = next[stateOf(state)]![digit - 1]!;
      return after < 0 ? -1 : pack(after, used | bit);
    },
    isEnd: (state) => accepts.includes(stateOf(state)),
  };
  return walkAll(ownSets(cells, ground), walk, ground.budget)?.digits;
}

/** The digits that at least one of several lists of demands leaves. */
const byAny = ({ cells, of }: DemandOf<'any'>, ground: Ground): Allowed =>
  underAny(
    cells,
    of.map((list) => list.map((demand) => ({ cells: demand.cells, allow: (on) => allowedBy(demand, on) }))),
    ground,
  );

/** The digits that at least one of several lists of narrowings leaves to some cells. */
export function underAny(cells: readonly Cell[], lists: readonly (readonly Narrowing[])[], ground: Ground): DigitSet[] {
  const left = cells.map(() => 0);
  for (const list of lists) {
    const sets = setsUnder(list, ground);
    if (sets) for (const [index, cell] of cells.entries()) left[index]! |= sets[cell]!;
  }
  return left;
}

/** How often some narrowings are done in turn. */
const ROUNDS = 3;

/** The digits of all cells after some narrowings; undefined where a cell has none. */
function setsUnder(narrowings: readonly Narrowing[], ground: Ground): Int32Array | undefined {
  const sets = new Int32Array(ground.sets);
  for (let round = 0, isChanged = true; round < ROUNDS && isChanged; round++) {
    isChanged = false;
    for (const { cells, allow } of narrowings) {
      const allowed = allow({ ...ground, sets });
      if (!allowed) continue;
      for (const [index, cell] of cells.entries()) {
        const kept = sets[cell]! & allowed[index]!;
        if (kept === 0) return undefined;
        if (kept !== sets[cell]) isChanged = true;
        sets[cell] = kept;
      }
    }
  }
  return sets;
}
