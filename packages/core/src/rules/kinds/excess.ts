import { atLeast, compareLists, defineKind, type NamedKind } from '../kind.ts';
import { addsTimes, total } from '../lowering.ts';

export const excess: NamedKind<'excess'> = /* @__PURE__ */ defineKind({
  name: 'excess',
  says: 'the first cells add up to the number more than the second ones; a cell that stands twice counts twice',
  form: { order: 'any', lists: [2, 2], cells: atLeast(1), values: [1, 1], mayRepeat: true },
  normal: (clue) => (clue.values[0] === 0 ? { ...clue, cells: [...clue.cells].sort(compareLists) } : clue),
  demandsOf: ({ cells: [cells = [], base = []], values: [more = 0] }, frame) => [
    addsTimes([...cells, ...base], [...cells.map(() => 1), ...base.map(() => -1)], more, frame),
  ],
  signsOf: ({ cells: [cells, base], values: [more] }) => [
    { kind: 'cage', cells: [...new Set(cells)], role: 'grey', text: `+${more}` },
    { kind: 'cage', cells: [...new Set(base)], role: 'grey' },
  ],
  isKept: ([digits = [], base = []], { values: [more = 0] }) => total(digits) === total(base) + more,
});
