import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, withinReach } from '../lowering.ts';

export const nabner: NamedKind<'nabner'> = /* @__PURE__ */ defineKind({
  name: 'nabner',
  says: 'no two cells of the line hold the same or consecutive digits',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) => {
    const cells = [...new Set(line)];
    return related(withinReach(cells, cells.length), frame, (a, b) => Math.abs(a - b) >= 2);
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'nabner', width: 0.14 }],
  isKept: (_, { cells: [line = []] }, { solution }) => {
    const digits = [...new Set(line)].map((cell) => solution[cell]!).sort((a, b) => a - b);
    return digits.every((digit, index) => index === 0 || digit - digits[index - 1]! > 1);
  },
});
