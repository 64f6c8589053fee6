import { AUTOMATON_FORM, automatonFault, readerOf } from '../automaton.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { readAlong } from '../lowering.ts';
import { lineSigns, sortedLists } from '../pair-table.ts';
import { toDigit } from '../values.ts';

export const automaton: NamedKind<'automaton'> = /* @__PURE__ */ defineKind({
  name: 'automaton',
  says: 'read cell by cell, the digits of the line lead its automaton from the start to an end',
  form: AUTOMATON_FORM,
  fault: automatonFault,
  normal: sortedLists,
  demandsOf: ({ cells, values }, frame) => cells.map((line) => readAlong(line, frame, readerOf(values, frame))),
  signsOf: lineSigns,
  isKept: (lines, { values }, { frame }) =>
    lines.every((line) => {
      let row = 1;
      for (const value of line) if (row > 0) row = values[(row - 1) * (frame.size + 1) + toDigit(value, frame)]!;
      return row > 0 && values[(row - 1) * (frame.size + 1)] === 1;
    }),
});
