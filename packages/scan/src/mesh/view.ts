import { type Ridges, ridgesOf } from '../lines.ts';
import type { Grey } from '../picture.ts';
import type { Homography } from '../points.ts';
import { squareOf } from '../square.ts';

export interface MeshOptions {
  readonly size: number;
  readonly isDark: boolean;
}

/** The lines of a puzzle seen from above. */
export interface View {
  readonly size: number;
  /** Pixels of a cell. */
  readonly cell: number;
  /** Where the puzzle begins on each axis, in pixels. */
  readonly start: number;
  readonly upright: Ridges;
  readonly level: Ridges;
}

export function viewOf(picture: Grey, homography: Homography, { size, isDark }: MeshOptions): View {
  const cell = 2 * Math.min(18, Math.max(9, Math.round(128 / size)));
  const square = squareOf(picture, homography, { side: cell * (size + 1), margin: 0.5 / size, isDark });
  return { size, cell, start: cell / 2, upright: ridgesOf(square, true), level: ridgesOf(square, false) };
}
