import type { House, HouseKind } from '@pencilmark/core/geometry';
import { housesAt } from './house.ts';
import { bit, candidatesAt, type Stand } from './stand.ts';

/** Where a digit stands in a house, and where it can still go. */
export interface Places {
  readonly house: House;
  /** The cells that hold it: none while it is missing, and two in a conflict. */
  readonly placed: readonly number[];
  /** The empty cells that can hold it; nothing more is looked for once it is placed. */
  readonly open: readonly number[];
}

/** Where a digit stands in a house, and where it can still go. */
export function placesIn(stand: Stand, digit: number, house: House): Places {
  const placed = house.cells.filter((cell) => stand.digits[cell] === digit);
  const open = house.cells.filter((cell) => (candidatesAt(stand, cell) & bit(digit)) !== 0);
  return { house, placed, open: placed.length > 0 ? [] : open };
}

/** The places of a digit in each house of a cell. */
export const placesAround = (stand: Stand, digit: number, cell: number): readonly Places[] =>
  housesAt(stand.geometry, cell).map((house) => placesIn(stand, digit, house));

/** The places of a digit in all houses of a kind, in their order: rows one after another. */
export const placesBy = (stand: Stand, digit: number, kind: HouseKind): readonly Places[] =>
  stand.geometry.houses.filter((house) => house.kind === kind).map((house) => placesIn(stand, digit, house));
