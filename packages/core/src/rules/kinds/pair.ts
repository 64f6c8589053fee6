import { defineKind, type NamedKind } from '../kind.ts';
import { steps } from '../lowering.ts';
import { isAllowed, lineSigns, sortedLists, TABLE_FORM, tableDemands, tableFault } from '../pair-table.ts';

export const pair: NamedKind<'pair'> = /* @__PURE__ */ defineKind({
  name: 'pair',
  says: 'neighbours on the line are a pair of digits that its table allows',
  form: TABLE_FORM,
  fault: tableFault,
  normal: sortedLists,
  demandsOf: ({ cells, values }, frame) => tableDemands(cells.flatMap(steps), values, frame),
  signsOf: lineSigns,
  isKept: (lines, { values }, { frame }) =>
    lines.every((line) =>
      line.every((digit, index) => index === 0 || isAllowed(values, line[index - 1]!, digit, frame)),
    ),
});
