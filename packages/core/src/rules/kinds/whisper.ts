import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related, steps } from '../lowering.ts';

/** By how much neighbours on a whisper differ on a board where nothing else is said. */
export const usualWhisper = (size: number): number => Math.ceil(size / 2);

export const whisper: NamedKind<'whisper'> = /* @__PURE__ */ defineKind({
  name: 'whisper',
  says: 'neighbours on a whisper differ by at least its number',
  form: { ...LINE, values: [1, 1], usual: (size) => [[usualWhisper(size)]] },
  demandsOf: ({ cells: [line = []], values: [least = 0] }, frame) =>
    related(steps(line), frame, (a, b) => Math.abs(a - b) >= least),
  signsOf: ({ cells: [line = []], values: [least = 0] }, { size }) => [
    { kind: 'line', cells: line, role: least >= usualWhisper(size) ? 'whisper' : 'dutch', width: 0.14 },
  ],
  isKept: ([line = []], { values: [least = 0] }) =>
    line.every((digit, index) => index === 0 || Math.max(digit - line[index - 1]!, line[index - 1]! - digit) >= least),
});
