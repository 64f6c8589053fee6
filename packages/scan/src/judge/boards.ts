import { boxed, type Geometry, jigsaw, sized } from '@pencilmark/core/geometry';

const NAMES = '123456789ABCDEFG';

/**
 * The boards that a lattice of a size may mean, the likeliest first: boxes may lie or stand.
 * Regions that thick lines show, a number from 0 for each cell, come before both.
 */
export function boardsOf(size: number, regions?: Uint8Array): Geometry[] {
  const usual = sized(size);
  const { height, width } = usual.box!;
  const boards = height === width ? [usual] : [usual, boxed(width, height)];
  if (!regions) return boards;
  const shown = jigsaw(Array.from(regions, (region) => NAMES[region]).join(''));
  return [shown, ...boards.filter(({ id }) => id !== shown.id)];
}
