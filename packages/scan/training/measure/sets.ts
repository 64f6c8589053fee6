import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cutCells } from '../../src/cells.ts';
import type { Lattice } from '../../src/types.ts';
import { type Dice, diceOf } from '../dice.ts';
import { joined, keepPixels, type Pool } from '../pool.ts';
import { isHeldOut, labelOf, latticeIn, type Photo, photosOf, readPicture } from './photos.ts';

/** Photos to learn from, and how often each cell comes, each time cut out a little otherwise. */
const LEARNT = [
  { set: 'kubiesa-train', copies: 6 },
  { set: 'wicht-train', copies: 3 },
];

/** Sets that are measured only; of the second one the puzzles that nobody learns from. */
const MEASURED = ['kubiesa-val', 'wicht-train', 'screens-dev'];

/** How far a crossing is moved in a copy, in cells. */
const STRAY = 0.018;

/** The folder of the sets, if PENCILMARK_DATA names one. */
export function photoFolder(): string | undefined {
  const data = process.env.PENCILMARK_DATA;
  const folder = data && join(data, 'photos');
  return folder && existsSync(folder) ? folder : undefined;
}

/** A pool of cells out of photos, and from which sets they come. */
export interface PhotoPool {
  readonly pool: Pool;
  readonly says: readonly string[];
}

/** The photos of puzzles that are learnt. */
export function photosToLearn(folder: string, seed: number): PhotoPool {
  const dice = diceOf(seed);
  const parts = LEARNT.map(({ set, copies }) => {
    const photos = photosOf(join(folder, set)).filter((photo) => !isHeldOut(photo));
    const pools = photos.flatMap((photo) => cellsOf(photo, copies, dice));
    const cells = pools.reduce((sum, { labels }) => sum + labels.length, 0);
    const says = `${set}: ${pools.length} of ${photos.length} photos, ${cells / copies} cells, each in ${copies} copies`;
    return { pools, says };
  });
  return { pool: joined(parts.flatMap(({ pools }) => pools)), says: parts.map(({ says }) => says) };
}

/** Photos of the writers and cameras that are learnt, but of other puzzles: for the temperature. */
export function photosToCalibrate(folder: string): Pool {
  const photos = photosOf(join(folder, 'kubiesa-train')).filter(isHeldOut);
  return joined(photos.flatMap((photo) => cellsOf(photo, 1)));
}

/** A photo of a measured set; without a pool where its puzzle was not recognised. */
export interface Measured {
  readonly set: string;
  readonly photo: Photo;
  readonly pool: Pool | undefined;
}

export function photosToMeasure(folder: string): readonly Measured[] {
  return MEASURED.flatMap((set) =>
    photosOf(join(folder, set))
      .filter((photo) => set !== 'wicht-train' || isHeldOut(photo))
      .map((photo) => ({
        set: set === 'wicht-train' ? 'wicht-train, held out' : set,
        photo,
        pool: cellsOf(photo, 1)[0],
      })),
  );
}

/**
 * The cells of a photo as the reader cuts them out, so many times; nothing where its puzzle is not
 * found. With dice, the crossings stray a little.
 */
function cellsOf(photo: Photo, copies: number, dice?: Dice): readonly Pool[] {
  const picture = readPicture(photo.file);
  const placed = latticeIn(picture, photo);
  if (!placed) return [];
  const [lattice, turn] = placed;
  const labels = Uint8Array.from(photo.truth, (_, cell) => labelOf(photo, cell));
  const all = Array.from({ length: copies }, () => cutCells(picture, dice ? strayed(lattice, dice) : lattice, turn));
  return [joined(all.map(({ pixels }) => keepPixels(pixels, labels)))];
}

function strayed(lattice: Lattice, dice: Dice): Lattice {
  const { corners, size, crossings } = lattice;
  const across = Math.sqrt((corners[2][0] - corners[0][0]) ** 2 + (corners[2][1] - corners[0][1]) ** 2);
  const by = (STRAY * across) / Math.SQRT2 / size;
  return { ...lattice, crossings: crossings.map((place) => place + by * dice.bell()) };
}
