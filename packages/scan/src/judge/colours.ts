/** Two colours of ink: for each cell, on which side it lies. */
export interface TwoInks {
  /** For each of the given cells: whether it has the second colour; unknown without ink. */
  readonly isSecond: readonly (boolean | undefined)[];
  /** How colourful each of the two is; 0 is grey. */
  readonly colourfulness: readonly [first: number, second: number];
}

type Colour = readonly [number, number, number];

const LEAST_DISTANCE = 0.2;
/** So many times the usual distance from their own centre the two centres lie apart. */
const LEAST_SEPARATION = 3;
const LEAST_CELLS = 2;
const ROUNDS = 8;

/**
 * Whether some cells have ink of two colours. What counts is the direction in which the ink differs
 * from its paper, so light, shadow and dark mode do not matter. Undefined when there is one colour.
 */
export function twoInksOf(ink: Uint8Array, paper: Uint8Array, cells: readonly number[]): TwoInks | undefined {
  const all = cells.map((cell) => direction(ink, paper, 3 * cell));
  const colours = all.filter((colour) => colour !== undefined);
  if (colours.length < 2 * LEAST_CELLS) return undefined;
  let first = meanOf(colours);
  let second = farthest(colours, first);
  first = farthest(colours, second);
  let isSecond: boolean[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    isSecond = colours.map((colour) => distance(colour, second) < distance(colour, first));
    first = meanOf(colours.filter((_, index) => !isSecond[index]));
    second = meanOf(colours.filter((_, index) => isSecond[index]));
  }
  const count = isSecond.filter(Boolean).length;
  const strayed = colours.reduce((sum, colour, index) => sum + distance(colour, isSecond[index] ? second : first), 0);
  const apart = distance(first, second);
  const isClear = apart > LEAST_DISTANCE && apart > (LEAST_SEPARATION * strayed) / colours.length;
  if (!isClear || Math.min(count, colours.length - count) < LEAST_CELLS) return undefined;
  const sides = isSecond.values();
  return {
    isSecond: all.map((colour) => colour && sides.next().value),
    colourfulness: [colourfulness(first), colourfulness(second)],
  };
}

/** The difference of ink and paper, as a vector of length 1; nothing where it is 0. */
function direction(ink: Uint8Array, paper: Uint8Array, at: number): Colour | undefined {
  const [red, green, blue] = [0, 1, 2].map((channel) => Math.abs(ink[at + channel]! - paper[at + channel]!));
  const length = Math.hypot(red!, green!, blue!);
  return length === 0 ? undefined : [red! / length, green! / length, blue! / length];
}

/** Ink that is paler counts as none, as a logarithm. */
const PALEST = -1.5;

/** How much light ink takes from its paper, as the logarithm of a share of the lighter. */
export function depthOf(ink: Uint8Array, paper: Uint8Array, at: number): number {
  const light = (colours: Uint8Array): number => colours[at]! + colours[at + 1]! + colours[at + 2]!;
  const [dark, other] = [light(ink), light(paper)];
  return Math.max(PALEST, Math.log((Math.abs(dark - other) + 1) / (Math.max(dark, other) + 1)));
}

function meanOf(colours: readonly Colour[]): Colour {
  const sum = (channel: 0 | 1 | 2): number => colours.reduce((total, colour) => total + colour[channel], 0);
  const count = Math.max(1, colours.length);
  return [sum(0) / count, sum(1) / count, sum(2) / count];
}

const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const farthest = (colours: readonly Colour[], from: Colour): Colour =>
  colours.reduce((best, colour) => (distance(colour, from) > distance(best, from) ? colour : best));

const colourfulness = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);
