import { cosine, type Dice, exponential, sine } from '../dice.ts';
import type { Canvas } from './canvas.ts';

/** Weights of a Gaussian of a deviation in pixels, from the middle outwards. */
export function weightsOf(deviation: number): readonly number[] {
  const reach = Math.ceil(2.5 * deviation);
  const weights = Array.from({ length: reach + 1 }, (_, at) => exponential((-at * at) / (2 * deviation * deviation)));
  const sum = 2 * weights.reduce((total, weight) => total + weight, 0) - weights[0]!;
  return weights.map((weight) => weight / sum);
}

/** Blurs along both sides; beyond the edge lies what lies at it. */
export function blur({ side, light }: Pick<Canvas, 'side' | 'light'>, deviation: number): void {
  if (deviation < 0.15) return;
  const weights = weightsOf(deviation);
  const line = new Float32Array(side);
  for (const [step, across] of [
    [1, side],
    [side, 1],
  ] as const)
    for (let row = 0; row < side; row++) {
      for (let at = 0; at < side; at++) line[at] = light[row * across + at * step]!;
      for (let at = 0; at < side; at++) {
        let sum = weights[0]! * line[at]!;
        for (let away = 1; away < weights.length; away++)
          sum += weights[away]! * (line[Math.max(0, at - away)]! + line[Math.min(side - 1, at + away)]!);
        light[row * across + at * step] = sum;
      }
    }
}

/** The hand moved: each pixel becomes the mean of those along a way of `length` pixels. */
export function smear({ side, light }: Canvas, length: number, turn: number): void {
  const [dx, dy] = [cosine(turn), sine(turn)];
  const source = light.slice();
  const steps = Math.max(2, Math.ceil(length));
  const within = (pixel: number): number => Math.max(0, Math.min(side - 1, Math.round(pixel)));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      let sum = 0;
      for (let step = 0; step <= steps; step++) {
        const along = length * (step / steps - 0.5);
        sum += source[within(row + along * dy) * side + within(column + along * dx)]!;
      }
      light[row * side + column] = sum / (steps + 1);
    }
}

/** Sharpens as cameras do: what differs from its surroundings differs more. */
export function sharpen(canvas: Canvas, amount: number): void {
  const soft = { side: canvas.side, light: canvas.light.slice() };
  blur(soft, 1);
  canvas.light.forEach((light, at) => {
    canvas.light[at] = light + amount * (light - soft.light[at]!);
  });
}

/** Noise of single pixels, and of spots some pixels wide. */
export function addNoise({ side, light }: Canvas, deviation: number, spots: number, dice: Dice): void {
  for (let at = 0; at < light.length; at++) light[at]! += deviation * dice.bell();
  if (spots === 0) return;
  const noise = { side, light: Float32Array.from(light, () => dice.bell()) };
  blur(noise, 1.5);
  for (let at = 0; at < light.length; at++) light[at]! += spots * 4 * noise.light[at]!;
}

/** Levels of grey are whole and within 0…255. */
export function round({ light }: Canvas): void {
  for (let at = 0; at < light.length; at++) light[at] = Math.max(0, Math.min(255, Math.round(light[at]!)));
}
