import { boxed, type Geometry, sized } from '@pencilmark/core/geometry';

/** The boards that a lattice of a size may mean, the usual one first: boxes may lie or stand. */
export function boardsOf(size: number): Geometry[] {
  const usual = sized(size);
  const { height, width } = usual.box!;
  return height === width ? [usual] : [usual, boxed(width, height)];
}
