import { byEnds } from '../ends.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';

export const lockout: NamedKind<'lockout'> = /* @__PURE__ */ defineKind({
  name: 'lockout',
  says: 'the ends of the line differ by at least its number, and no cell between them holds a digit from one to the other',
  form: { ...LINE, values: [1, 1], usual: (size) => [[Math.floor(size / 2)]] },
  demandsOf: ({ cells: [line = []], values: [least = 0] }, frame) => [
    byEnds(
      line,
      frame,
      (low, high) => high - low >= least,
      (low, high, digit) => digit < low || digit > high,
    ),
  ],
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'line', cells: line, role: 'lockout', width: 0.06 },
    { kind: 'diamond', cells: line.slice(0, 1), role: 'lockout' },
    { kind: 'diamond', cells: line.slice(-1), role: 'lockout' },
  ],
  isKept: ([line = []], { values: [least = 0] }) => {
    const [low, high] = [Math.min(line[0]!, line.at(-1)!), Math.max(line[0]!, line.at(-1)!)];
    return high - low >= least && !line.slice(1, -1).some((digit) => low <= digit && digit <= high);
  },
});
