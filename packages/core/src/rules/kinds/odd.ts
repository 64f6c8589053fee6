import { defineKind, type NamedKind } from '../kind.ts';
import { cellsWith } from '../lowering.ts';

export const odd: NamedKind<'odd'> = /* @__PURE__ */ defineKind({
  name: 'odd',
  says: 'the marked cell holds an odd digit',
  form: { order: 'any', cells: [1, 1] },
  demandsOf: ({ cells: [cells = []] }, frame) => cellsWith(cells, frame, (digit) => digit % 2 === 1),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'disc', cells, role: 'grey' }],
  isKept: ([[digit = 0] = []]) => [1, 3, 5, 7].includes(digit % 8),
});
