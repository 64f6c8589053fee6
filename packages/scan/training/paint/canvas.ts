import { cosine, sine } from '../dice.ts';
import { distanceIn, distanceTo, type Field, type Path } from './shapes.ts';

/** A square picture of light, 0…255, in which the cell in the middle has `cell` pixels a side. */
export interface Canvas {
  readonly side: number;
  readonly cell: number;
  readonly light: Float32Array;
}

/** How many cells wide a canvas is: the crop of a cell, and room for it to be moved and turned. */
export const SPAN = 1.44;

export function canvasOf(cell: number, paper: number): Canvas {
  const side = Math.ceil(cell * SPAN);
  return { side, cell, light: new Float32Array(side * side).fill(paper) };
}

/** The place of a pixel in cells; the cell reaches from 0 to 1. */
export const placeOf = ({ side, cell }: Canvas, pixel: number): number => (pixel + 0.5 - side / 2) / cell + 0.5;

/** Where a shape stands, in cells: the middle and the height, and how it is bent. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Width over the usual one. */
  readonly stretch: number;
  /** How far the top leans to the right, in heights. */
  readonly slant: number;
  /** In turns. */
  readonly turn: number;
  /** Added to the outline on each side, in heights. */
  readonly bold: number;
}

/** Ink over a canvas. `cover` is 1 for ink that hides the paper. */
export interface Ink {
  readonly light: number;
  readonly cover: number;
}

/** Draws what lies within an outline. */
export function drawField(canvas: Canvas, field: Field, pose: Pose, ink: Ink): void {
  draw(canvas, pose, ink, 1.05, (x, y) => distanceIn(field, x, y) - pose.bold);
}

/** Draws lines of a pen: its half width is `pen` heights, at the bottom `press` times as much. */
export function drawPaths(
  canvas: Canvas,
  paths: readonly Path[],
  pen: number,
  press: number,
  pose: Pose,
  ink: Ink,
): void {
  draw(canvas, pose, ink, 0.75, (x, y) => distanceTo(paths, x, y) - pen * (1 + (press - 1) * (y + 0.5)));
}

/** Covers every pixel near a shape by what `distance` says of it; all in heights of the shape. */
function draw(canvas: Canvas, pose: Pose, ink: Ink, reach: number, distance: (x: number, y: number) => number): void {
  const { side, cell, light } = canvas;
  const { x: left, y: top, height, stretch, slant, turn } = pose;
  const [cos, sin] = [cosine(turn), sine(turn)];
  const scale = height * cell;
  const pixelOf = (place: number): number => (place - 0.5) * cell + side / 2 - 0.5;
  const first = (place: number): number => Math.max(0, Math.floor(pixelOf(place - reach * height)));
  const last = (place: number): number => Math.min(side - 1, Math.ceil(pixelOf(place + reach * height)));
  for (let row = first(top); row <= last(top); row++)
    for (let column = first(left); column <= last(left); column++) {
      const dx = (placeOf(canvas, column) - left) / height;
      const dy = (placeOf(canvas, row) - top) / height;
      const y = dy * cos - dx * sin;
      const x = (dx * cos + dy * sin + slant * y) / stretch;
      if (x < -reach || x > reach || y < -reach || y > reach) continue;
      const cover = 0.5 - distance(x, y) * scale;
      if (cover > 0) mix(light, row * side + column, ink, cover);
    }
}

function mix(light: Float32Array, at: number, ink: Ink, cover: number): void {
  const share = ink.cover * Math.min(1, cover);
  light[at]! += share * (ink.light - light[at]!);
}

/** A straight line across the whole canvas. */
export interface Line {
  /** A point of the line, in cells, and its direction, of length 1. */
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly down: number;
  /** In cells. */
  readonly thickness: number;
  /** Length of a dash and of a gap, in cells; 0 for a full line. */
  readonly dash: number;
}

export function drawLine(canvas: Canvas, { x, y, right, down, thickness, dash }: Line, ink: Ink): void {
  const { side, cell, light } = canvas;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const dx = placeOf(canvas, column) - x;
      const dy = placeOf(canvas, row) - y;
      const away = Math.abs(dx * down - dy * right);
      const cover = 0.5 + (thickness / 2 - away) * cell;
      if (cover <= 0) continue;
      if (dash > 0 && Math.floor((dx * right + dy * down) / dash + 100) % 2 === 0) continue;
      // A line thinner than a pixel is paler.
      mix(light, row * side + column, ink, Math.min(cover, thickness * cell));
    }
}

/** Adds light to what lies on one side of a line, with a soft edge of so many cells. */
export function lighten(
  canvas: Canvas,
  line: Pick<Line, 'x' | 'y' | 'right' | 'down'>,
  soft: number,
  by: number,
): void {
  const { side, light } = canvas;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const away = (placeOf(canvas, column) - line.x) * line.down - (placeOf(canvas, row) - line.y) * line.right;
      light[row * side + column]! += by * Math.max(0, Math.min(1, 0.5 + away / soft));
    }
}
