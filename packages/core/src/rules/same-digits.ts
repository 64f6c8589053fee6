import type { Cell } from '../sets/cells.ts';
import { digitBit } from '../sets/digits.ts';
import type { Demand } from './demand.ts';
import { addsAlike, readAlong } from './lowering.ts';
import { toDigit, type Values, valuesOf } from './values.ts';

/** Two lists of as many cells hold the same digits, each as often. */
export function sameDigits(cells: readonly Cell[], secondCells: readonly Cell[], values: Values): Demand[] {
  // A cell of both lists asks nothing, as often as it is in both.
  const rest = [...secondCells];
  const own = cells.filter((cell) => !rest.includes(cell) || rest.splice(rest.indexOf(cell), 1).length === 0);
  if (own.length === 0) return [];
  const [first = 0, second = 0] = [own[0], rest[0]];
  if (own.length === 1) return equalCells(first, second, values);
  return [
    addsAlike(own, rest, values),
    ...valuesOf(values).map((value) => ({
      ...readAlong<readonly [read: number, surplus: number]>([...own, ...rest], values, {
        start: [0, 0],
        next: ([read, surplus], digit) => {
          if (read === own.length + rest.length) return undefined;
          if (digit !== value) return [read + 1, surplus];
          if (read < own.length) return [read + 1, surplus + 1];
          return surplus > 0 ? [read + 1, surplus - 1] : undefined;
        },
        isEnd: ([read, surplus]) => read === own.length + rest.length && surplus === 0,
      }),
      balance: { digit: digitBit(toDigit(value, values)), first: own.length },
    })),
  ];
}

const equalCells = (a: Cell, b: Cell, { size }: Values): Demand[] => [
  { kind: 'pair', cells: [a, b], allowed: Array.from({ length: size }, (_, index) => 1 << index) },
];
