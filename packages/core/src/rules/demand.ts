import type { Cell } from '../sets/cells.ts';
import { type DigitSet, digitBit, everyDigit } from '../sets/digits.ts';

/**
 * What a rule demands of some cells. Solvers and techniques know the kinds of demands. They do not
 * know the rules.
 *
 * - `house`: the cells, as many as there are digits, hold every digit once
 * - `apart`: the cells hold different digits
 * - `digits`: each cell holds one of `digits`
 * - `pair`: where the first cell holds digit d, the second holds one of `allowed[d - 1]`
 * - `sum`: the digits, each times the factor of its cell, add up to `total`; a cell may stand twice
 * - `set`: the cells hold different digits, and these are one of `sets`
 * - `count`: of the cells, `least` to `most` hold one of `digits`
 * - `automaton`: read cell by cell, the digits lead from the state `start` to one of `accepts`;
 *   digit d leads from state s to `next[s][d - 1]`, and -1 ends it; a cell may stand twice
 * - `any`: all demands of at least one list of `of` are met
 * - `connected`: `least` to `most` of the cells hold one of `digits`, and these are connected;
 *   `near` tells for each cell which others of the list it touches
 * - `labelled`: of the first half of the cells, those whose partners in the second half hold the
 *   same digit hold different ones
 * - `extra`: digits for `count` further cells, numbered from `first` on, can be found with which
 *   all demands of `of` are met
 * - `void`: the cells lie beyond the board and hold no digit
 */
export type Demand =
  | { readonly kind: 'house'; readonly cells: readonly Cell[] }
  | { readonly kind: 'apart'; readonly cells: readonly Cell[] }
  | { readonly kind: 'void'; readonly cells: readonly Cell[] }
  | { readonly kind: 'digits'; readonly cells: readonly Cell[]; readonly digits: DigitSet }
  | { readonly kind: 'pair'; readonly cells: readonly [Cell, Cell]; readonly allowed: readonly DigitSet[] }
  | {
      readonly kind: 'sum';
      readonly cells: readonly Cell[];
      readonly factors: readonly number[];
      readonly total: number;
    }
  | { readonly kind: 'set'; readonly cells: readonly Cell[]; readonly sets: readonly DigitSet[] }
  | {
      readonly kind: 'count';
      readonly cells: readonly Cell[];
      readonly digits: DigitSet;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'automaton';
      readonly cells: readonly Cell[];
      readonly start: number;
      readonly next: readonly (readonly number[])[];
      readonly accepts: readonly number[];
      /**
       * An equivalent form for cells that differ: two of them hold `ends`, the cells between them a
       * set of `sets`, and all further cells digits of `others`.
       */
      readonly between?: Between;
      /** An equivalent form: a digit is as often in the first cells as in the others. */
      readonly balance?: Balance;
    }
  | {
      readonly kind: 'any';
      /** Every cell of one of the lists. */
      readonly cells: readonly Cell[];
      readonly of: readonly (readonly Demand[])[];
    }
  | {
      readonly kind: 'connected';
      readonly cells: readonly Cell[];
      readonly near: readonly (readonly number[])[];
      readonly digits: DigitSet;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'labelled'; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'extra';
      /** Every cell of the board in one of the demands. */
      readonly cells: readonly Cell[];
      readonly first: Cell;
      readonly count: number;
      /** How many digits there are. */
      readonly size: number;
      readonly of: readonly Demand[];
    };

/** Two digits, the digits of all further cells, and the sets that may stand between the two. */
export interface Between {
  readonly ends: DigitSet;
  readonly others: DigitSet;
  readonly sets: readonly DigitSet[];
}

/** A digit, and how many of the cells come first. */
export interface Balance {
  readonly digit: DigitSet;
  readonly first: number;
}

/** The places that can be reached from the first of some places through these alone. */
export function pieceOf(places: readonly number[], near: readonly (readonly number[])[]): Set<number> {
  const left = new Set(places);
  const reached = new Set(places.slice(0, 1));
  // The set grows while it is walked.
  for (const place of reached) for (const neighbour of near[place]!) if (left.has(neighbour)) reached.add(neighbour);
  return reached;
}

/** The digits of any two cells whose partners hold the same; a digit 0 is an empty cell. */
export function pairsOfLabels(digits: readonly number[]): (readonly [number, number])[] {
  const half = digits.length / 2;
  const pairs: (readonly [number, number])[] = [];
  for (let first = 0; first < half; first++)
    for (let second = first + 1; second < half; second++)
      if (digits[half + first] !== 0 && digits[half + first] === digits[half + second])
        pairs.push([digits[first]!, digits[second]!]);
  return pairs;
}

/** Demands on further cells, as a single demand on the cells of a board. */
export function withExtras(first: Cell, count: number, size: number, of: readonly Demand[]): DemandOf<'extra'> {
  const own = [...new Set(of.flatMap(({ cells }) => cells))].filter((cell) => cell < first);
  // A demand of no cell would never be looked at.
  return { kind: 'extra', cells: own.length > 0 ? own.sort((a, b) => a - b) : [0], first, count, size, of };
}

/** The name of a kind of demands. */
export type DemandKind = Demand['kind'];

/** The demand of a kind. */
export type DemandOf<Kind extends DemandKind> = Extract<Demand, { readonly kind: Kind }>;

