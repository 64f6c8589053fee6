import type { Dice } from '../dice.ts';
import { drawField } from './canvas.ts';
import { paintHand } from './digits.ts';
import { DIGITS, HAND_LIMITS, inkOf, PRINT_LIMITS, poseOf, type Scene } from './scene.ts';

/** Some different digits, sorted. */
function digitsOf(dice: Dice, from: number, to: number): readonly number[] {
  const count = from + dice.below(to - from + 1);
  const digits = new Set<number>();
  while (digits.size < count) digits.add(1 + dice.below(DIGITS));
  return [...digits].sort((a, b) => a - b);
}

/** Small digits with their places, all of one height. */
interface Marks {
  readonly height: number;
  readonly places: readonly (readonly [digit: number, x: number, y: number])[];
}

/** THE ways to keep notes in a cell: in a grid by digit, in a row, or in corners. */
const MARK_STYLES: readonly ((dice: Dice) => Marks)[] = [
  gridded,
  gridded,
  gridded,
  (dice) => inRow(digitsOf(dice, 2, 4), dice.between(0.46, 0.54), dice.between(0.16, 0.26), 0),
  (dice) => inRow(digitsOf(dice, 1, 4), dice.pick([0.2, 0.2, 0.8]), dice.between(0.13, 0.22), dice.between(-0.2, 0.2)),
  // Two larger marks that somebody wavers between.
  (dice) => inRow(digitsOf(dice, 2, 3), dice.between(0.22, 0.5), dice.between(0.2, 0.32), dice.between(-0.2, 0.2)),
  (dice) => ({
    height: dice.between(0.14, 0.24),
    places: digitsOf(dice, 1, 4).map((digit, at) => [digit, [0.2, 0.8, 0.2, 0.8][at]!, [0.2, 0.2, 0.8, 0.8][at]!]),
  }),
];

function gridded(dice: Dice): Marks {
  const spread = dice.between(0.25, 0.32);
  return {
    height: dice.between(0.14, 0.26),
    places: digitsOf(dice, 1, dice.chance(0.7) ? 4 : 9).map((digit) => [
      digit,
      0.5 + spread * (((digit - 1) % 3) - 1),
      0.5 + spread * (Math.floor((digit - 1) / 3) - 1),
    ]),
  };
}

const inRow = (digits: readonly number[], y: number, step: number, right: number): Marks => ({
  height: step * (digits.length > 2 ? 1.1 : 1.3),
  places: digits.map((digit, at) => [digit, 0.5 + right + step * (at - (digits.length - 1) / 2), y]),
});

/** Pencil marks: what somebody holds possible. */
export function paintMarks(scene: Scene): void {
  const { dice } = scene;
  const isHand = dice.chance(0.45);
  const { height, places } = dice.pick(MARK_STYLES)(dice);
  const ink = inkOf(scene, 0.25);
  const stray = isHand ? 0.035 : 0.008;
  const base = poseOf(dice, isHand ? HAND_LIMITS : PRINT_LIMITS);
  // Printed marks of a cell are of one font.
  const field = dice.pick(scene.fonts.print);
  for (const [digit, x, y] of places) {
    const pose = { ...base, height, x: x + stray * dice.bell(), y: y + stray * dice.bell() };
    if (isHand) paintHand(scene, digit, pose, ink);
    else drawField(scene.canvas, field[digit - 1]!, pose, ink);
  }
}
