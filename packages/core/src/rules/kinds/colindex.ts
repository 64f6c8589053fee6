import { defineKind, type NamedKind } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { placeOf, rowOf } from '../places.ts';

export const colindex: NamedKind<'colindex'> = /* @__PURE__ */ defineKind({
  name: 'colindex',
  says: 'a marked cell in column c says in which column of its row the digit c stands',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [cells = []] }, frame) =>
    cells.flatMap((cell) => {
      const [row, column] = placeOf(cell, frame.size);
      return indexed(cell, rowOf(row, frame), column + 1, frame);
    }),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'indexer' }],
  isKept: ([digits = []], { cells: [cells = []] }, { frame: { size, columns }, solution }) =>
    digits.every((digit, index) => {
      const [row, column] = placeOf(cells[index]!, size);
      return digit >= 1 && digit <= columns && solution[row * size + digit - 1] === column + 1;
    }),
});
