import { addsBetween } from '../between.ts';
import { fault } from '../fault.ts';
import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { total } from '../lowering.ts';
import { greatestOf } from '../values.ts';

export const sandwich: NamedKind<'sandwich'> = /* @__PURE__ */ defineKind({
  name: 'sandwich',
  says: 'the digits between the smallest and the greatest digit of the row or column add up to the number',
  form: OUTSIDE,
  fault: (_, { hasLines }) => (hasLines ? undefined : fault('A sandwich lies in a line whose cells differ.')),
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, frame) => [
    addsBetween(line, [frame.least, greatestOf(frame)], sum, frame),
  ],
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [sum] }, { frame }) => {
    const [leastAt, greatestAt] = [line.indexOf(frame.least), line.indexOf(greatestOf(frame))];
    const hasBoth = leastAt >= 0 && greatestAt >= 0;
    return hasBoth && total(line.slice(Math.min(leastAt, greatestAt) + 1, Math.max(leastAt, greatestAt))) === sum;
  },
});
