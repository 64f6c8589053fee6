import { digitBit } from '../../sets/digits.ts';
import { anyOf } from '../demand.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { related } from '../lowering.ts';
import { toDigit, valuesOf } from '../values.ts';

export const valueindex: NamedKind<'valueindex'> = /* @__PURE__ */ defineKind({
  name: 'valueindex',
  says: 'the second cell of the arrow says how many cells behind it the digit of the first stands again',
  form: { order: 'given', cells: [3, Number.POSITIVE_INFINITY] },
  demandsOf: ({ cells: [line = []] }, frame) => {
    const places = valuesOf(frame).filter((place) => place > 0 && place < line.length - 1);
    return [
      anyOf(
        places.map((place) => [
          { kind: 'digits', cells: line.slice(1, 2), digits: digitBit(toDigit(place, frame)) },
          ...related([[line[0]!, line[place + 1]!]], frame, (first, shown) => first === shown),
        ]),
      ),
    ];
  },
  signsOf: ({ cells: [line = []] }) => [
    { kind: 'disc', cells: line.slice(0, 1), role: 'grey' },
    { kind: 'arrow', cells: line, role: 'grey' },
  ],
  isKept: ([line = []]) => line[1]! > 0 && line[line[1]! + 1] === line[0],
});
