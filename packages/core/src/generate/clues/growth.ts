import { type Random, shuffled } from '../../random.ts';
import type { Cell } from '../../sets/cells.ts';

/** How a list of cells grows, cell by cell. */
export interface Growth {
  readonly first: Cell;
  readonly least: number;
  readonly most: number;
  /** The cells by which a list may be extended. */
  next(list: readonly Cell[]): readonly Cell[];
  /** Whether the cells could be those of a clue. */
  isGood(list: readonly Cell[]): boolean;
}

/**
 * Cells that grew in random directions, the most with which they were good; undefined when they
 * never were. Each step prefers cells with which the list is good, so that long lists turn up of
 * kinds that hold for every part of a line.
 */
export function grown({ first, least, most, next, isGood }: Growth, random: Random): Cell[] | undefined {
  let list = [first];
  let best: Cell[] | undefined;
  for (;;) {
    if (list.length >= least && isGood(list)) best = list;
    if (list.length >= most) return best;
    const choices = shuffled(next(list), random).map((cell) => [...list, cell]);
    const longer = choices.find(isGood) ?? choices[0];
    if (!longer) return best;
    list = longer;
  }
}
