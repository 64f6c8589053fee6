import { defineKind, type NamedKind, TWO_CELLS } from '../kind.ts';
import { related } from '../lowering.ts';

export const difference: NamedKind<'difference'> = /* @__PURE__ */ defineKind({
  name: 'difference',
  says: 'the digits on both sides of the dot differ by its number',
  form: { ...TWO_CELLS, values: [1, 1], usual: () => [[1]] },
  demandsOf: ({ cells: [[one = 0, other = 0] = []], values: [difference] }, frame) =>
    related([[one, other]], frame, (first, second) => Math.abs(first - second) === difference),
  signsOf: ({ cells: [cells = []], values: [difference] }) => [
    { kind: 'dot', cells, role: 'white', ...(difference !== 1 && { text: `${difference}` }) },
  ],
  isKept: ([[one = 0, other = 0] = []], { values: [difference = 0] }) =>
    one + difference === other || other + difference === one,
});
