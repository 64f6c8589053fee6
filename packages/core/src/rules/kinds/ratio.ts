import { defineKind, type NamedKind, TWO_CELLS } from '../kind.ts';
import { related } from '../lowering.ts';

export const ratio: NamedKind<'ratio'> = /* @__PURE__ */ defineKind({
  name: 'ratio',
  says: 'one of the digits on both sides of the dot is so many times the other',
  form: { ...TWO_CELLS, values: [1, 1], usual: () => [[2]] },
  demandsOf: ({ cells: [[cell = 0, neighbour = 0] = []], values: [ratio = 0] }, frame) =>
    related([[cell, neighbour]], frame, (first, second) => first * ratio === second || second * ratio === first),
  signsOf: ({ cells: [cells = []], values: [ratio] }) => [
    { kind: 'dot', cells, role: 'black', ...(ratio !== 2 && { text: `${ratio}` }) },
  ],
  isKept: ([digits = []], { values: [ratio = 0] }) => Math.max(...digits) === ratio * Math.min(...digits),
});
