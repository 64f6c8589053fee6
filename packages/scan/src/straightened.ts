import { check, POSITIVE } from '@pencilmark/core/result';
import { A_LATTICE, A_PICTURE } from './expected.ts';
import type { Lattice, Picture } from './types.ts';

/**
 * A puzzle of a picture with four bytes a pixel as if it had been photographed from straight above:
 * `side` pixels a cell. Each cell is spread between its four crossings, so curved paper gets flat.
 *
 *     const picture = { width: 64, height: 64, data: new Uint8Array(4 * 4096).fill(255) };
 *     const corners = [[4, 4], [60, 4], [60, 60], [4, 60]];
 *     const lattice = latticeAt(picture, corners, { size: 9 });
 *     straightened(picture, lattice, 8).width      // 72
 */
export function straightened(picture: Picture, lattice: Pick<Lattice, 'size' | 'crossings'>, side: number): Picture {
  check('straightened', 'picture', picture, A_PICTURE);
  check('straightened', 'lattice', lattice, A_LATTICE);
  check('straightened', 'side', side, POSITIVE);
  const { size, crossings } = lattice;
  const width = size * side;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [row, column] = [Math.floor(y / side), Math.floor(x / side)];
      const [down, right] = [(y + 0.5) / side - row, (x + 0.5) / side - column];
      const at = (row * (size + 1) + column) * 2;
      const below = at + (size + 1) * 2;
      const between = (axis: number): number =>
        (1 - down) * ((1 - right) * crossings[at + axis]! + right * crossings[at + 2 + axis]!) +
        down * ((1 - right) * crossings[below + axis]! + right * crossings[below + 2 + axis]!);
      copy(picture, between(0) - 0.5, between(1) - 0.5, data, (y * width + x) * 4);
    }
  return { width, height: width, data };
}

/** Writes the colour at a place of a picture, mixed of the four pixels around it. */
function copy({ width, height, data }: Picture, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const [right, down] = [Math.min(Math.max(x - left, 0), 1), Math.min(Math.max(y - top, 0), 1)];
  const first = (top * width + left) * 4;
  for (let channel = 0; channel < 4; channel++) {
    const from = first + channel;
    const above = data[from]! * (1 - right) + data[from + 4]! * right;
    const below = data[from + width * 4]! * (1 - right) + data[from + width * 4 + 4]! * right;
    to[at + channel] = above * (1 - down) + below * down;
  }
}
