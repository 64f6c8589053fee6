import { defineKind, type NamedKind } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { placeOf } from '../places.ts';

export const colindex: NamedKind<'colindex'> = /* @__PURE__ */ defineKind({
  name: 'colindex',
  says: 'a marked cell in column c says in which column of its row the digit c stands',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [cells = []] }, { size }) =>
    cells.flatMap((cell) => {
      const [row, column] = placeOf(cell, size);
      return indexed(cell, size, column + 1, (digit) => row * size + digit - 1);
    }),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'indexer' }],
  isKept: ([digits = []], { cells: [cells = []] }, { frame: { size }, solution }) =>
    digits.every((digit, index) => {
      const [row, column] = placeOf(cells[index]!, size);
      return solution[row * size + digit - 1] === column + 1;
    }),
});
