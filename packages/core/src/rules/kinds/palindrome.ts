import { defineKind, LINE, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';

export const palindrome: NamedKind<'palindrome'> = /* @__PURE__ */ defineKind({
  name: 'palindrome',
  says: 'a line reads the same from both ends',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) => {
    const half = line.slice(0, Math.floor(line.length / 2));
    const mirrored = half.map((cell, index) => [cell, line[line.length - 1 - index]!] as const);
    return related(mirrored, frame, (a, b) => a === b);
  },
  signsOf: ({ cells: [line = []] }) => [{ kind: 'line', cells: line, role: 'grey', width: 0.25 }],
  isKept: ([line = []]) => line.join() === [...line].reverse().join(),
});
