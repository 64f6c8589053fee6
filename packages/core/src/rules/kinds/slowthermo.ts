import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, steps } from '../lowering.ts';

export const slowthermo: NamedKind<'slowthermo'> = /* @__PURE__ */ defineKind({
  name: 'slowthermo',
  says: 'digits never fall along a slow thermometer from its bulb',
  form: { ...LINE, order: 'given' },
  demandsOf: ({ cells: [line = []] }, frame) => related(steps(line), frame, (low, high) => low <= high),
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'disc', cells: line.slice(0, 1), role: 'slowthermo' },
    { kind: 'line', cells: line, role: 'slowthermo', width: 0.34 },
  ],
  isKept: ([line = []]) => line.every((digit, index) => index === 0 || digit >= line[index - 1]!),
});
