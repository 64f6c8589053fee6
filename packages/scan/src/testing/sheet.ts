import { makeRandom, type Random } from '@pencilmark/core/random';
import type { Point } from '../types.ts';
import { type Canvas, type Colour, canvasOf, drawStroke, fill } from './canvas.ts';
import { STROKES } from './strokes.ts';

/** How a puzzle is printed. Widths and sizes are parts of a cell. */
export interface Style {
  /** Pixels of a cell. */
  readonly cell: number;
  /** What is around the puzzle, in cells. */
  readonly margin: number;
  readonly paper: Colour;
  readonly ink: Colour;
  readonly lineColour: Colour;
  readonly thin: number;
  readonly thick: number;
  /** The lines around the puzzle; 0 leaves them out. */
  readonly frame: number;
  readonly pen: number;
  readonly digitHeight: number;
  /** Digits by hand: their colour, and how far their points stray. */
  readonly handColour: Colour;
  readonly stray: number;
}

/** A book: black on white, thick lines around boxes. */
export const BOOK: Style = {
  cell: 44,
  margin: 1.2,
  paper: [246, 244, 238],
  ink: [28, 28, 30],
  lineColour: [40, 40, 42],
  thin: 0.025,
  thick: 0.07,
  frame: 0.08,
  pen: 0.09,
  digitHeight: 0.56,
  handColour: [50, 62, 120],
  stray: 0.04,
};

/** What is printed. */
export interface Sheet {
  readonly size: number;
  /** Reading order: a character a cell; lower-case `a`…`i` are 1…9 by hand, `,` is small marks. */
  readonly cells: string;
  /** Which region each cell belongs to: thick lines run between them. */
  readonly regionOf: (row: number, column: number) => number;
  readonly style?: Partial<Style>;
  /** Colours of the paper of some cells. */
  readonly tints?: ReadonlyMap<number, Colour>;
  readonly seed?: number;
}

/** Boxes of so many rows and columns. */
export const boxes =
  (rows: number, columns: number) =>
  (row: number, column: number): number =>
    Math.floor(row / rows) * rows + Math.floor(column / columns);

/** A printed sheet, and where the puzzle lies on it: left, top, and the side of it, in pixels. */
export interface Printed {
  readonly canvas: Canvas;
  readonly origin: Point;
  readonly side: number;
}

export function printed(sheet: Sheet): Printed {
  const style = { ...BOOK, ...sheet.style };
  const side = style.cell * sheet.size;
  const edge = Math.round(style.margin * style.cell);
  const canvas = canvasOf(side + 2 * edge, side + 2 * edge, style.paper);
  const place = (x: number, y: number): Point => [edge + x * style.cell, edge + y * style.cell];
  for (const [cell, colour] of sheet.tints ?? []) {
    const [row, column] = [Math.floor(cell / sheet.size), cell % sheet.size];
    fill(canvas, place(column, row), place(column + 1, row + 1), colour);
  }
  drawLines(canvas, sheet, style, place);
  const random = makeRandom(sheet.seed ?? 1);
  for (let cell = 0; cell < sheet.size ** 2; cell++) {
    const character = sheet.cells[cell] ?? '.';
    const [row, column] = [Math.floor(cell / sheet.size), cell % sheet.size];
    if (character === ',') drawMarks(canvas, style, place(column, row), random);
    else drawCharacter(canvas, style, place(column, row), character, random);
  }
  return { canvas, origin: [edge, edge], side };
}

function drawLines(
  canvas: Canvas,
  { size, regionOf }: Sheet,
  style: Style,
  place: (x: number, y: number) => Point,
): void {
  for (let line = 0; line <= size; line++)
    for (let at = 0; at < size; at++) {
      const isFrame = line === 0 || line === size;
      const upright = isFrame ? style.frame : regionOf(at, line - 1) === regionOf(at, line) ? style.thin : style.thick;
      const level = isFrame ? style.frame : regionOf(line - 1, at) === regionOf(line, at) ? style.thin : style.thick;
      drawLine(canvas, place(line, at), place(line, at + 1), upright * style.cell, style.lineColour);
      drawLine(canvas, place(at, line), place(at + 1, line), level * style.cell, style.lineColour);
    }
}

