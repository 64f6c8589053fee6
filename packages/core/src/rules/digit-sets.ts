import { choices } from '../choices.ts';
import type { Cell } from '../sets/cells.ts';
import type { DigitSet } from '../sets/digits.ts';
import type { Demand } from './demand.ts';
import { type Values, valuesOf } from './values.ts';

/** Cells that differ, where something holds for their values in ascending order. */
export function setsThat(
  cells: readonly Cell[],
  values: Values,
  isWanted: (chosen: readonly number[]) => boolean,
): Demand[] {
  const bitOf = (value: number): DigitSet => 1 << (value - values.least);
  const wanted = [...choices(valuesOf(values), cells.length)].filter(isWanted);
  const sets = wanted.map((chosen) => chosen.reduce((set, value) => set | bitOf(value), 0));
  return [
    { kind: 'apart', cells },
    { kind: 'set', cells, sets },
  ];
}
