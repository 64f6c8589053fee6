import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { readAlong, total } from '../lowering.ts';
import { greatestOf } from '../values.ts';

export const sandwich: NamedKind<'sandwich'> = /* @__PURE__ */ defineKind({
  name: 'sandwich',
  says: 'the digits between the smallest and the greatest digit of the row or column add up to the number',
  form: OUTSIDE,
  fault: (_, { hasLines }) => (hasLines ? undefined : 'A sandwich lies in a line whose cells differ.'),
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, frame) => {
    const isBread = (digit: number): boolean => digit === frame.least || digit === greatestOf(frame);
    return [
      readAlong<'before' | 'behind' | number>(line, frame, {
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
  isKept: ([line = []], { values: [sum] }, { frame }) => {
    const [one, other] = [line.indexOf(frame.least), line.indexOf(greatestOf(frame))];
    const hasBoth = one >= 0 && other >= 0;
    return hasBoth && total(line.slice(Math.min(one, other) + 1, Math.max(one, other))) === sum;
  },
});
