import { atLeast, compareLists, defineKind, type NamedKind } from '../kind.ts';
import { addsAlike, total } from '../lowering.ts';

export const equalsum: NamedKind<'equalsum'> = /* @__PURE__ */ defineKind({
  name: 'equalsum',
  says: 'all groups of cells have the same sum',
  form: { order: 'any', lists: atLeast(2), cells: atLeast(1), mayRepeat: true },
  normal: (clue) => ({ ...clue, cells: [...clue.cells].sort(compareLists) }),
  demandsOf: ({ cells: [first = [], ...rest] }, frame) => rest.map((list) => addsAlike(first, list, frame)),
  signsOf: ({ cells }) => cells.map((group) => ({ kind: 'area', cells: group, role: 'grey' })),
  isKept: (groups) => new Set(groups.map(total)).size === 1,
});
