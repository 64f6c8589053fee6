import type { Picture } from '@pencilmark/scan';

/**
 * Where the upper left pixel of the upright picture lies in the stored picture, and if one goes
 * down there for a step to the right. Each orientation of EXIF, 1…8, is three yes and no.
 */
const ORIENTATIONS = [
  { isRight: false, isBottom: false, isSwapped: false },
  { isRight: true, isBottom: false, isSwapped: false },
  { isRight: true, isBottom: true, isSwapped: false },
  { isRight: false, isBottom: true, isSwapped: false },
  { isRight: false, isBottom: false, isSwapped: true },
  { isRight: false, isBottom: true, isSwapped: true },
  { isRight: true, isBottom: true, isSwapped: true },
  { isRight: true, isBottom: false, isSwapped: true },
] as const;

/** A picture of four bytes a pixel, upright; `orientation` is that of EXIF, 1…8. */
export function oriented(picture: Picture, orientation: number): Picture {
  if (orientation === 1) return picture;
  const { isRight, isBottom, isSwapped } = ORIENTATIONS[orientation - 1]!;
  const [width, height] = isSwapped ? [picture.height, picture.width] : [picture.width, picture.height];
  const from = new Uint32Array(picture.data.slice().buffer);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = isSwapped ? [y, x] : [x, y];
      const column = isRight ? picture.width - 1 - across : across;
      const row = isBottom ? picture.height - 1 - down : down;
      to[y * width + x] = from[row * picture.width + column]!;
    }
  return { width, height, data: new Uint8Array(to.buffer) };
}
