import type { Point } from '../types.ts';
import { type Canvas, type Colour, canvasOf, drawStroke, fill } from './canvas.ts';
import { STROKES } from './strokes.ts';

/** A board of 9×9 as an app paints it: sharp edges, a few flat colours. Lengths are pixels. */
export interface Screen {
  /** Reading order: a digit or a point a cell. */
  readonly cells: string;
  readonly wide: number;
  readonly tall: number;
  readonly margin: number;
  /** Between cells, where there are no lines. */
  readonly gap: number;
  readonly ground: Colour;
  readonly paper: Colour;
  /** Lines of one pixel; three around boxes. */
  readonly line?: Colour;
  readonly ink: Colour;
  /** Cells with paper or ink of their own. */
  readonly special: ReadonlyMap<number, { readonly paper: Colour; readonly ink: Colour }>;
}

/** A light board with lines, which nothing makes difficult. */
const PLAIN: Screen = {
  cells: '.'.repeat(81),
  wide: 40,
  tall: 40,
  margin: 30,
  gap: 0,
  ground: [250, 250, 250],
  paper: [250, 250, 250],
  ink: [30, 34, 40],
  special: new Map(),
};

export function painted(options: Partial<Screen>): Canvas {
  const screen = { ...PLAIN, ...options };
  const { wide, tall, margin, gap, line } = screen;
  const [stepX, stepY] = [wide + gap, tall + gap];
  const canvas = canvasOf(9 * stepX - gap + 2 * margin + 2, 9 * stepY - gap + 2 * margin + 2, screen.ground);
  const place = (x: number, y: number): Point => [margin + x * stepX, margin + y * stepY];
  for (let cell = 0; cell < 81; cell++) {
    const { paper, ink } = screen.special.get(cell) ?? screen;
    const [x, y] = place(cell % 9, Math.floor(cell / 9));
    fill(canvas, [x, y], [x + wide, y + tall], paper);
    const high = 0.56 * Math.min(wide, tall);
    const [left, top] = [x + wide / 2 - 0.4 * high, y + tall / 2 - high / 2];
    for (const stroke of STROKES[screen.cells[cell]!] ?? [])
      drawStroke(
        canvas,
        stroke.map(([u, v]): Point => [left + 0.8 * u * high, top + v * high]),
        0.16 * high,
        ink,
      );
  }
  for (let at = 0; line && at <= 9; at++) {
    const spare = at % 3 === 0 ? 1 : 0;
    const [x, y] = place(at, at);
    const [[left, top], [right, bottom]] = [place(0, 0), place(9, 9)];
    fill(canvas, [x - spare, top], [x + 1 + spare, bottom], line);
    fill(canvas, [left, y - spare], [right, y + 1 + spare], line);
  }
  return canvas;
}
