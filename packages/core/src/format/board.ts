import type { Geometry } from '../geometry/geometry.ts';
import { LARGEST_SIZE } from '../geometry/geometry.ts';
import { boxShape, sized } from '../geometry/layouts.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ok, type Result } from '../result.ts';
import type { CellCounts } from './reading.ts';
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
      : trouble(
          'length',
          offset,
          `${counted(cells, 'cell')} found; the board ${id} has ${own.length}.`,
          nearly(cells, own.length),
        );
  }
  const size = sizeOf(cells);
  if (size === 0)
    return trouble(
      'length',
      offset,
      `${counted(cells, 'cell')} found; ${nearestBoards(cells)}.`,
      nearly(cells, nearestCount(cells)),
    );
  return boardOfSize(size, offset);
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
      `A ${size}x${size} board has no usual boxes; say which geometry is meant, for example with a jigsaw map.`,
    );
  return ok(usualBoard(size));
}

/** How many cells the usual boards have. */
const COUNTS = Array.from({ length: LARGEST_SIZE + 1 }, (_, size) => size)
  .filter((size) => size >= SMALLEST_TEXT_SIZE && boxShape(size).height > 1)
  .map((size) => size * size);

/** A text that lacks more than five cells of 81, or has more too many, was meant otherwise. */
const nearly = (found: number, needed: number): CellCounts | undefined =>
  Math.abs(found - needed) * 16 <= needed ? { found, needed } : undefined;

const nearestCount = (cells: number): number =>
  COUNTS.reduce((best, count) => (Math.abs(count - cells) < Math.abs(best - cells) ? count : best));

function nearestBoards(cells: number): string {
  const above = COUNTS.find((count) => count > cells);
  const below = COUNTS.findLast((count) => count < cells);
  if (above === undefined) return `the largest board, ${LARGEST_SIZE}x${LARGEST_SIZE}, has ${LARGEST_SIZE ** 2}`;
  const name = (count: number): string => `${count} (${Math.sqrt(count)}x${Math.sqrt(count)})`;
  return `the nearest boards have ${below === undefined ? '' : `${name(below)} and `}${name(above)}`;
}
