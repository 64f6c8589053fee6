import type { Cell } from '../sets/cells.ts';
import { type DigitSet, digitBit, everyDigit } from '../sets/digits.ts';
import type { Demand, DemandOf } from './demand.ts';
import { upTo } from './groups.ts';

// What many kinds of clues are lowered to, and the parts of which they are made.

/** The digits of a board, 1…size. */
export const digitsTo = (size: number): number[] => upTo(size).map((index) => index + 1);

/** The digits of a board for which something holds, as a set. */
export const digitsThat = (size: number, isWanted: (digit: number) => boolean): DigitSet =>
  digitsTo(size).reduce((set, digit) => (isWanted(digit) ? set | digitBit(digit) : set), 0);

/** Cells that each hold a digit for which something holds; no demand when every digit will do. */
export function cellsWith(cells: readonly Cell[], size: number, isWanted: (digit: number) => boolean): Demand[] {
  const digits = digitsThat(size, isWanted);
  return digits === everyDigit(size) ? [] : [{ kind: 'digits', cells: [...new Set(cells)], digits }];
}

/** A relation of two digits. */
export type Relation = (first: number, second: number) => boolean;

// Solvers make much of a table once, so equal tables are one. They can always be made again.
const tables = new Map<string, unknown>();
const MOST_TABLES = 1000;

/** The table that was given first of all that are equal. */
function shared<Table>(table: Table): Table {
  const key = JSON.stringify(table);
  if (!tables.has(key)) {
    if (tables.size >= MOST_TABLES) tables.clear();
    tables.set(key, table);
  }
  return tables.get(key) as Table;
}

/** In every pair of cells the first and the second stand in a relation. */
export function related(pairs: readonly (readonly [Cell, Cell])[], size: number, isRelated: Relation): Demand[] {
  const allowed = shared(digitsTo(size).map((first) => digitsThat(size, (second) => isRelated(first, second))));
  return pairs.flatMap(([first, second]): Demand[] =>
    first === second
      ? cellsWith([first], size, (digit) => isRelated(digit, digit))
      : [{ kind: 'pair', cells: [first, second], allowed }],
  );
}

/** Each item of a list with the next one. */
export const steps = <Item>(list: readonly Item[]): (readonly [Item, Item])[] => withinReach(list, 1);

/** Each item of a list with every later one, at most so many items away. */
export const withinReach = <Item>(list: readonly Item[], reach: number): (readonly [Item, Item])[] =>
  list.flatMap((item, index) => list.slice(index + 1, index + 1 + reach).map((other) => [item, other] as const));

/** The sum of some numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Cells whose digits add up to a number. */
export const adds = (cells: readonly Cell[], sum: number): Demand => ({
  kind: 'sum',
  cells,
  factors: cells.map(() => 1),
  total: sum,
});

/** Two lists of cells whose digits add up to the same. */
export const addsAlike = (cells: readonly Cell[], others: readonly Cell[]): Demand => ({
  kind: 'sum',
  cells: [...cells, ...others],
  factors: [...cells.map(() => 1), ...others.map(() => -1)],
  total: 0,
});

/** What is read along cells, digit by digit, as states of any kind that JSON can write. */
export interface Reader<State> {
  readonly start: State;
  /** The state after a digit; undefined when no good end can follow. */
  next(state: State, digit: number): State | undefined;
  isEnd(state: State): boolean;
}

/** An automaton along cells with the states that a reader can come to. */
export function readAlong<State>(cells: readonly Cell[], size: number, reader: Reader<State>): DemandOf<'automaton'> {
  const states = [reader.start];
  const numbers = new Map([[JSON.stringify(reader.start), 0]]);
  const numberOf = (state: State | undefined): number => {
    if (state === undefined) return -1;
    const key = JSON.stringify(state);
    if (!numbers.has(key)) numbers.set(key, states.push(state) - 1);
    return numbers.get(key)!;
  };
  const next: number[][] = [];
  // The list of states grows while it is walked.
  for (const state of states) next.push(digitsTo(size).map((digit) => numberOf(reader.next(state, digit))));
  const accepts = [...states.keys()].filter((number) => reader.isEnd(states[number]!));
  return { kind: 'automaton', cells, start: 0, next: shared(next), accepts };
}

/**
 * A cell says at which place of a house a digit stands. `at` gives the cell at a place. The digit
 * stands once in the house, so it is at no other place.
 */
export const indexed = (cell: Cell, size: number, digit: number, at: (place: number) => Cell): Demand[] =>
  digitsTo(size).flatMap((place) =>
    related([[cell, at(place)]], size, (said, other) => (said === place) === (other === digit)),
  );
