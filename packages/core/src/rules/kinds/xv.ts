import { defineKind, type NamedKind, TWO_CELLS } from '../kind.ts';
import { related, total } from '../lowering.ts';

const LETTERS: Readonly<Record<number, string>> = { 5: 'V', 10: 'X', 15: 'XV' };

export const xv: NamedKind<'xv'> = /* @__PURE__ */ defineKind({
  name: 'xv',
  says: 'the digits on both sides of the letter add up to it: X is 10, V is 5',
  form: { ...TWO_CELLS, values: [1, 1], usual: () => [[5], [10]] },
  demandsOf: ({ cells: [[cell = 0, neighbour = 0] = []], values: [sum] }, frame) =>
    related([[cell, neighbour]], frame, (first, second) => first + second === sum),
  signsOf: ({ cells: [cells = []], values: [sum = 0] }) => [
    { kind: 'letter', cells, role: 'ink', text: LETTERS[sum] ?? `${sum}` },
  ],
  isKept: ([digits = []], { values: [sum] }) => total(digits) === sum,
});
