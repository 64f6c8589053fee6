import type { Cell } from '../sets/cells.ts';
import { type DigitSet, digitBit } from '../sets/digits.ts';
import type { DemandOf } from './demand.ts';
import { readAlong, total } from './lowering.ts';
import { toDigit, type Values, valuesOf } from './values.ts';

/** Of more digits there are too many sets to list them. */
const MOST_LISTED = 16;

/** The values between two ends, whichever is first, add up to a number. Each end is there once. */
export function addsBetween(
  line: readonly Cell[],
  ends: readonly [number, number],
  sum: number,
  values: Values,
): DemandOf<'automaton'> {
  const automaton = readAlong<'before' | 'behind' | number>(line, values, {
    start: 'before',
    next: (state, value) => {
      if (typeof state !== 'number') return !ends.includes(value) ? state : state === 'before' ? 0 : undefined;
      if (ends.includes(value)) return state === sum ? 'behind' : undefined;
      return state + value <= sum ? state + value : undefined;
    },
    isEnd: (state) => state === 'behind',
  });
  if (values.size > MOST_LISTED) return automaton;
  const bitsOf = (list: readonly number[]): DigitSet =>
    list.reduce((set, value) => set | digitBit(toDigit(value, values)), 0);
  const inner = bitsOf(valuesOf(values).filter((value) => !ends.includes(value)));
  return { ...automaton, between: { ends: bitsOf(ends), others: inner, sets: subsetsThat(inner, values, sum) } };
}

/** The subsets of some digits whose values add up to a number. */
function subsetsThat(digits: DigitSet, values: Values, sum: number): DigitSet[] {
  const sets: DigitSet[] = [];
  for (let set = digits; ; set = (set - 1) & digits) {
    const list = valuesOf(values).filter((value) => (set & digitBit(toDigit(value, values))) !== 0);
    if (total(list) === sum) sets.push(set);
    if (set === 0) return sets;
  }
}
