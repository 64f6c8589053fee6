import type { Cell } from '../../sets/cells.ts';
import { compareLists, defineKind, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';

/** Both groups in the order of the cells of the first one. */
function sorted(one: readonly Cell[], other: readonly Cell[]): [Cell[], Cell[]] {
  const pairs = one.map((cell, index) => [cell, other[index]!] as const).sort(([cell], [next]) => cell - next);
  return [pairs.map(([cell]) => cell), pairs.map(([, copy]) => copy)];
}

export const clone: NamedKind<'clone'> = /* @__PURE__ */ defineKind({
  name: 'clone',
  says: 'cells at the same place of two groups hold equal digits',
  form: { order: 'given', lists: [2, 2], cells: [1, Number.POSITIVE_INFINITY] },
  fault: ({ cells: [one = [], other = []] }) => {
    if (one.length !== other.length) return 'Both groups of a clone have as many cells.';
    return one.some((cell, index) => cell === other[index]) ? 'A cell of a clone is its own copy.' : undefined;
  },
  normal: (clue) => {
    const [one = [], other = []] = clue.cells;
    if (one.length !== other.length) return clue;
    const [forth, back] = [sorted(one, other), sorted(other, one)];
    return { ...clue, cells: compareLists(forth.flat(), back.flat()) < 0 ? forth : back };
  },
  demandsOf: ({ cells: [one = [], other = []] }, frame) => {
    const pairs = one.map((cell, index) => [cell, other[index]!] as const);
    return related(pairs, frame, (first, second) => first === second);
  },
  signsOf: ({ cells }) => cells.map((group) => ({ kind: 'area', cells: group, role: 'grey' })),
  isKept: ([one = [], other = []]) => one.join() === other.join(),
});
