import { defineKind, type NamedKind } from '../kind.ts';
import { withinReach } from '../lowering.ts';
import { isAllowed, lineSigns, sortedLists, TABLE_FORM, tableDemands, tableFault } from '../pair-table.ts';

export const pairx: NamedKind<'pairx'> = /* @__PURE__ */ defineKind({
  name: 'pairx',
  says: 'any two cells of the line, in its order, are a pair of digits that its table allows',
  form: TABLE_FORM,
  fault: tableFault,
  normal: sortedLists,
  demandsOf: ({ cells, values }, frame) =>
    tableDemands(
      cells.flatMap((line) => withinReach(line, line.length)),
      values,
      frame,
    ),
  signsOf: lineSigns,
  isKept: (lines, { values }, { frame }) =>
    lines.every((line) =>
      line.every((digit, index) => line.slice(0, index).every((before) => isAllowed(values, before, digit, frame))),
    ),
});
