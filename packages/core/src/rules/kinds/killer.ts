import { defineKind, type NamedKind } from '../kind.ts';
import { adds, total } from '../lowering.ts';

export const killer: NamedKind<'killer'> = /* @__PURE__ */ defineKind({
  name: 'killer',
  says: 'the cells of a cage differ and add up to its number, if it has one',
  form: { order: 'any', cells: [1, 'size'], values: [0, 1] },
  demandsOf: ({ cells: [cage = []], values: [sum] }, frame) => [
    { kind: 'apart', cells: cage },
    ...(sum === undefined ? [] : [adds(cage, sum, frame)]),
  ],
  signsOf: ({ cells: [cage = []], values: [sum] }) => [
    { kind: 'cage', cells: cage, role: 'ink', ...(sum !== undefined && { text: `${sum}` }) },
  ],
  isKept: ([cage = []], { values: [sum] }) =>
    new Set(cage).size === cage.length && (sum === undefined || total(cage) === sum),
});
