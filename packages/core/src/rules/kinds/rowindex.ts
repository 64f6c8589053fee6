import { defineKind, type NamedKind } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { columnOf, placeOf } from '../places.ts';

export const rowindex: NamedKind<'rowindex'> = /* @__PURE__ */ defineKind({
  name: 'rowindex',
  says: 'a marked cell in row r says in which row of its column the digit r stands',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [cells = []] }, frame) =>
    cells.flatMap((cell) => {
      const [row, column] = placeOf(cell, frame.size);
      return indexed(cell, columnOf(column, frame), row + 1, frame);
    }),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'indexer' }],
  isKept: ([digits = []], { cells: [cells = []] }, { frame: { size }, solution }) =>
    digits.every((digit, index) => {
      const [row, column] = placeOf(cells[index]!, size);
      return solution[(digit - 1) * size + column] === row + 1;
    }),
});
