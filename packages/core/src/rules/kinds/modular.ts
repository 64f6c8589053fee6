import { fault } from '../fault.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, withinReach } from '../lowering.ts';

export const modular: NamedKind<'modular'> = /* @__PURE__ */ defineKind({
  name: 'modular',
  says: 'as many cells in a row on the line as its number have all remainders after division by it',
  form: { ...LINE, values: [1, 1], usual: () => [[3]] },
  fault: ({ values: [divisor = 0] }, { size }) =>
    divisor < 2 || divisor > size
      ? fault('The number of a modular line is from 2 to {most}.', { most: size })
      : undefined,
  demandsOf: ({ cells: [line = []], values: [divisor = 2] }, frame) =>
    related(withinReach(line, divisor - 1), frame, (a, b) => (a - b) % divisor !== 0),
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'modular', width: 0.14 }],
  isKept: ([line = []], { values: [divisor = 2] }) => {
    const span = Math.min(divisor, line.length);
    const starts = line.slice(span - 1).keys();
    return [...starts].every(
      (start) => new Set(line.slice(start, start + span).map((digit) => digit % divisor)).size === span,
    );
  },
});
