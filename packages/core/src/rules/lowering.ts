import type { Cell } from '../sets/cells.ts';
import { type DigitSet, everyDigit } from '../sets/digits.ts';
import type { Demand, DemandOf } from './demand.ts';
import type { Frame } from './rule.ts';
import { type Values, valuesOf } from './values.ts';

// The usual ways to lower a clue to demands, and their parts.

/** The digits of a board for whose values something holds, as a set. */
export function digitsThat({ size, least }: Values, isWanted: (value: number) => boolean): DigitSet {
  let set: DigitSet = 0;
  for (let index = 0; index < size; index++) if (isWanted(index + least)) set |= 1 << index;
  return set;
}

/** Cells that each hold a digit for whose value something holds; no demand when all will do. */
export function cellsWith(cells: readonly Cell[], values: Values, isWanted: (value: number) => boolean): Demand[] {
  const digits = digitsThat(values, isWanted);
  return digits === everyDigit(values.size) ? [] : [{ kind: 'digits', cells: [...new Set(cells)], digits }];
}

/** A relation of two values. */
export type Relation = (first: number, second: number) => boolean;

// Solvers cache work by table, so equal tables are the same object. This cache can be rebuilt.
const tables = new Map<string, unknown>();
const MOST_TABLES = 1000;

/** The table that was given first of all that are equal. */
function shared<Table>(table: Table): Table {
  const key = JSON.stringify(table);
  const known = tables.get(key) as Table | undefined;
  if (known) return known;
  if (tables.size >= MOST_TABLES) tables.clear();
  tables.set(key, table);
  return table;
}

/** In every pair of cells the values of the first and the second stand in a relation. */
export function related(pairs: readonly (readonly [Cell, Cell])[], values: Values, isRelated: Relation): Demand[] {
  const allowed = shared(valuesOf(values).map((first) => digitsThat(values, (second) => isRelated(first, second))));
  return pairs.flatMap(([first, second]): Demand[] =>
    first === second
      ? cellsWith([first], values, (value) => isRelated(value, value))
      : [{ kind: 'pair', cells: [first, second], allowed }],
  );
}

/** Each item of a list with the next item. */
export const steps = <Item>(list: readonly Item[]): (readonly [Item, Item])[] => withinReach(list, 1);

/** Each item of a list with every later item, at most so many items away. */
export const withinReach = <Item>(list: readonly Item[], reach: number): (readonly [Item, Item])[] =>
  list.flatMap((item, index) => list.slice(index + 1, index + 1 + reach).map((later) => [item, later] as const));

/** The sum of some numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Cells whose values, each times the factor of its cell, add up to a number. */
export const addsTimes = (
  cells: readonly Cell[],
  factors: readonly number[],
  sum: number,
  { least }: Pick<Values, 'least'>,
): Demand => ({ kind: 'sum', cells, factors, total: sum + (1 - least) * total(factors) });

/** Cells whose values add up to a number. */
export const adds = (cells: readonly Cell[], sum: number, values: Pick<Values, 'least'>): Demand =>
  addsTimes(
    cells,
    cells.map(() => 1),
    sum,
    values,
  );

/** Two lists of cells whose values add up to the same. */
export const addsAlike = (
  cells: readonly Cell[],
  secondCells: readonly Cell[],
  values: Pick<Values, 'least'>,
): Demand => addsTimes([...cells, ...secondCells], [...cells.map(() => 1), ...secondCells.map(() => -1)], 0, values);

/** An automaton that reads values along cells. Its states are any values that JSON can write. */
export interface Reader<State> {
  readonly start: State;
  /** The state after a value; undefined when no good end can follow. */
  next(state: State, value: number): State | undefined;
  isEnd(state: State): boolean;
}

/** An automaton along cells with the states that a reader can come to. */
export function readAlong<State>(cells: readonly Cell[], values: Values, reader: Reader<State>): DemandOf<'automaton'> {
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
  for (const state of states) next.push(valuesOf(values).map((value) => numberOf(reader.next(state, value))));
  const accepts = [...states.keys()].filter((number) => reader.isEnd(states[number]!));
  return { kind: 'automaton', cells, start: 0, next: shared(next), accepts };
}

/**
 * The value of a cell states at which place of some cells, from 1, a given value stands. `cells`
 * are those of a line or a box. If they differ, the given value is at no other place.
 */
export function indexed(cell: Cell, cells: readonly Cell[], value: number, frame: Frame): Demand[] {
  const isPlace = (said: number): boolean => said >= 1 && said <= cells.length;
  return [
    ...cellsWith([cell], frame, isPlace),
    ...cells.flatMap((laterCell, index) =>
      related([[cell, laterCell]], frame, (said, held) =>
        frame.hasLines ? (said === index + 1) === (held === value) : said !== index + 1 || held === value,
      ),
    ),
  ];
}
