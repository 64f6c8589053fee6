import { fault } from '../fault.ts';
import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { greatestOf, isValueOf } from '../values.ts';

export const numberedroom: NamedKind<'numberedroom'> = /* @__PURE__ */ defineKind({
  name: 'numberedroom',
  says: 'the first digit of the row or column says in which of its cells the number stands',
  form: OUTSIDE,
  fault: ({ values: [number = 0] }, frame) =>
    isValueOf(number, frame)
      ? undefined
      : fault('The number of a numbered room is a digit from {least} to {most}.', {
          least: frame.least,
          most: greatestOf(frame),
        }),
  demandsOf: ({ cells: [line = []], values: [number = 0] }, frame) => indexed(line[0]!, line, number, frame),
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [digit] }) => line[line[0]! - 1] === digit,
});
