import type { Geometry } from '@pencilmark/core/geometry';
import { linesOf } from './lines.ts';
import type { RuleDrawing } from './rule-drawing.ts';

/** The lines of a board and what its rules draw, as paths in units of `side` a cell. */
export interface Borders {
  /** Between all cells; around boxes, or regions; the edge. */
  readonly cells: string;
  readonly boxes: string;
  readonly frame: string;
  /** Cells that a rule tints; diagonals. Empty without such rules. */
  readonly tint: string;
  readonly across: string;
}

/** The square of a cell as a path. */
export const squareOf = (cell: number, size: number, side: number): string =>
  `M${(cell % size) * side} ${Math.floor(cell / size) * side}h${side}v${side}h${-side}z`;

export function bordersOf(geometry: Geometry, side: number): Borders {
  const { size, boxes, cellCount } = geometry;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const between = (isBorder: (a: number, b: number) => boolean): string =>
    cells
      .map((cell) => {
        const [x, y] = [(cell % size) * side, Math.floor(cell / size) * side];
        const right = cell % size < size - 1 && isBorder(cell, cell + 1) ? `M${x + side} ${y}v${side}` : '';
        const below = cell + size < cellCount && isBorder(cell, cell + size) ? `M${x} ${y + side}h${side}` : '';
        return right + below;
      })
      .join('');
  const span = size * side;
  const lines = linesOf(geometry);
  const falls = lines[0]!.includes('falls') ? `M0 0l${span} ${span}` : '';
  const rises = lines[size - 1]!.includes('rises') ? `M${span} 0l${-span} ${span}` : '';
  return {
    cells: between(() => true),
    boxes: between((a, b) => boxes[a] !== boxes[b]),
    frame: `M0 0h${span}v${span}h${-span}z`,
    tint: cells.map((cell) => (lines[cell]!.includes('extra') ? squareOf(cell, size, side) : '')).join(''),
    across: falls + rises,
  };
}

const NO_ROOM = { top: 0, right: 0, bottom: 0, left: 0 };

/** The part that a picture of a board shows, with an edge around it: x, y, width, height. */
export function frameOf(size: number, side: number, edge: number, room: RuleDrawing['room'] = NO_ROOM): string {
  const { top, right, bottom, left } = room;
  const frame = [-left, -top, size + left + right, size + top + bottom].map((part) => part * side);
  return [frame[0]! - edge, frame[1]! - edge, frame[2]! + 2 * edge, frame[3]! + 2 * edge].join(' ');
}
