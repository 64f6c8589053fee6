import { fault } from '../fault.ts';
import { atLeast, compareLists, defineKind, type NamedKind } from '../kind.ts';
import { sameDigits } from '../same-digits.ts';

const sorted = (digits: readonly number[]): string => [...digits].sort((a, b) => a - b).join();

export const samevalues: NamedKind<'samevalues'> = /* @__PURE__ */ defineKind({
  name: 'samevalues',
  says: 'all groups of cells hold the same digits, each as often',
  form: { order: 'any', lists: atLeast(2), cells: atLeast(1) },
  fault: ({ cells: [first = [], ...rest] }) =>
    rest.some(({ length }) => length !== first.length) ? fault('The groups have as many cells each.') : undefined,
  normal: (clue) => ({ ...clue, cells: [...clue.cells].sort(compareLists) }),
  demandsOf: ({ cells: [first = [], ...rest] }, frame) => rest.flatMap((list) => sameDigits(first, list, frame)),
  signsOf: ({ cells }) => cells.map((group) => ({ kind: 'area', cells: group, role: 'grey' })),
  isKept: (groups) => new Set(groups.map(sorted)).size === 1,
});
