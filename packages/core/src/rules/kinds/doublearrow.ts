import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { addsAlike, total } from '../lowering.ts';

export const doublearrow: NamedKind<'doublearrow'> = /* @__PURE__ */ defineKind({
  name: 'doublearrow',
  says: 'both ends of a double arrow together are as much as the cells between them',
  form: { ...LINE, cells: [3, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [line = []] }, frame) => [addsAlike([line[0]!, line.at(-1)!], line.slice(1, -1), frame)],
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'line', cells: line, role: 'doublearrow', width: 0.08 },
    { kind: 'ring', cells: line.slice(0, 1), role: 'doublearrow' },
    { kind: 'ring', cells: line.slice(-1), role: 'doublearrow' },
  ],
  isKept: ([line = []]) => line[0]! + line.at(-1)! === total(line.slice(1, -1)),
});
