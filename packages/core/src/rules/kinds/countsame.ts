import { digitBit } from '../../sets/digits.ts';
import { anyOf } from '../demand.ts';
import { atLeast, defineKind, type NamedKind } from '../kind.ts';
import { cellsWith } from '../lowering.ts';
import { toDigit, valuesOf } from '../values.ts';

export const countsame: NamedKind<'countsame'> = /* @__PURE__ */ defineKind({
  name: 'countsame',
  says: 'each cell that counts, and the number more, says how many others hold what the first of them holds',
  form: { order: 'given', lists: [2, 2], cells: atLeast(1), values: [0, 1], usual: () => [[], [1]] },
  demandsOf: ({ cells: [control = [], cells = []], values: [more = 0] }, frame) => {
    const values = valuesOf(frame);
    const counts = values.filter((count) => count + more > 0 && count + more <= cells.length);
    return [
      anyOf(
        counts.flatMap((count) =>
          values.map((value) => [
            ...cellsWith(control, frame, (said) => said === count),
            ...cellsWith(cells.slice(0, 1), frame, (held) => held === value),
            { kind: 'count', cells, digits: digitBit(toDigit(value, frame)), least: count + more, most: count + more },
          ]),
        ),
      ),
    ];
  },
  signsOf: ({ cells: [control = [], cells = []] }) => [
    { kind: 'ring', cells: control, role: 'grey' },
    { kind: 'area', cells, role: 'grey' },
  ],
  isKept: ([control = [], digits = []], { values: [more = 0] }) =>
    control.every((count) => digits.filter((digit) => digit === digits[0]).length === count + more),
});
