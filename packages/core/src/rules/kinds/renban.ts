import { everyDigit } from '../../sets/digits.ts';
import { fault } from '../fault.ts';
import { upTo } from '../groups.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';

export const renban: NamedKind<'renban'> = /* @__PURE__ */ defineKind({
  name: 'renban',
  says: 'the cells of a renban line hold consecutive digits in any order',
  form: LINE,
  fault: ({ cells: [line = []] }, { size }) =>
    new Set(line).size > size ? fault('A renban line has at most {most} cells.', { most: size }) : undefined,
  demandsOf: ({ cells: [line = []] }, { size }) => {
    const cells = [...new Set(line)];
    const sets = upTo(size - cells.length + 1).map((start) => everyDigit(cells.length) << start);
    return [
      { kind: 'apart', cells },
      { kind: 'set', cells, sets },
    ];
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'renban', width: 0.16 }],
  isKept: (_, { cells: [line = []] }, { solution }) => {
    const digits = [...new Set(line)].map((cell) => solution[cell]!).sort((a, b) => a - b);
    return digits.every((digit, index) => digit === digits[0]! + index);
  },
});
