import { type Dice, sine } from '../dice.ts';
import type { Path } from './shapes.ts';
import { WAYS } from './ways.ts';

/** Pieces of a smooth stroke between two knots. */
const PIECES = 5;

/** A digit by hand: lines of the pen, in heights of the digit around its middle. */
export function writeDigit(digit: number, dice: Dice): readonly Path[] {
  const strokes = dice.pick(WAYS[digit - 1]!)(dice);
  const width = digit === 1 ? dice.between(0.2, 0.85) : dice.between(0.4, 0.85);
  const unsteady = dice.between(0.005, 0.05);
  const bow = dice.bell() * 0.04;
  const wave = dice.between(0, 0.02);
  const phase = dice.between(0, 1);
  return strokes.map(({ isSmooth, knots }) => {
    const uneasy = knots.map((knot) => knot + unsteady * dice.bell());
    const tail = dice.chance(0.15) ? tailOf(uneasy, dice) : [];
    const line = isSmooth ? smoothed([...uneasy, ...tail]) : cornered([...uneasy, ...tail], dice.between(0, 0.25));
    return line.map((value, at) => {
      const [x, y] = at % 2 === 0 ? [value, line[at + 1]!] : [line[at - 1]!, value];
      const across = wave * sine(y * 1.7 + phase);
      return at % 2 === 0 ? (x - 0.5) * width + bow * (y - 0.5) * (y - 0.5) * 4 + across : y - 0.5 + across * 0.5;
    });
  });
}

/** A hook where the pen was lifted too late. */
const tailOf = (knots: readonly number[], dice: Dice): number[] => [
  knots.at(-2)! + 0.12 * dice.bell(),
  knots.at(-1)! + 0.1 * dice.bell(),
];

/** A line through knots, by Catmull and Rom. */
function smoothed(knots: readonly number[]): number[] {
  const count = knots.length / 2;
  const at = (knot: number, axis: number): number => knots[2 * Math.max(0, Math.min(count - 1, knot)) + axis]!;
  const line = [at(0, 0), at(0, 1)];
  for (let knot = 0; knot + 1 < count; knot++)
    for (let piece = 1; piece <= PIECES; piece++)
      for (let axis = 0; axis < 2; axis++) {
        const t = piece / PIECES;
        const [a, b, c, d] = [at(knot - 1, axis), at(knot, axis), at(knot + 1, axis), at(knot + 2, axis)];
        line.push(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
      }
  return line;
}

/** A line with its corners cut off, by a part of the shorter way. */
function cornered(knots: readonly number[], cut: number): number[] {
  const line = [knots[0]!, knots[1]!];
  for (let at = 2; at + 3 < knots.length; at += 2)
    for (const [near, far] of [
      [1 - cut, -2],
      [1 - cut, 2],
    ] as const)
      line.push(
        near * knots[at]! + (1 - near) * knots[at + far]!,
        near * knots[at + 1]! + (1 - near) * knots[at + 1 + far]!,
      );
  return [...line, knots.at(-2)!, knots.at(-1)!];
}
