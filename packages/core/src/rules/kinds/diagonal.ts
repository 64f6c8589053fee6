import { fault } from '../fault.ts';
import { asHouses } from '../groups.ts';
import { defineKind, type NamedKind } from '../kind.ts';

export const diagonal: NamedKind<'diagonal'> = /* @__PURE__ */ defineKind({
  name: 'diagonal',
  says: 'one of the two long diagonals holds every digit',
  form: { order: 'either', cells: [1, 'size'], place: 'diagonal' },
  fault: ({ cells: [line = []] }, { rows, columns }) =>
    rows !== columns || line.length < rows ? fault('The diagonal goes from corner to corner.') : undefined,
  demandsOf: ({ cells: [line = []] }, { size }) => asHouses([line], size),
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'board', width: 0.04 }],
  isKept: ([digits = []]) => new Set(digits).size === digits.length,
});
