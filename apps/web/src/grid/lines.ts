import type { Geometry } from '@pencilmark/core/geometry';

// Made once a board.
const known = new WeakMap<Geometry, readonly string[]>();

/**
 * The classes of every cell that say where thick borders run (`top`, `left`; the edge of the board is drawn by the grid), which diagonals cross it (`falls`, `rises`), and
 * whether it is part of a window (`extra`).
 */
export function linesOf(geometry: Geometry): readonly string[] {
  let lines = known.get(geometry);
  if (!lines) {
    const { size, spec, houses } = geometry;
    const extras = houses.filter(({ kind }) => kind === 'extra');
    const falling = new Set(extras.filter(({ cells }) => cells.every(isFalling(size))).flatMap(({ cells }) => cells));
    const rising = new Set(extras.filter(({ cells }) => cells.every(isRising(size))).flatMap(({ cells }) => cells));
    const rest = extras.filter(({ cells }) => !cells.every(isFalling(size)) && !cells.every(isRising(size)));
    const shaded = new Set(rest.flatMap(({ cells }) => cells));
    // Groups that cover the board need no shade: all cells would have it.
    const isShaded = shaded.size < geometry.cellCount;
    const box = (cell: number): number => spec.boxes[cell]!;
    lines = Array.from({ length: geometry.cellCount }, (_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      const classes = [
        row > 0 && box(cell) !== box(cell - size) && 'top',
        column > 0 && box(cell) !== box(cell - 1) && 'left',
        falling.has(cell) && 'falls',
        rising.has(cell) && 'rises',
        isShaded && shaded.has(cell) && 'extra',
      ];
      return classes.filter(Boolean).join(' ');
    });
    known.set(geometry, lines);
  }
  return lines;
}

const isFalling = (size: number) => (cell: number) => Math.floor(cell / size) === cell % size;
const isRising = (size: number) => (cell: number) => Math.floor(cell / size) + (cell % size) === size - 1;
