import type { Cell } from '../../sets/cells.ts';
import { fault } from '../fault.ts';
import { compareLists, defineKind, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';

/** Both groups in the order of the cells of the first group. */
function sorted(a: readonly Cell[], b: readonly Cell[]): [Cell[], Cell[]] {
  const pairs = a.map((cell, index) => [cell, b[index]!] as const).sort(([cell], [next]) => cell - next);
  return [pairs.map(([cell]) => cell), pairs.map(([, copy]) => copy)];
}

export const clone: NamedKind<'clone'> = /* @__PURE__ */ defineKind({
  name: 'clone',
  says: 'cells at the same place of two groups hold equal digits',
  form: { order: 'given', lists: [2, 2], cells: [1, Number.POSITIVE_INFINITY] },
  fault: ({ cells: [first = [], second = []] }) => {
    if (first.length !== second.length) return fault('Both groups of a clone have as many cells.');
    return first.some((cell, index) => cell === second[index])
      ? fault('A cell of a clone is its own copy.')
      : undefined;
  },
  normal: (clue) => {
    const [first = [], second = []] = clue.cells;
    if (first.length !== second.length) return clue;
    const [forth, back] = [sorted(first, second), sorted(second, first)];
    return { ...clue, cells: compareLists(forth.flat(), back.flat()) < 0 ? forth : back };
  },
  demandsOf: ({ cells: [cells = [], copies = []] }, frame) => {
    const pairs = cells.map((cell, index) => [cell, copies[index]!] as const);
    return related(pairs, frame, (first, second) => first === second);
  },
  signsOf: ({ cells }) => cells.map((group) => ({ kind: 'area', cells: group, role: 'grey' })),
  isKept: ([first = [], second = []]) => first.join() === second.join(),
});
