import { defineKind, type NamedKind } from '../kind.ts';
import { cellsWith } from '../lowering.ts';

export const even: NamedKind<'even'> = /* @__PURE__ */ defineKind({
  name: 'even',
  says: 'the marked cell holds an even digit',
  form: { order: 'any', cells: [1, 1] },
  demandsOf: ({ cells: [cells = []] }, frame) => cellsWith(cells, frame, (digit) => digit % 2 === 0),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'square', cells, role: 'grey' }],
  isKept: ([[digit = 0] = []]) => [0, 2, 4, 6].includes(digit % 8),
});
