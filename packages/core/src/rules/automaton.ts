import type { Clue } from './clue.ts';
import { type Fault, fault } from './fault.ts';
import { atLeast, type Form } from './kind.ts';
import type { Reader } from './lowering.ts';
import type { Frame } from './rule.ts';
import { toDigit, type Values, valuesOf } from './values.ts';

// An automaton as the numbers of a clue. Each state has a row of numbers: first 1 where a line may
// end in the state and 0 where not, then for each digit the row to which the digit leads, counted
// from 1; 0 is none. The first row is the start.

/** An automaton with more states is refused. */
export const MOST_STATES = 1024;

/** Lines that an automaton reads. */
export const AUTOMATON_FORM: Form = {
  order: 'given',
  lists: atLeast(1),
  cells: atLeast(1),
  values: atLeast(2),
  usual: (size) => USUAL.map((reader) => numbersOf({ size, least: 1 }, reader, MOST_STATES) ?? []),
  mayRepeat: true,
};

/** A reader whose state is a list of numbers. */
type ListReader = Reader<readonly number[]>;

/** The digits have a sum that can be divided by 3. */
const threes: ListReader = {
  start: [0],
  next: ([rest = 0], value) => [(rest + value) % 3],
  isEnd: ([rest]) => rest === 0,
};

/** No three digits in a row are all odd or all even. */
const shortRuns: ListReader = {
  start: [],
  next: ([parity, length = 0], value) => {
    const run = parity === value % 2 ? length + 1 : 1;
    return run > 2 ? undefined : [value % 2, run];
  },
  isEnd: () => true,
};

/** The digits rise, and from some cell on they fall. */
const peak: ListReader = {
  start: [],
  next: ([last = 0, isFalling = 0], value) => {
    if (value === last || (isFalling && value > last)) return undefined;
    return [value, Number(value < last)];
  },
  isEnd: () => true,
};

const USUAL: readonly ListReader[] = [threes, shortRuns, peak];

/** The numbers of a clue that describe an automaton; undefined with more than `most` states. */
export function numbersOf<State>(values: Values, reader: Reader<State>, most: number): number[] | undefined {
  const states = [reader.start];
  const rows = new Map([[JSON.stringify(reader.start), 1]]);
  const rowOf = (state: State | undefined): number => {
    if (state === undefined) return 0;
    const key = JSON.stringify(state);
    const row = rows.get(key) ?? states.push(state);
    rows.set(key, row);
    return row;
  };
  const numbers: number[] = [];
  // The list of states grows while it is walked.
  for (const state of states) {
    numbers.push(Number(reader.isEnd(state)), ...valuesOf(values).map((value) => rowOf(reader.next(state, value))));
    if (states.length > most) return undefined;
  }
  return numbers;
}

/** The automaton of a clue, its states the rows from 0. */
export const readerOf = (numbers: readonly number[], values: Values): Reader<number> => {
  const at = (row: number, column: number): number => numbers[row * (values.size + 1) + column]!;
  return {
    start: 0,
    next: (row, value) => {
      const next = at(row, toDigit(value, values));
      return next === 0 ? undefined : next - 1;
    },
    isEnd: (row) => at(row, 0) === 1,
  };
};

export function automatonFault({ values }: Clue, { size }: Pick<Frame, 'size'>): Fault | undefined {
  const width = size + 1;
  const count = values.length / width;
  if (!Number.isInteger(count)) return fault('An automaton has {count} numbers for each state.', { count: width });
  if (count > MOST_STATES)
    return fault('An automaton of {count} states; expected at most {most}.', { count, most: MOST_STATES });
  if (values.some((number, index) => index % width === 0 && number > 1))
    return fault('The first number of a state of an automaton is 0 or 1.');
  if (values.some((number) => number > count))
    return fault('An automaton of {count} states leads to another.', { count });
  return undefined;
}
