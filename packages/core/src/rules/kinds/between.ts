import { byEnds } from '../ends.ts';
import { defineKind, LINE, type NamedKind } from '../kind.ts';

export const between: NamedKind<'between'> = /* @__PURE__ */ defineKind({
  name: 'between',
  says: 'the cells between both ends of the line hold digits between those of the ends',
  form: LINE,
  demandsOf: ({ cells: [line = []] }, frame) => {
    const [all, isBetween] = [() => true, (low: number, high: number, digit: number) => low < digit && digit < high];
    return line.length < 3 ? [] : [byEnds(line, frame, all, isBetween)];
  },
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'line', cells: line, role: 'between', width: 0.06 },
    { kind: 'ring', cells: line.slice(0, 1), role: 'between' },
    { kind: 'ring', cells: line.slice(-1), role: 'between' },
  ],
  isKept: ([line = []]) => {
    const [first, last] = [line[0]!, line.at(-1)!];
    return line.slice(1, -1).every((digit) => (first < digit && digit < last) || (last < digit && digit < first));
  },
});
