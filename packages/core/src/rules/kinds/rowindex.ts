import { defineKind, type NamedKind } from '../kind.ts';
import { indexed } from '../lowering.ts';
import { placeOf } from '../places.ts';

export const rowindex: NamedKind<'rowindex'> = /* @__PURE__ */ defineKind({
  name: 'rowindex',
  says: 'a marked cell in row r says in which row of its column the digit r stands',
  form: { order: 'any', cells: [1, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [cells = []] }, { size }) =>
    cells.flatMap((cell) => {
      const [row, column] = placeOf(cell, size);
      return indexed(cell, size, row + 1, (digit) => (digit - 1) * size + column);
    }),
  signsOf: ({ cells: [cells = []] }) => [{ kind: 'area', cells, role: 'indexer' }],
  isKept: ([digits = []], { cells: [cells = []] }, { frame: { size }, solution }) =>
    digits.every((digit, index) => {
      const [row, column] = placeOf(cells[index]!, size);
      return solution[(digit - 1) * size + column] === row + 1;
    }),
});
