import { popcount } from '../../bits.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import { cellsAt, type Position } from '../steps/position.ts';
import type { Mark } from '../steps/step.ts';

/** Two candidates of which exactly one is true: the only places for a digit in a house. */
export interface ConjugatePair {
  readonly cells: readonly [Cell, Cell];
  /** Indexes of the houses where these are the only two places, ascending. */
  readonly houses: readonly number[];
}

/**
 * The conjugate pairs of every digit, by digit. Ask for them with `position.get(conjugatePairs)`.
 */
export function conjugatePairs({ geometry, places }: Position): readonly (readonly ConjugatePair[])[] {
  const { houses, size } = geometry;
  const pairs: ConjugatePair[][] = [[]];
  for (let digit: Digit = 1; digit <= size; digit++) {
    const byCells = new Map<number, { cells: [Cell, Cell]; houses: number[] }>();
    for (const house of houses) {
      const mask = places[house.index * size + digit - 1]!;
      if (popcount(mask) !== 2) continue;
      const [first, second] = cellsAt(house, mask) as [Cell, Cell];
      const key = first * geometry.cellCount + second;
      const known = byCells.get(key);
      if (known) known.houses.push(house.index);
      else byCells.set(key, { cells: [first, second], houses: [house.index] });
    }
    pairs.push([...byCells.values()]);
  }
  return pairs;
}

/** A link between two candidates of a digit, for drawing. */
export const linkMark = (from: Cell, to: Cell, digit: Digit, isStrong: boolean): Mark => ({
  kind: 'link',
  from: { cells: [from], digit },
  to: { cells: [to], digit },
  isStrong,
});
