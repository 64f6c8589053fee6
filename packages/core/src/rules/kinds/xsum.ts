import { digitBit } from '../../sets/digits.ts';
import { anyOf } from '../demand.ts';
import { defineKind, type NamedKind, OUTSIDE } from '../kind.ts';
import { adds, digitsTo, total } from '../lowering.ts';

export const xsum: NamedKind<'xsum'> = /* @__PURE__ */ defineKind({
  name: 'xsum',
  says: 'the first cells of the row or column add up to the number; the first digit says how many',
  form: OUTSIDE,
  demandsOf: ({ cells: [line = []], values: [sum = 0] }, { size }) => [
    anyOf(
      digitsTo(size).map((count) => [
        { kind: 'digits', cells: line.slice(0, 1), digits: digitBit(count) },
        adds(line.slice(0, count), sum),
      ]),
    ),
  ],
  signsOf: ({ cells: [line = []], values: [number] }) => [
    { kind: 'outside', cells: line, role: 'ink', text: `${number}`, hasArrow: false },
  ],
  isKept: ([line = []], { values: [sum] }) => total(line.slice(0, line[0])) === sum,
});
