import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { readAlong } from '../lowering.ts';

export const hiddenskyscraper: NamedKind<'hiddenskyscraper'> = /* @__PURE__ */ defineKind({
  name: 'hiddenskyscraper',
  says: 'the number is the first digit of the row or column that is smaller than one before it',
  form: OUTSIDE,
  demandsOf: ({ cells: [line = []], values: [number = 0] }, frame) => [
    readAlong<number | 'found'>(line, frame, {
      start: -1,
      next: (tallest, digit) => {
        if (tallest === 'found' || digit >= tallest) return tallest === 'found' ? tallest : digit;
        return digit === number ? 'found' : undefined;
      },
      isEnd: (tallest) => tallest === 'found',
    }),
  ],
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [number] }) =>
    line.find((digit, index) => Math.max(...line.slice(0, index)) > digit) === number,
});
