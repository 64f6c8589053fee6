/** The work behind `SCAN`, done in a thread of its own. */
import {
  loadNetwork,
  outline,
  type Picture,
  type Scanned,
  type ScanOptions,
  scan,
  straightened,
} from '@pencilmark/scan';
import type { WorkOf } from '../../engine/task.ts';
import { geometryCalled } from '../../puzzles/boards.ts';
import { pixelsOf } from './pixels.ts';
import { isSharp } from './sharp.ts';
import type { ReadPuzzle, SCAN, Wish } from './tasks.ts';

type Doing = WorkOf<typeof SCAN>;

/** Pixels of the longer side of a picture that is read. */
const LONG_SIDE = 1600;
/** Pixels of the straightened picture, about. */
const STRAIGHT = 640;

let network: ReturnType<typeof loadNetwork> | undefined;
const networkOnce = (): ReturnType<typeof loadNetwork> => (network ??= loadNetwork());

export const warmUp: Doing['warmUp'] = async () => {
  await networkOnce();
};

export const open: Doing['open'] = async ({ source }, work) => {
  const picture = source instanceof Blob ? await decoded(source) : source;
  if (!picture) return undefined;
  const scanned = await read({ picture, wish: {} }, work);
  work.transfer([picture.data.buffer as ArrayBuffer]);
  return { picture, scanned };
};

export const read: Doing['read'] = async ({ picture, wish }, work) => {
  const { found, why } = scan(picture, { network: await networkOnce(), ...optionsFor(wish) });
  const puzzles = found.map((scanned) => messageOf(picture, scanned, wish));
  work.transfer(puzzles.map(({ straight }) => straight.data.buffer as ArrayBuffer));
  return { puzzles, ...(why && { why }) };
};

/** Who says where the corners are says which way is up; a board has its size. */
function optionsFor({ corners, size, board }: Wish): Omit<ScanOptions, 'network'> {
  if (board) return { ...(corners && { corners, turn: 0 }), board, size: geometryCalled(board).size };
  return { ...(corners && { corners, turn: 0 }), ...(size && { size }) };
}

export const look: Doing['look'] = ({ frame }) => {
  const corners = outline(frame);
  if (!corners) return undefined;
  const [first, two, three, four] = corners.map(([x, y]) => [x / frame.width, y / frame.height] as const);
  return { corners: [first!, two!, three!, four!], isSharp: isSharp(frame, corners) };
};

/** A file as the browser decodes it, upright whichever way its camera was turned. */
async function decoded(file: Blob): Promise<Picture | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!image) return undefined;
  const picture = pixelsOf(image, image, LONG_SIDE);
  image.close();
  return picture;
}

const messageOf = (picture: Picture, scanned: Scanned, { board }: Wish): ReadPuzzle => ({
  size: scanned.size,
  board: scanned.board,
  guess: board === undefined ? scanned.guesses[0] : undefined,
  corners: scanned.corners,
  cells: scanned.cells,
  doubts: scanned.doubts,
  isProper: scanned.state === 'proper',
  straight: straightened(picture, scanned.lattice, Math.max(24, Math.round(STRAIGHT / scanned.size))),
});
