import type { Cell } from '../../sets/cells.ts';
import { anyOf, type Demand } from '../demand.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { cellsWith, readAlong, total } from '../lowering.ts';
import { type Values, valuesOf } from '../values.ts';

/** The smallest and the greatest digit so far, which came first, what lies between and behind. */
type Box = readonly [low: number, high: number, isLowFirst: boolean, between: number, behind: number];

/** The box after one more digit. */
function grown(box: Box | 'empty', digit: number): Box | undefined {
  if (box === 'empty') return [digit, digit, true, 0, 0];
  const [low, high, isLowFirst, between, behind] = box;
  if (digit === low || digit === high) return undefined;
  if (low === high) return [Math.min(low, digit), Math.max(low, digit), low < digit, behind, 0];
  // The end that stays may lie before the one that goes; then that one lies between, too.
  if (digit < low) return [digit, high, false, isLowFirst ? behind : between + low + behind, 0];
  if (digit > high) return [low, digit, true, isLowFirst ? between + high + behind : behind, 0];
  return [low, high, isLowFirst, between, behind + digit];
}

/** All boxes of a sum as one automaton. */
const asAutomaton = (line: readonly Cell[], sum: number, values: Values): Demand =>
  readAlong<Box | 'empty'>(line, values, {
    start: 'empty',
    next: (box, digit) => {
      const next = grown(box, digit);
      if (!next) return undefined;
      const [low, high, , between, behind] = next;
      // Different digits have a greatest sum, and more lies between ends that may still come.
      const isTooMuch = between + behind + (low === high ? low : low + high) > total(valuesOf(values));
      return isTooMuch || Math.min(between, behind) > sum ? undefined : next;
    },
    isEnd: (box) => box !== 'empty' && box[3] === sum,
  });

/** Of more digits the automaton has too many states. */
const MOST_IN_ONE = 9;

/** The ends are the smallest and the greatest digit, and those between add up to a sum. */
const within = (line: readonly Cell[], ends: readonly [number, number], sum: number, values: Values): Demand[] => [
  ...cellsWith(line, values, (value) => value >= ends[0] && value <= ends[1]),
  readAlong<'before' | 'behind' | number>(line, values, {
    start: 'before',
    next: (state, value) => {
      if (typeof state !== 'number') return !ends.includes(value) ? state : state === 'before' ? 0 : undefined;
      if (ends.includes(value)) return state === sum ? 'behind' : undefined;
      return state + value <= sum ? state + value : undefined;
    },
    isEnd: (state) => state === 'behind',
  }),
];

export const lunchbox: NamedKind<'lunchbox'> = /* @__PURE__ */ defineKind({
  name: 'lunchbox',
  says: 'the cells of the box differ; those between its smallest and greatest digit add up to its number',
  form: { order: 'either', cells: [2, 'size'], values: [1, 1] },
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, frame) => {
    const values = valuesOf(frame);
    const apart: Demand = { kind: 'apart', cells: line };
    if (frame.size <= MOST_IN_ONE) return [apart, asAutomaton(line, sum, frame)];
    const ends = values.flatMap((low, index) =>
      values.slice(index + line.length - 1).map((high) => [low, high] as const),
    );
    return [apart, anyOf(ends.map((pair) => within(line, pair, sum, frame)))];
  },
  signsOf: ({ cells: [line = []], values: [sum] }) => [
    { kind: 'cage', cells: line, role: 'grey', text: `${sum}` },
    { kind: 'line', cells: line, role: 'grey', width: 0.06 },
  ],
  isKept: ([line = []], { values: [sum] }) => {
    const [one, other] = [line.indexOf(Math.min(...line)), line.indexOf(Math.max(...line))];
    const inside = line.slice(Math.min(one, other) + 1, Math.max(one, other));
    return new Set(line).size === line.length && total(inside) === sum;
  },
});
