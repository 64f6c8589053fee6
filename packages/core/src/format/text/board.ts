import type { Geometry } from '../../geometry/geometry.ts';
import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { boxShape, sized } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { counted, type Trouble, trouble } from './trouble.ts';

/**
 * The smallest board that a text is taken for when nobody names its geometry. Shorter texts are
 * more likely names or numbers.
 */
export const SMALLEST_TEXT_SIZE = 4;

// Every puzzle of a file needs its board, so each size is built once. Geometries never change, so
// puzzles can share them.
const usual: (Geometry | undefined)[] = [];

const usualBoard = (size: number): Geometry => (usual[size] ??= sized(size));

/** The size n, 4…36, of a board with n·n cells; 0 when there is no such board. */
export function sizeOf(cells: number): number {
  const size = Math.sqrt(cells);
  return Number.isInteger(size) && size >= SMALLEST_TEXT_SIZE && size <= LARGEST_SIZE ? size : 0;
}

/** Whether a board is the usual one of its size, so that a text need not name it. */
export const isUsual = ({ id, size }: Geometry): boolean =>
  size >= SMALLEST_TEXT_SIZE && boxShape(size).height > 1 && usualBoard(size).id === id;

/** Whether a puzzle has only givens on a usual board, and no candidates struck out. */
export const isPlain = (puzzle: Puzzle): boolean => isUsual(puzzle.geometry) && !puzzle.struckOut?.length;

/** Whether a board fills its frame with digits that count from 1. Most texts can only hold such. */
const isSquare = ({ cells, cellCount, least }: Geometry): boolean => cells.length === cellCount && least === 1;

/** The board of a text with a square of cells: the wanted one, or else the usual one. */
export function boardFor(cells: number, wanted: Geometry | undefined, offset: number): Result<Geometry, Trouble> {
  return wanted && !isSquare(wanted)
    ? trouble('geometry', offset, `Puzzles of ${wanted.id} are read as one line of cells, as JSON or as ISS text.`)
    : boardForRun(cells, wanted, offset);
}

/** The board of a run of cells, whatever its shape: the wanted one, or else the usual one. */
export function boardForRun(cells: number, wanted: Geometry | undefined, offset: number): Result<Geometry, Trouble> {
  if (wanted) {
    const { id, cells: own } = wanted;
    return cells === own.length
      ? ok(wanted)
      : otherCount(cells, own.length, offset, `the board ${id} has ${own.length}`);
  }
  const size = sizeOf(cells);
  return size === 0 ? noBoard(cells, offset) : boardOfSize(size, offset);
}

/** The usual board of a size, 4…36; sizes such as 5 and 7 have none. */
export function boardOfSize(size: number, offset: number): Result<Geometry, Trouble> {
  if (!Number.isInteger(size) || size < SMALLEST_TEXT_SIZE || size > LARGEST_SIZE) {
    return trouble('length', offset, `A board of size ${size}; expected ${SMALLEST_TEXT_SIZE} to ${LARGEST_SIZE}.`);
  }
  if (boxShape(size).height === 1)
    return trouble(
      'geometry',
      offset,
      `A ${size}x${size} board has no usual boxes; name its geometry, or draw a jigsaw map.`,
    );
  return ok(usualBoard(size));
}

/** The sizes that have a usual board. */
const SIZES = Array.from({ length: LARGEST_SIZE + 1 }, (_, size) => size).filter(
  (size) => size >= SMALLEST_TEXT_SIZE && boxShape(size).height > 1,
);

function noBoard(cells: number, offset: number): Result<never, Trouble> {
  const below = SIZES.filter((size) => size ** 2 < cells).at(-1);
  const [above] = SIZES.filter((size) => size ** 2 > cells);
  const near = [below, above].filter((size) => size !== undefined);
  const names = near.map((size) => `${size ** 2} (${size}x${size})`);
  const needed = near.map((size) => size ** 2).reduce((one, other) => (cells - one < other - cells ? one : other));
  return otherCount(cells, needed, offset, `the nearest boards have ${names.join(' and ')}`);
}

const otherCount = (found: number, needed: number, offset: number, says: string): Result<never, Trouble> =>
  trouble('length', offset, `${counted(found, 'cell')} found; ${says}.`, { found, needed });
