import type { Cell } from '../sets/cells.ts';
import type { Clue } from './clue.ts';
import type { Demand } from './demand.ts';
import { type Fault, fault } from './fault.ts';
import { atLeast, compareLists, type Form } from './kind.ts';
import { digitsThat, type Relation, related } from './lowering.ts';
import type { Frame } from './rule.ts';
import type { Sign } from './sign.ts';
import { toDigit, type Values, valuesOf } from './values.ts';

// A table of pairs of digits, as the numbers of a clue. Number d tells which digits may follow the
// digit d: bit e - 1 is set where digit e may.

/** A board with more digits has no tables, because a number of a clue has too few bits for it. */
const MOST_DIGITS = 16;

/** Lines with a table of pairs. */
export const TABLE_FORM: Form = {
  order: 'given',
  lists: atLeast(1),
  cells: atLeast(2),
  values: [1, 'size'],
  usual: (size) => USUAL.map((isRelated) => tableOf({ size, least: 1 }, isRelated)),
  mayRepeat: true,
};

const USUAL: readonly Relation[] = [(a, b) => a < b, (a, b) => Math.abs(a - b) > 1, (a, b) => (a + b) % 2 === 1];

/** The numbers of a clue for a relation of two values. */
export const tableOf = (values: Values, isRelated: Relation): number[] =>
  valuesOf(values).map((first) => digitsThat(values, (second) => isRelated(first, second)));

/** Whether a table allows a digit after another. */
export const isInTable = (table: readonly number[], first: number, second: number): boolean =>
  Math.floor(table[first - 1]! / 2 ** (second - 1)) % 2 === 1;

export const tableFault = ({ values }: Clue, { size }: Pick<Frame, 'size'>): Fault | undefined => {
  if (size > MOST_DIGITS) return fault('A table of pairs is for at most {most} digits.', { most: MOST_DIGITS });
  if (values.length !== size)
    return fault('A table of pairs has a number for each of {count} digits.', { count: size });
  const most = 2 ** size - 1;
  return values.some((row) => row > most)
    ? fault('The numbers of a table of pairs are from 0 to {most}.', { most })
    : undefined;
};

/** The lines of a clue in order. */
export const sortedLists = (clue: Clue): Clue => ({ ...clue, cells: [...clue.cells].sort(compareLists) });

/** Whether a table allows a value after another. */
export const isAllowed = (table: readonly number[], first: number, second: number, values: Values): boolean =>
  isInTable(table, toDigit(first, values), toDigit(second, values));

/** Pairs of cells that a table allows. */
export const tableDemands = (
  pairs: readonly (readonly [Cell, Cell])[],
  table: readonly number[],
  values: Values,
): Demand[] => related(pairs, values, (first, second) => isAllowed(table, first, second, values));

export const lineSigns = ({ cells }: Clue): Sign[] =>
  cells.map((line) => ({ kind: 'line', cells: line, role: 'grey', width: 0.06 }));
