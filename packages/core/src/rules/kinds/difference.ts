import { defineKind, type NamedKind, TWO_CELLS } from '../kind.ts';
import { related } from '../lowering.ts';

export const difference: NamedKind<'difference'> = /* @__PURE__ */ defineKind({
  name: 'difference',
  says: 'the digits on both sides of the dot differ by its number',
  form: { ...TWO_CELLS, values: [1, 1], usual: () => [[1]] },
  demandsOf: ({ cells: [[cell = 0, neighbour = 0] = []], values: [difference] }, frame) =>
    related([[cell, neighbour]], frame, (first, second) => Math.abs(first - second) === difference),
  signsOf: ({ cells: [cells = []], values: [difference] }) => [
    { kind: 'dot', cells, role: 'white', ...(difference !== 1 && { text: `${difference}` }) },
  ],
  isKept: ([[first = 0, second = 0] = []], { values: [difference = 0] }) =>
    first + difference === second || second + difference === first,
});
