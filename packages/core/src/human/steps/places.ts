import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { DigitSet } from '../../sets/digits.ts';

// Facts about houses, from a grid as it stands.

/** The places of digits in houses, as `Position` has them. */
export function placesOf({ houses, size, houseCells }: Geometry, candidates: Int32Array): Int32Array {
  const places = new Int32Array(houses.length * size);
  for (let house = 0, at = 0; house < houses.length; house++) {
    for (let place = 0; place < size; place++, at++) {
      const bit = 1 << place;
      for (let left = candidates[houseCells[at]!]!; left !== 0; left &= left - 1)
        places[house * size + 31 - Math.clz32(left & -left)]! |= bit;
    }
  }
  return places;
}

/** By house: the digits that have just one place there. */
export function onePlaceOf({ houses, size }: Geometry, places: Int32Array): DigitSet[] {
  const onePlace = new Array<DigitSet>(houses.length).fill(0);
  for (let house = 0; house < houses.length; house++) {
    let digits: DigitSet = 0;
    for (let digit = 0; digit < size; digit++) {
      const own = places[house * size + digit]!;
      if (own !== 0 && (own & (own - 1)) === 0) digits |= 1 << digit;
    }
    onePlace[house] = digits;
  }
  return onePlace;
}

/** By house: how many cells are empty. */
export function emptyCellsOf({ houses, size, houseCells }: Geometry, digits: Uint8Array): Uint8Array {
  const empty = new Uint8Array(houses.length);
  for (let house = 0, at = 0; house < houses.length; house++)
    for (const end = at + size; at < end; at++) if (digits[houseCells[at]!] === 0) empty[house]!++;
  return empty;
}

/** By index of `cellHouses`: the place of the cell in the house. */
export const cellPlacesOf = perBoard((geometry: Geometry): Uint8Array => {
  const { cellHouses, cellHouseStart, houses, cellCount } = geometry;
  const places = new Uint8Array(cellHouses.length);
  for (let cell = 0; cell < cellCount; cell++)
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      places[at] = houses[cellHouses[at]!]!.cells.indexOf(cell);
  return places;
});