function drawLine(canvas: Canvas, [ax, ay]: Point, [bx, by]: Point, width: number, colour: Colour): void {
  const half = width / 2;
  const isUpright = ax === bx;
  fill(canvas, isUpright ? [ax - half, ay] : [ax, ay - half], isUpright ? [ax + half, by] : [bx, ay + half], colour);
}

function drawCharacter(canvas: Canvas, style: Style, [x, y]: Point, character: string, random: Random): void {
  const byHand = 'abcdefghi'.indexOf(character) + 1;
  const strokes = STROKES[byHand > 0 ? byHand : character];
  if (!strokes) return;
  const tall = style.digitHeight * style.cell;
  const wide = 0.8 * tall;
  const stray = (): number => (byHand > 0 ? (random.below(2001) / 1000 - 1) * style.stray * style.cell : 0);
  const [shiftX, shiftY] = [2 * stray(), 2 * stray()];
  const left = x + (style.cell - wide) / 2 + shiftX;
  const top = y + (style.cell - tall) / 2 + shiftY;
  for (const stroke of strokes) {
    const drawn = stroke.map(([u, v]): Point => [left + u * wide + stray() / 3, top + v * tall + stray() / 3]);
    drawStroke(canvas, drawn, style.pen * style.cell, byHand > 0 ? style.handColour : style.ink);
  }
}

/** Some small digits along the top of a cell. */
function drawMarks(canvas: Canvas, style: Style, [x, y]: Point, random: Random): void {
  const tall = 0.2 * style.cell;
  for (let at = 0; at < 3; at++) {
    const left = x + (0.1 + 0.28 * at) * style.cell;
    for (const stroke of STROKES[1 + random.below(9)]!)
      drawStroke(
        canvas,
        stroke.map(([u, v]): Point => [left + u * tall, y + 0.1 * style.cell + v * tall]),
        0.03 * style.cell,
        style.handColour,
      );
  }
}

/** A sheet cut along the lines of its boxes, so many cells wide and tall, with gaps in pixels. */
export function spread({ canvas, origin, side }: Printed, size: number, box: Point, gap: number): Printed {
  const [across, down] = [0, 1].map((axis) => {
    const cuts = Array.from({ length: size / box[axis]! - 1 }, (_, at) =>
      Math.round(origin[axis]! + (side / size) * box[axis]! * (at + 1)),
    );
    const length = axis === 0 ? canvas.width : canvas.height;
    // From where each row or column is taken; -1 is paper.
    return Array.from({ length }, (_, from) => [...(cuts.includes(from) ? new Array(gap).fill(-1) : []), from]).flat();
  });
  const wide = canvasOf(across!.length, down!.length, BOOK.paper);
  for (const [y, row] of down!.entries())
    for (const [x, column] of across!.entries()) {
      if (row < 0 || column < 0) continue;
      const from = 4 * (row * canvas.width + column);
      wide.data.set(canvas.data.subarray(from, from + 4), 4 * (y * wide.width + x));
    }
  return { canvas: wide, origin, side: side + wide.width - canvas.width };
}

/** Some printed sheets side by side on one. */
export function pageOf(sheets: readonly Printed[]): Canvas {
  const width = sheets.reduce((sum, { canvas }) => sum + canvas.width, 0);
  const page = canvasOf(width, Math.max(...sheets.map(({ canvas }) => canvas.height)), BOOK.paper);
  let left = 0;
  for (const { canvas } of sheets) {
    for (let y = 0; y < canvas.height; y++)
      page.data.set(canvas.data.subarray(4 * y * canvas.width, 4 * (y + 1) * canvas.width), 4 * (y * width + left));
    left += canvas.width;
  }
  return page;
}

/** Boxes of the usual shape for a size. */
export const usualBoxes = (size: number): Sheet['regionOf'] => {
  const rows = [4, 3, 2].find((count) => size % count === 0 && count * count <= size)!;
  return boxes(rows, size / rows);
};

/** Random characters in a part of the cells. */
export function someCells(size: number, share: number, seed = 1): string {
  const random = makeRandom(seed);
  const characters = '123456789ABCDEFG'.slice(0, size);
  const cell = (): string => (random.below(1000) < 1000 * share ? characters[random.below(size)]! : '.');
  return Array.from({ length: size * size }, cell).join('');
}
