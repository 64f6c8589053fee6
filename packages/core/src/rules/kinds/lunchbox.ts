import type { Cell } from '../../sets/cells.ts';
import { addsBetween } from '../between.ts';
import { anyOf, type Demand } from '../demand.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { cellsWith, total } from '../lowering.ts';
import { type Values, valuesOf } from '../values.ts';

/** The ends are the smallest and the greatest digit, and the digits between add up to a sum. */
const within = (line: readonly Cell[], ends: readonly [number, number], sum: number, values: Values): Demand[] => [
  ...cellsWith(line, values, (value) => value >= ends[0] && value <= ends[1]),
  addsBetween(line, ends, sum, values),
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
    const [leastAt, greatestAt] = [line.indexOf(Math.min(...line)), line.indexOf(Math.max(...line))];
    const inside = line.slice(Math.min(leastAt, greatestAt) + 1, Math.max(leastAt, greatestAt));
    return new Set(line).size === line.length && total(inside) === sum;
  },
});
