import { defineKind, type NamedKind } from '../kind.ts';
import { adds, total } from '../lowering.ts';

export const littlekiller: NamedKind<'littlekiller'> = /* @__PURE__ */ defineKind({
  name: 'littlekiller',
  says: 'the digits of a diagonal add up to the number at its end',
  form: { order: 'given', cells: [1, 'size'], values: [1, 1], place: 'diagonal' },
  demandsOf: ({ cells: [diagonal = []], values: [sum = 0] }, frame) => [adds(diagonal, sum, frame)],
  signsOf: ({ cells: [diagonal = []], values: [sum] }) => [
    { kind: 'outside', cells: diagonal, role: 'ink', text: `${sum}`, hasArrow: true },
  ],
  isKept: ([digits = []], { values: [sum] }) => total(digits) === sum,
});
