import { defineKind, type NamedKind } from '../kind.ts';
import { related, steps } from '../lowering.ts';

export const thermo: NamedKind<'thermo'> = /* @__PURE__ */ defineKind({
  name: 'thermo',
  says: 'digits rise along a thermometer from its bulb',
  form: { order: 'given', cells: [2, Number.POSITIVE_INFINITY], mayRepeat: true },
  demandsOf: ({ cells: [line = []] }, frame) => related(steps(line), frame, (low, high) => low < high),
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'disc', cells: line.slice(0, 1), role: 'grey' },
    { kind: 'line', cells: line, role: 'grey', width: 0.34 },
  ],
  isKept: ([line = []]) => line.every((digit, index) => index === 0 || digit > line[index - 1]!),
});
