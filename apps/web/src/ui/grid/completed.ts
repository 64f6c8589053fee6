import type { Geometry, House } from '@pencilmark/core/geometry';

/** The houses that a few new digits have made full, each digit once. */
export function completedHouses(geometry: Geometry, before: Uint8Array, digits: Uint8Array): House[] {
  const placed = [...digits.keys()].filter((cell) => digits[cell] !== 0 && digits[cell] !== before[cell]);
  // More than these are another game.
  if (placed.length === 0 || placed.length > geometry.size) return [];
  const isFull = ({ cells }: House): boolean =>
    cells.every((cell) => digits[cell] !== 0) && new Set(cells.map((cell) => digits[cell])).size === cells.length;
  return geometry.houses.filter((house) => placed.some((cell) => house.cells.includes(cell)) && isFull(house));
}
