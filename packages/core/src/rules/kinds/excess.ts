import { atLeast, compareLists, defineKind, type NamedKind } from '../kind.ts';
import { addsTimes, total } from '../lowering.ts';

export const excess: NamedKind<'excess'> = /* @__PURE__ */ defineKind({
  name: 'excess',
  says: 'the first cells add up to the number more than the second ones; a cell that stands twice counts twice',
  form: { order: 'any', lists: [2, 2], cells: atLeast(1), values: [1, 1], mayRepeat: true },
  normal: (clue) => (clue.values[0] === 0 ? { ...clue, cells: [...clue.cells].sort(compareLists) } : clue),
  demandsOf: ({ cells: [cells = [], others = []], values: [more = 0] }, frame) => [
    addsTimes([...cells, ...others], [...cells.map(() => 1), ...others.map(() => -1)], more, frame),
  ],
  signsOf: ({ cells: [cells, others], values: [more] }) => [
    { kind: 'cage', cells: [...new Set(cells)], role: 'grey', text: `+${more}` },
    { kind: 'cage', cells: [...new Set(others)], role: 'grey' },
  ],
  isKept: ([digits = [], others = []], { values: [more = 0] }) => total(digits) === total(others) + more,
});
