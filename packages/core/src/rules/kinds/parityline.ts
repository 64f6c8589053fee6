import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, steps } from '../lowering.ts';

export const parityline: NamedKind<'parityline'> = /* @__PURE__ */ defineKind({
  name: 'parityline',
  says: 'odd and even digits take turns along the line',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) => related(steps(line), frame, (a, b) => (a + b) % 2 === 1),
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'parity', width: 0.14 }],
  isKept: ([line = []]) => line.every((digit, index) => digit % 2 === (line[0]! + index) % 2),
});
