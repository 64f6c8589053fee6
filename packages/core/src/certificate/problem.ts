import type { Geometry } from '../geometry/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Demand, type DemandOf, isMet } from '../rules/demand.ts';
import { upTo } from '../rules/groups.ts';
import type { Cell } from '../sets/cells.ts';
import { type DigitSet, digitBit, digitsOf, hasDigit } from '../sets/digits.ts';
import { widened } from '../solve/demands/widened.ts';
import type { Constraint, Problem, State } from './checker.ts';

/** Digits as a certificate writes them: 1 to 9, then a to w; 0 is a point. */
export const digitsText = (digits: Iterable<number>): string =>
  Array.from(digits, (digit) => (digit === 0 ? '.' : digit.toString(36))).join('');

/**
 * The problem that a puzzle poses, in the forms of a certificate. Its cells are those of the board
 * in reading order, without void ones; then come the extra cells of its demands. The board has at
 * most 32 digits.
 */
export function problemOf(puzzle: Puzzle): Problem {
  const { geometry, givens, struckOut = [] } = puzzle;
  const wide = widened(geometry);
  const draft = new Draft(geometry, wide);
  const constraints = [
    ...wide.houses.map(({ cells }) => draft.differ(cells)),
    ...wide.demands.filter(({ kind }) => kind !== 'house').flatMap((demand) => draft.lowered(demand)),
    ...struckOutOf(struckOut, geometry).map(([cell, left]) => draft.digits(cell, left)),
  ];
  const extra = wide.cellCount - geometry.cellCount;
  return {
    digits: geometry.size,
    givens: digitsText(geometry.cells.map((cell) => givens[cell]!)),
    ...(extra > 0 && { extra }),
    ...(draft.automata.length > 0 && { automata: draft.automata }),
    constraints,
  };
}

/** The digits that are left in cells where some are struck out. */
function struckOutOf(struckOut: NonNullable<Puzzle['struckOut']>, { allDigits }: Geometry): [Cell, DigitSet][] {
  const left = new Map<Cell, DigitSet>();
  for (const { cell, digit } of struckOut) left.set(cell, (left.get(cell) ?? allDigits) & ~digitBit(digit));
  return [...left].sort(([a], [b]) => a - b);
}

/** What no digits keep. */
const NEVER: Constraint = ['any', []];

/** A cage with more sets of digits than this is a sum. */
const MOST_SETS = 150;

