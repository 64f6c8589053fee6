import type { Cell } from '../../sets/cells.ts';
import { anyOf, type Demand } from '../demand.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { cellsWith, readAlong, total } from '../lowering.ts';
import { type Values, valuesOf } from '../values.ts';

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