/** Whether a demand only keeps cells apart, so that houses and peers tell all of it. */
export const isOfPeers = ({ kind }: Demand): boolean => kind === 'house' || kind === 'apart';

/** Demands in lists, of which at least one list must be met. */
export const anyOf = (of: readonly (readonly Demand[])[]): DemandOf<'any'> => ({
  kind: 'any',
  cells: [...new Set(of.flat().flatMap(({ cells }) => cells))].sort((a, b) => a - b),
  of,
});

/** Whether a complete grid, a digit 1…size for every cell that is not void, meets a demand. */
export function isMet(demand: Demand, solution: ArrayLike<number>): boolean {
  const { kind, cells } = demand;
  const digits = cells.map((cell) => solution[cell]!);
  switch (kind) {
    case 'house':
    case 'apart':
      return new Set(digits).size === cells.length;
    case 'digits':
      return digits.every((digit) => isIn(demand.digits, digit));
    case 'pair':
      return isIn(demand.allowed[digits[0]! - 1]!, digits[1]!);
    case 'sum':
      return digits.reduce((sum, digit, index) => sum + digit * demand.factors[index]!, 0) === demand.total;
    case 'set': {
      const held = digits.reduce((set, digit) => set | digitBit(digit), 0);
      return new Set(digits).size === cells.length && demand.sets.includes(held);
    }
    case 'count': {
      const count = digits.filter((digit) => isIn(demand.digits, digit)).length;
      return count >= demand.least && count <= demand.most;
    }
    case 'automaton':
      return demand.accepts.includes(stateAfter(demand, digits));
    case 'void':
      return digits.every((digit) => digit === 0);
    case 'any':
      return demand.of.some((list) => list.every((part) => isMet(part, solution)));
    case 'connected': {
      const { least, most } = demand;
      const held = [...digits.keys()].filter((index) => isIn(demand.digits, digits[index]!));
      return held.length >= least && held.length <= most && pieceOf(held, demand.near).size === held.length;
    }
    case 'labelled':
      return pairsOfLabels(digits).every(([a, b]) => a !== b);
    case 'extra':
      return canFill(demand, solution, demand.of, (inner, filled) => isMet(inner, filled));
  }
}

/** Some seconds of tries. */
const MOST_TRIES = 1e6;

/**
 * Whether further cells can be filled so that all demands on them and on a grid are kept. Each
 * demand is checked as soon as all of its cells are filled. After MOST_TRIES tries the answer is
 * yes: the solver of demands fills these cells in a better way.
 */
export function canFill<Thing extends { readonly cells: readonly unknown[] }>(
  { first, count, size }: { readonly first: Cell; readonly count: number; readonly size: number },
  solution: ArrayLike<number>,
  things: readonly Thing[],
  isKept: (thing: Thing, digits: readonly number[]) => boolean,
): boolean {
  const digits = Array.from({ length: first + count }, (_, cell) => solution[cell] ?? 0);
  const atOnce: Thing[] = [];
  const after = Array.from({ length: count }, (): Thing[] => []);
  for (const thing of things) (after[Math.max(...(thing.cells.flat() as Cell[])) - first] ?? atOnce).push(thing);
  let tries = MOST_TRIES;
  const areKept = (some: readonly Thing[]): boolean => some.every((thing) => isKept(thing, digits));
  const fill = (index: number): boolean => {
    if (index === count) return true;
    for (let digit = 1; digit <= size; digit++) {
      if (tries-- <= 0) return true;
      digits[first + index] = digit;
      if (areKept(after[index]!) && fill(index + 1)) return true;
    }
    digits[first + index] = 0;
    return false;
  };
  return areKept(atOnce) && fill(0);
}

const isIn = (set: DigitSet, digit: number): boolean => (set & digitBit(digit)) !== 0;

/** The state to which some digits lead, or -1. */
const stateAfter = ({ start, next }: DemandOf<'automaton'>, digits: readonly number[]): number =>
  digits.reduce((state, digit) => (state < 0 ? state : next[state]![digit - 1]!), start);

/**
 * Whether a complete grid that meets a demand certainly still meets it after two digits changed
 * places everywhere.
 */
export function treatsDigitsAlike(demand: Demand): boolean {
  switch (demand.kind) {
    case 'house':
    case 'apart':
    case 'void':
      return true;
    case 'pair':
      return isAlike(demand.allowed);
    case 'any':
      return demand.of.every((list) => list.every(treatsDigitsAlike));
    case 'extra':
      return demand.of.every(treatsDigitsAlike);
    case 'digits':
    case 'sum':
    case 'set':
    case 'count':
    case 'automaton':
    case 'connected':
      return false;
    case 'labelled':
      return true;
  }
}

/** Whether a table of pairs only separates equal from different digits. */
function isAlike(allowed: readonly DigitSet[]): boolean {
  const every = everyDigit(allowed.length);
  const same = allowed.map((set, index) => set & (1 << index));
  const rest = allowed.map((set, index) => set & ~(1 << index));
  const isAll = (sets: readonly DigitSet[], whole: (index: number) => DigitSet): boolean =>
    sets.every((set) => set === 0) || sets.every((set, index) => set === whole(index));
  return isAll(same, (index) => 1 << index) && isAll(rest, (index) => every & ~(1 << index));
}