/** What becomes of the demands of a board. */
class Draft {
  readonly automata: (readonly State[])[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly size: number;
  private readonly wide: Geometry;
  private readonly places = new Map<Cell, number>();

  constructor({ cells, cellCount, size }: Geometry, wide: Geometry) {
    this.size = size;
    this.wide = wide;
    for (const cell of [...cells, ...upTo(wide.cellCount).slice(cellCount)]) this.places.set(cell, this.places.size);
  }

  differ(cells: readonly Cell[]): Constraint {
    return ['differ', this.at(cells)];
  }

  /** A cell that holds one of some digits. */
  digits(cell: Cell, digits: DigitSet): Constraint {
    return ['set', this.at([cell]), digitsOf(digits).map((digit) => digitBit(digit) >>> 0)];
  }

  lowered(demand: Demand): readonly Constraint[] {
    const { kind, cells } = demand;
    // What is asked of no cell holds or not, whatever the digits are.
    if (cells.length === 0 && kind !== 'any') return isMet(demand, []) ? [] : [NEVER];
    switch (kind) {
      case 'house':
      case 'apart':
        return [this.differ(cells)];
      case 'void':
        return [];
      case 'digits':
        return cells.map((cell) => this.digits(cell, demand.digits));
      case 'pair':
        return [this.reading(cells, pairStates(demand.allowed))];
      case 'sum':
        return this.sum(demand);
      case 'set':
        return [['set', this.at(cells), demand.sets.map((set) => set >>> 0)]];
      case 'count':
        return [this.reading(cells, countStates(demand, this.size))];
      case 'automaton':
        return [this.reading(cells, statesOf(demand))];
      case 'any':
        return [['any', demand.of.map((list) => list.flatMap((inner) => this.lowered(inner)))]];
      case 'connected':
        return [
          ['connected', this.at(cells), demand.digits >>> 0, touchingPairs(demand.near)],
          this.reading(cells, countStates(demand, this.size)),
        ];
      case 'labelled':
        return this.labelled(cells);
      case 'extra':
        throw new RangeError('a demand with extra cells within another; expected a board without them');
    }
  }

  private at(cells: readonly Cell[]): number[] {
    return cells.map((cell) => this.places.get(cell)!);
  }

  private reading(cells: readonly Cell[], states: readonly State[]): Constraint {
    const key = JSON.stringify(states);
    const index = this.indexes.get(key) ?? this.automata.push(states) - 1;
    this.indexes.set(key, index);
    return ['automaton', this.at(cells), index];
  }

  /** A sum; as sets of digits where the cells differ and there are few of these. */
  private sum({ cells, factors, total }: DemandOf<'sum'>): readonly Constraint[] {
    const merged = new Map<Cell, number>();
    for (const [index, cell] of cells.entries()) merged.set(cell, (merged.get(cell) ?? 0) + factors[index]!);
    const kept = [...merged].filter(([, factor]) => factor !== 0);
    const own = kept.map(([cell]) => cell);
    const isCage = kept.every(([, factor]) => factor === 1) && this.areApart(own);
    const sets = isCage ? setsOfSum(this.size, own.length, total, MOST_SETS) : undefined;
    if (own.length === 0) return total === 0 ? [] : [NEVER];
    if (sets) return [['set', this.at(own), sets.map((set) => set >>> 0)]];
    return [['sum', this.at(own), kept.map(([, factor]) => factor), total]];
  }

  private areApart(cells: readonly Cell[]): boolean {
    return cells.every((cell, index) => cells.slice(0, index).every((other) => this.wide.peerSets[cell]!.has(other)));
  }

  /** Of two cells with partners alike, the digits differ: one of the two pairs does. */
  private labelled(cells: readonly Cell[]): readonly Constraint[] {
    const half = cells.length / 2;
    const pairs = upTo(half).flatMap((first) => upTo(first).map((second) => [second, first] as const));
    return pairs.map(([first, second]) => [
      'any',
      [first, half + first].map((at) => [this.differ([cells[at]!, cells[second + at - first]!])]),
    ]);
  }
}

/** Each two places that touch, once. */
const touchingPairs = (near: DemandOf<'connected'>['near']): number[][] =>
  near.flatMap((others, at) => others.filter((other) => other > at).map((other) => [at, other]));

/** All sets of so many digits with a sum, or undefined when there are more than `most`. */
function setsOfSum(size: number, count: number, total: number, most: number): DigitSet[] | undefined {
  const sets: DigitSet[] = [];
  /** Adds digits from `digit` on; false when there are too many sets. */
  const add = (set: DigitSet, digit: number, left: number, sum: number): boolean => {
    if (left === 0) return sum !== 0 || sets.push(set) <= most;
    // The least and the greatest sum of the digits that are still to come.
    const least = left * digit + (left * (left - 1)) / 2;
    const greatest = left * size - (left * (left - 1)) / 2;
    if (sum < least || sum > greatest || digit + left - 1 > size) return true;
    return add(set | digitBit(digit), digit + 1, left - 1, sum - digit) && add(set, digit + 1, left, sum);
  };
  return count <= size && add(0, 1, count, total) ? sets : undefined;
}

/** Pairs of digits as an automaton: a state for each set of second digits. */
function pairStates(allowed: readonly DigitSet[]): State[] {
  const sets = [...new Set(allowed)].filter((set) => set !== 0);
  const end = sets.length + 1;
  const leads = (digits: readonly number[], isEnd = 0): State => [isEnd, ...digits];
  return [
    leads(allowed.map((set) => (set === 0 ? -1 : sets.indexOf(set) + 1))),
    ...sets.map((set) => leads(allowed.map((_, index) => (hasDigit(set, index + 1) ? end : -1)))),
    leads(
      allowed.map(() => -1),
      1,
    ),
  ];
}

/** The number of cells with one of some digits, from `least` to `most`, as an automaton. */
function countStates({ digits, least, most, cells }: DemandOf<'count' | 'connected'>, size: number): State[] {
  const last = Math.min(most, cells.length);
  return upTo(Math.max(last, 0) + 1).map((count) => [
    count >= least && count <= last ? 1 : 0,
    ...upTo(size).map((index) => {
      const next = count + (hasDigit(digits, index + 1) ? 1 : 0);
      return next > last ? -1 : next;
    }),
  ]);
}

/** An automaton whose start comes first. */
function statesOf({ start, next, accepts }: DemandOf<'automaton'>): State[] {
  const moved = (state: number): number => (state === start ? 0 : state === 0 ? start : state);
  return upTo(next.length).map((state) => [
    accepts.includes(moved(state)) ? 1 : 0,
    ...next[moved(state)]!.map((later) => (later < 0 ? -1 : moved(later))),
  ]);
}
