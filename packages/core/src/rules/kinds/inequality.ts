import { defineKind, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';

export const inequality: NamedKind<'inequality'> = /* @__PURE__ */ defineKind({
  name: 'inequality',
  says: 'the digit at the open side of the sign is greater',
  form: { order: 'given', cells: [2, 2] },
  demandsOf: ({ cells: [[greater = 0, less = 0] = []] }, frame) =>
    related([[greater, less]], frame, (first, second) => first > second),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'chevron', cells, role: 'ink' }],
  isKept: ([[greater = 0, less = 0] = []]) => greater > less,
});
