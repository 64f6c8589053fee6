import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { related } from '../lowering.ts';

export const numberedroom: NamedKind<'numberedroom'> = /* @__PURE__ */ defineKind({
  name: 'numberedroom',
  says: 'the first digit of the row or column says in which of its cells the number stands',
  form: OUTSIDE,
  fault: ({ values: [digit = 0] }, { size }) =>
    digit < 1 || digit > size ? `The number of a numbered room is a digit from 1 to ${size}.` : undefined,
  // The number stands once in the line. So it is in a cell exactly when the first cell says so.
  demandsOf: ({ cells: [line = []], values: [digit = 0] }, { size }) =>
    line.flatMap((cell, index) =>
      related([[line[0]!, cell]], size, (first, other) => (first === index + 1) === (other === digit)),
    ),
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [digit] }) => line[line[0]! - 1] === digit,
});
