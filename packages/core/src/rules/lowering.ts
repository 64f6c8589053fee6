import type { Cell } from '../sets/cells.ts';
import { type DigitSet, digitBit } from '../sets/digits.ts';
import type { Demand } from './demand.ts';
import { upTo } from './groups.ts';

// What many kinds of clues are lowered to, and the parts of which they are made.

/** The digits of a board, 1…size. */
export const digitsTo = (size: number): number[] => upTo(size).map((index) => index + 1);

/** The digits of a board for which something holds, as a set. */
export const digitsThat = (size: number, isWanted: (digit: number) => boolean): DigitSet =>
  digitsTo(size).reduce((set, digit) => (isWanted(digit) ? set | digitBit(digit) : set), 0);

/** Cells that each hold a digit for which something holds. */
export const cellsWith = (cells: readonly Cell[], size: number, isWanted: (digit: number) => boolean): Demand => ({
  kind: 'digits',
  cells: [...new Set(cells)],
  digits: digitsThat(size, isWanted),
});

/** A relation of two digits. */
export type Relation = (first: number, second: number) => boolean;

/** Whether every cell of some pairs, and the one that comes with it, stand in a relation. */
export function related(pairs: readonly (readonly [Cell, Cell])[], size: number, isRelated: Relation): Demand[] {
  const allowed = digitsTo(size).map((first) => digitsThat(size, (second) => isRelated(first, second)));
  return pairs.map(([first, second]) =>
    first === second
      ? cellsWith([first], size, (digit) => isRelated(digit, digit))
      : { kind: 'pair', cells: [first, second], allowed },
  );
}

/** Each item of a list with the next one. */
export const steps = <Item>(list: readonly Item[]): (readonly [Item, Item])[] =>
  list.slice(1).map((item, index) => [list[index]!, item] as const);

/** Each item of a list with every later one. */
export const pairsOf = <Item>(list: readonly Item[]): (readonly [Item, Item])[] =>
  list.flatMap((item, index) => list.slice(index + 1).map((other) => [item, other] as const));

/** The sum of some numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Cells whose digits add up to a number. */
export const adds = (cells: readonly Cell[], sum: number): Demand => ({
  kind: 'sum',
  cells,
  factors: cells.map(() => 1),
  total: sum,
});

/** Two lists of cells whose digits add up to the same. */
export const addsAlike = (cells: readonly Cell[], others: readonly Cell[]): Demand => ({
  kind: 'sum',
  cells: [...cells, ...others],
  factors: [...cells.map(() => 1), ...others.map(() => -1)],
  total: 0,
});
