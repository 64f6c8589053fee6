/** A crossing this far from where the others put it counts half, in cells. */
export const USUAL = 0.06;

/** How often a fit is repeated, each time with less trust in what lies far from it. */
export const FITS = 4;

/** How much a place counts, of its weight, when a fit puts it so many cells away. */
export function trustIn(weight: number, far: number): number {
  const share = far / USUAL;
  return weight / (1 + share * share);
}
