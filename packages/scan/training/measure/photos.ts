import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode as decodePng } from 'fast-png';
import jpeg from 'jpeg-js';
import { findLattices } from '../../src/find.ts';
import { HAND, MARKS } from '../../src/network/layers.ts';
import type { Lattice, Picture, Point } from '../../src/types.ts';
import { EITHER } from '../pool.ts';

/** A picture of a set with what is known of it. */
export interface Photo {
  readonly file: string;
  /** The cells as they are read: 0 blank, `c` pencil marks, a digit, a letter. */
  readonly truth: string;
  /** `g` given, `e` entered by hand or in another colour; nothing where nobody has noted it. */
  readonly kinds: string;
  /** What kind of picture it is, in the words of its set. */
  readonly tag: string;
  /** The corners as the puzzle is read, where somebody has noted them. */
  readonly corners: readonly Point[];
}

/** How far the corners of a search may lie from those noted, in cells. */
const FAR = 0.35;

const rowsOf = (path: string): string[][] => {
  try {
    return readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
  } catch {
    return [];
  }
};

/** The pictures of a set that show a puzzle. */
export function photosOf(folder: string): readonly Photo[] {
  const corners = new Map(
    rowsOf(join(folder, 'corners.tsv')).map(([file, , , ...numbers]) => [
      file,
      pairsOf(numbers.slice(0, 8).map(Number)),
    ]),
  );
  return rowsOf(join(folder, 'truth.tsv'))
    .filter(([, truth]) => truth !== 'none')
    .map(([file = '', truth = '', kinds = '', tag = '']) => ({
      file: join(folder, file),
      truth,
      kinds,
      tag,
      corners: corners.get(file) ?? [],
    }));
}

const pairsOf = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at]!, numbers[2 * at + 1]!]);

/**
 * Whether the pictures of a puzzle are kept for measuring: one puzzle in five, by a sum over its
 * cells. The bench takes the same photos.
 */
export function isHeldOut({ truth }: Photo): boolean {
  let sum = 0;
  for (const symbol of truth) sum = (sum * 31 + symbol.charCodeAt(0)) >>> 0;
  return sum % 5 === 0;
}

export function readPicture(file: string): Picture {
  const bytes = readFileSync(file);
  if (!file.endsWith('.png')) return jpeg.decode(bytes, { useTArray: true });
  const { width, height, data, channels } = decodePng(bytes);
  if (channels === 1 || channels === 4) return { width, height, data: Uint8Array.from(data) };
  const rgba = new Uint8Array(4 * width * height).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++) rgba[4 * pixel + channel] = data[channels * pixel + channel]!;
  return { width, height, data: rgba };
}

/** The lattice of a picture and its quarter turns, if it is the right lattice. */
export function latticeIn(picture: Picture, { truth, corners }: Photo): readonly [Lattice, number] | undefined {
  const [lattice] = findLattices(picture);
  if (!lattice || lattice.size ** 2 !== truth.length) return undefined;
  if (corners.length === 0) return [lattice, 0];
  const cell = distance(corners[0]!, corners[2]!) / Math.SQRT2 / lattice.size;
  const turn = [0, 1, 2, 3].find((quarter) =>
    corners.every((corner, at) => distance(corner, lattice.corners[(at + 4 - quarter) % 4]!) < FAR * cell),
  );
  return turn === undefined ? undefined : [lattice, turn];
}

const distance = ([x0, y0]: Point, [x1, y1]: Point): number => Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2);

/** What a cell is: its class, or a digit of which nobody knows whether it is printed. */
export function labelOf({ truth, kinds, tag }: Photo, cell: number): number {
  const symbol = truth[cell]!;
  if (symbol === '0' || symbol === '.') return 0;
  if (symbol === 'c') return MARKS;
  const value = Number.parseInt(symbol, 17);
  if (value > 9 || kinds[cell] === 'g') return value;
  return kinds[cell] === 'e' && tag.includes('handwritten') ? HAND + value - 1 : EITHER + value;
}
