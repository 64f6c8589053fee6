/** How a cell sounds: where it is between left, -1, and right, 1; its pitch in hertz. */
export interface PlaceTone {
  readonly pan: number;
  readonly pitch: number;
}

// Two octaves above the A below middle C: low enough to be pleasant, far enough apart to tell rows.
const LOWEST = 220;
const OCTAVES = 2;
/** More cells than these are no longer told apart. */
const MOST = 16;

/** How far something is on its way from 0 to 1; one alone is in the middle. */
const along = (at: number, count: number): number => (count < 2 ? 0.5 : at / (count - 1));

/**
 * The cells of a step as tones, in reading order: columns from left to right, and the first row
 * highest. Of very many cells the first are heard.
 */
export const tonesOf = (cells: Iterable<number>, size: number): PlaceTone[] =>
  [...cells]
    .sort((a, b) => a - b)
    .slice(0, MOST)
    .map((cell) => ({
      pan: 2 * along(cell % size, size) - 1,
      pitch: LOWEST * 2 ** (OCTAVES * (1 - along(Math.floor(cell / size), size))),
    }));
