import { popcount } from '../../bits.ts';
import type { Cell } from '../../sets/cells.ts';
import type { DigitSet } from '../../sets/digits.ts';
import type { HouseNarrower } from './houses.ts';
import type { Plan } from './plan.ts';

/** The cell to try next, and the scores by which it is chosen. */
export interface Choice {
  /** How often each cell took part in a contradiction; the latest count most. */
  readonly blame: Float64Array;
  /** The weight of the next contradiction. It grows, so that older contradictions count less. */
  unit: number;
  cell: Cell;
  bit: DigitSet;
}

export const makeChoice = (cellCount: number): Choice => ({
  blame: new Float64Array(cellCount),
  unit: 1,
  cell: 0,
  bit: 0,
});

/**
 * Chooses the cell with most blame for each of its candidates. When it has more than two, a digit
 * with two places in a house may be the better choice. False when all cells are filled.
 */
export function choose(choice: Choice, plan: Plan, masks: Int32Array): boolean {
  const { blame, unit } = choice;
  let best = -1;
  for (let cell = 0; cell < plan.cellCount; cell++) {
    const mask = masks[cell]!;
    if ((mask & (mask - 1)) === 0) continue;
    const score = (blame[cell]! + unit) / popcount(mask);
    if (score <= best) continue;
    best = score;
    choice.cell = cell;
  }
  if (best < 0) return false;
  const mask = masks[choice.cell]!;
  choice.bit = mask & -mask;
  if (popcount(mask) > 2) for (const house of plan.houses) best = choosePlaces(choice, house, masks, best);
  return true;
}

/** Chooses a digit with two places in a house if that scores more. */
function choosePlaces(choice: Choice, { cells }: HouseNarrower, masks: Int32Array, least: number): number {
  const { blame, unit } = choice;
  let once = 0;
  let twice = 0;
  let more = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    more |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
  let best = least;
  for (let left = twice & ~more; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let index = 0;
    while ((masks[cells[index]!]! & bit) === 0) index++;
    const first = cells[index++]!;
    while ((masks[cells[index]!]! & bit) === 0) index++;
    const second = cells[index]!;
    const score = ((blame[first]! + blame[second]!) / 2 + unit) / 2;
    if (score <= best) continue;
    best = score;
    choice.cell = blame[first]! > blame[second]! ? first : second;
    choice.bit = bit;
  }
  return best;
}
