import type { Cell, Geometry } from '@pencilmark/core/geometry';

// Corners by the sum of their arms: up 1, down 2, left 4, right 8.
const CORNERS = ' ╵╷│╴┘┐┤╶└┌├─┴┬┼';

/** The box of places beyond the board. */
const OUTSIDE = -2;

/**
 * A board with lines around its boxes, whatever their shape.
 * `textOf` gives two columns for each cell: a space or mark, and the digit.
 *
 *     ┌─────┬─────┐
 *     │ 1 2 │ 3 4 │
 */
export function drawBoard(geometry: Geometry, textOf: (cell: Cell) => string): string[] {
  const { size, rows, columns, boxes } = geometry;
  const boxAt = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? OUTSIDE : boxes[row * size + column]!;
  // A wall stands to the left of a place, or above it, when the neighbour there is of another box.
  const hasLeftWall = (row: number, column: number): boolean => boxAt(row, column) !== boxAt(row, column - 1);
  const hasUpperWall = (row: number, column: number): boolean => boxAt(row, column) !== boxAt(row - 1, column);
  const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);
  const [down, across] = [upTo(rows), upTo(columns)];
  const wallColumns = across.map((column) => down.some((row) => hasLeftWall(row, column)));
  const wallRows = down.map((row) => across.some((column) => hasUpperWall(row, column)));

  const corner = (row: number, column: number): string => {
    const up = hasLeftWall(row - 1, column) ? 1 : 0;
    const down = hasLeftWall(row, column) ? 2 : 0;
    const left = hasUpperWall(row, column - 1) ? 4 : 0;
    const right = hasUpperWall(row, column) ? 8 : 0;
    return CORNERS[up + down + left + right]!;
  };
  const row = (pieces: (column: number) => { wall: string; cell: string; gap: string }): string =>
    across
      .map((column) => {
        const { wall, cell, gap } = pieces(column);
        return (wallColumns[column] ? (column > 0 ? gap : '') + wall : '') + (column < columns ? cell : '');
      })
      .join('');
  return down.flatMap((at) => {
    const walls = row((column) => ({
      wall: corner(at, column),
      cell: hasUpperWall(at, column) ? '──' : '  ',
      gap: hasUpperWall(at, column - 1) ? '─' : ' ',
    }));
    const cells = row((column) => ({
      wall: hasLeftWall(at, column) ? '│' : ' ',
      cell: column < columns ? textOf(at * size + column) : '',
      gap: ' ',
    }));
    return [...(wallRows[at] ? [walls] : []), ...(at < rows ? [cells] : [])];
  });
}
