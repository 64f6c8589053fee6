import { digitBit } from '../sets/digits.ts';
import type { Clue } from './clue.ts';
import type { Demand } from './demand.ts';
import { type Fault, fault } from './fault.ts';
import type { Form } from './kind.ts';
import type { Frame } from './rule.ts';
import { greatestOf, isValueOf, toDigit } from './values.ts';

/** Cells and the digits that they hold, each as often as it is listed. */
export const CONTENTS: Form = {
  order: 'any',
  cells: [1, Number.POSITIVE_INFINITY],
  values: [1, Number.POSITIVE_INFINITY],
};

/** The fault in the digits of a clue. */
export const contentsFault = ({ values }: Clue, frame: Frame): Fault | undefined =>
  values.every((value) => isValueOf(value, frame))
    ? undefined
    : fault('The digits are from {least} to {most}.', { least: frame.least, most: greatestOf(frame) });

export const sortedValues = (clue: Clue): Clue => ({ ...clue, values: [...clue.values].sort((a, b) => a - b) });

/** How often some numbers are in a list. */
export const timesIn = (numbers: readonly number[], number: number): number =>
  numbers.filter((digit) => digit === number).length;

/** Every listed digit is in the cells as often as listed, or more often where that is allowed. */
export const contentDemands = ({ cells: [cells = []], values }: Clue, frame: Frame, mayBeMore: boolean): Demand[] =>
  [...new Set(values)].map((value) => ({
    kind: 'count',
    cells,
    digits: digitBit(toDigit(value, frame)),
    least: timesIn(values, value),
    most: mayBeMore ? cells.length : timesIn(values, value),
  }));
