import { digitBit } from '../../sets/digits.ts';
import { fault } from '../fault.ts';
import { defineKind, type NamedKind } from '../kind.ts';
import { greatestOf, isValueOf, toDigit } from '../values.ts';

export const quadruple: NamedKind<'quadruple'> = /* @__PURE__ */ defineKind({
  name: 'quadruple',
  says: 'the digits in the ring are in the four cells around it, each as often as there',
  form: { order: 'any', cells: [4, 4], values: [1, 4], place: 'square' },
  fault: ({ values }, frame) =>
    values.every((value) => isValueOf(value, frame))
      ? undefined
      : fault('The digits of a quadruple are from {least} to {most}.', { least: frame.least, most: greatestOf(frame) }),
  normal: (clue) => ({ ...clue, values: [...clue.values].sort((a, b) => a - b) }),
  demandsOf: ({ cells: [cells = []], values }, frame) =>
    [...new Set(values)].map((value) => ({
      kind: 'count',
      cells,
      digits: digitBit(toDigit(value, frame)),
      least: values.filter((repeated) => repeated === value).length,
      most: cells.length,
    })),
  signsOf: ({ cells: [cells = []], values }) => [{ kind: 'corner', cells, role: 'ink', text: values.join(' ') }],
  isKept: ([digits = []], { values }) => {
    const left = [...digits];
    return values.every((digit) => {
      const index = left.indexOf(digit);
      return index >= 0 && left.splice(index, 1);
    });
  },
});
