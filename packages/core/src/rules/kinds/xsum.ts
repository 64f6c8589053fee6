import { anyOf } from '../demand.ts';
import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { adds, cellsWith, total } from '../lowering.ts';
import { valuesOf } from '../values.ts';

export const xsum: NamedKind<'xsum'> = /* @__PURE__ */ defineKind({
  name: 'xsum',
  says: 'the first cells of the row or column add up to the number; the first digit says how many',
  form: OUTSIDE,
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, frame) => [
    anyOf(
      valuesOf(frame)
        .filter((count) => count <= line.length)
        .map((count) => [
          ...cellsWith(line.slice(0, 1), frame, (value) => value === count),
          adds(line.slice(0, count), sum, frame),
        ]),
    ),
  ],
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [sum] }) => line[0]! <= line.length && total(line.slice(0, line[0])) === sum,
});
