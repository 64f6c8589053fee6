import type { Picture, Point } from '../types.ts';
import type { Stroke } from './strokes.ts';

/** Red, green and blue, 0…255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture that is drawn on. */
export interface Canvas extends Picture {
  readonly data: Uint8ClampedArray;
}

export function canvasOf(width: number, height: number, colour: Colour): Canvas {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at);
  return { width, height, data };
}

/** Fills a rectangle; `share` is how much of what is there it covers. */
export function fill(canvas: Canvas, [left, top]: Point, [right, bottom]: Point, colour: Colour, share = 1): void {
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(canvas.height, Math.ceil(bottom)); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(canvas.width, Math.ceil(right)); x++) {
      const across = Math.min(x + 1, right) - Math.max(x, left);
      const down = Math.min(y + 1, bottom) - Math.max(y, top);
      blend(canvas, x, y, colour, share * across * down);
    }
}

/** Draws a line with round ends. */
export function drawStroke(canvas: Canvas, stroke: Stroke, width: number, colour: Colour): void {
  const reach = width / 2 + 1;
  const xs = stroke.map(([x]) => x);
  const ys = stroke.map(([, y]) => y);
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(...xs) + reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(...ys) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - reach)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(Math.min(...xs) - reach)); x <= right; x++) {
      const share = Math.min(1, width / 2 + 0.5 - distanceTo(stroke, x + 0.5, y + 0.5));
      if (share > 0) blend(canvas, x, y, colour, share);
    }
}

function distanceTo(stroke: Stroke, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < stroke.length; at++) {
    const [ax, ay] = stroke[at - 1]!;
    const [dx, dy] = [stroke[at]![0] - ax, stroke[at]![1] - ay];
    const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
  }
  return least;
}

function blend({ width, data }: Canvas, x: number, y: number, colour: Colour, share: number): void {
  const at = 4 * (y * width + x);
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = data[at + channel]! * (1 - share) + colour[channel]! * share;
}
