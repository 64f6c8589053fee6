import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { readAlong, total } from '../lowering.ts';

export const sandwich: NamedKind<'sandwich'> = /* @__PURE__ */ defineKind({
  name: 'sandwich',
  says: 'the digits between the smallest and the greatest digit of the row or column add up to the number',
  form: OUTSIDE,
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, { size }) => {
    const isBread = (digit: number): boolean => digit === 1 || digit === size;
    return [
      readAlong<'before' | 'behind' | number>(line, size, {
        start: 'before',
        next: (state, digit) => {
          if (typeof state !== 'number') return !isBread(digit) ? state : state === 'before' ? 0 : undefined;
          if (isBread(digit)) return state === sum ? 'behind' : undefined;
          return state + digit <= sum ? state + digit : undefined;
        },
        isEnd: (state) => state === 'behind',
      }),
    ];
  },
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [sum] }) => {
    const [one, other] = [line.indexOf(1), line.indexOf(line.length)];
    return total(line.slice(Math.min(one, other) + 1, Math.max(one, other))) === sum;
  },
});
