import type { Stand } from './stand.ts';

/** What is left to do on a board. */
export interface Counts {
  /** How often each digit is still missing, from 1; less than 0 where it stands too often. */
  readonly left: readonly number[];
  readonly empty: number;
}

/** How often each digit is still missing, and how many cells are empty. */
export function countsOf({ geometry: { size, cells }, digits }: Stand): Counts {
  const left = new Array<number>(size).fill(size);
  let empty = 0;
  for (const cell of cells) {
    if (digits[cell] === 0) empty++;
    else left[digits[cell]! - 1]!--;
  }
  return { left, empty };
}
