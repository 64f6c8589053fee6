import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, withinReach } from '../lowering.ts';
import { thirdOf } from '../thirds.ts';

export const entropic: NamedKind<'entropic'> = /* @__PURE__ */ defineKind({
  name: 'entropic',
  says: 'any three cells in a row on the line are one low, one middle and one high digit',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) =>
    related(withinReach(line, 2), frame, (a, b) => thirdOf(a, frame) !== thirdOf(b, frame)),
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'entropic', width: 0.14 }],
  isKept: ([line = []], _, { frame }) => {
    const span = Math.min(3, line.length);
    const starts = line.slice(span - 1).keys();
    return [...starts].every((start) => {
      const part = line.slice(start, start + span);
      return new Set(part.map((digit) => thirdOf(digit, frame))).size === span;
    });
  },
});
