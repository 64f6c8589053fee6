import { defineKind, type NamedKind } from '../kind.ts';
import { adds, total } from '../lowering.ts';

export const sum: NamedKind<'sum'> = /* @__PURE__ */ defineKind({
  name: 'sum',
  says: 'the cells add up to the number; digits may repeat',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY], values: [1, 1], mayRepeat: true },
  demandsOf: ({ cells: [cells = []], values: [sum = 0] }, frame) => [adds(cells, sum, frame)],
  signsOf: ({ cells: [cells = []], values: [sum] }) => [
    { kind: 'cage', cells: [...new Set(cells)], role: 'grey', text: `${sum}` },
  ],
  isKept: ([digits = []], { values: [sum] }) => total(digits) === sum,
});
