import type { Geometry, House, HouseKind } from '@pencilmark/core/geometry';
import { bit, type Stand } from './stand.ts';

/** The houses that a cell lies in: its row, column, box, and further ones such as a diagonal. */
export const housesAt = ({ houses }: Geometry, cell: number): readonly House[] =>
  houses.filter(({ set }) => set.has(cell));

/** The row, column or box of a cell, where the board has one. */
export const houseAt = (geometry: Geometry, cell: number, kind: HouseKind): House | undefined =>
  housesAt(geometry, cell).find((house) => house.kind === kind);

/** What is to be told of a house besides what stands in its cells. */
export interface HouseReading {
  /** The digits that stand nowhere in it, and those that stand there more than once, as sets. */
  readonly missing: number;
  readonly repeated: number;
}

/** What a house lacks, and what it has too often. */
export function readingOf(stand: Stand, { cells }: Pick<House, 'cells'>): HouseReading {
  let once = 0;
  let repeated = 0;
  for (const cell of cells) {
    const digit = stand.digits[cell]!;
    if (digit === 0) continue;
    repeated |= once & bit(digit);
    once |= bit(digit);
  }
  return { missing: stand.geometry.allDigits & ~once, repeated };
}
