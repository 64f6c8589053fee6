import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { readAlong } from '../lowering.ts';

export const skyscraper: NamedKind<'skyscraper'> = /* @__PURE__ */ defineKind({
  name: 'skyscraper',
  says: 'so many digits of the row or column are greater than 0 and than all before them',
  form: OUTSIDE,
  demandsOf: ({ cells: [line = []], values: [count = 0] }, frame) => [
    readAlong<readonly [tallest: number, seen: number]>(line, frame, {
      start: [0, 0],
      next: ([tallest, seen], digit) => {
        if (digit <= tallest) return [tallest, seen];
        return seen < count ? [digit, seen + 1] : undefined;
      },
      isEnd: ([, seen]) => seen === count,
    }),
  ],
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [count] }) =>
    line.filter((digit, index) => Math.max(0, ...line.slice(0, index)) < digit).length === count,
});
