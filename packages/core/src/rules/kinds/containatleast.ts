import { CONTENTS, contentDemands, contentsFault, sortedValues, timesIn } from '../contents.ts';
import { defineKind, type NamedKind } from '../kind.ts';

export const containatleast: NamedKind<'containatleast'> = /* @__PURE__ */ defineKind({
  name: 'containatleast',
  says: 'the listed digits are in the cells, each at least as often as listed',
  form: CONTENTS,
  fault: contentsFault,
  normal: sortedValues,
  demandsOf: (clue, frame) => contentDemands(clue, frame, true),
  signsOf: ({ cells: [cells = []], values }) => [{ kind: 'cage', cells, role: 'grey', text: values.join(' ') }],
  isKept: ([digits = []], { values }) => values.every((digit) => timesIn(digits, digit) >= timesIn(values, digit)),
});
