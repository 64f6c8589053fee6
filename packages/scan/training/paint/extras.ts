import { MARKS } from '../../src/network/layers.ts';
import { cosine, sine } from '../dice.ts';
import { drawField, drawPaths, type Ink } from './canvas.ts';
import { paintHand, paintSmall } from './digits.ts';
import { DIGITS, HAND_LIMITS, inkOf, PRINT_LIMITS, poseOf, type Scene } from './scene.ts';

/** What else may be in a cell and does not count. */
export function paintExtras(scene: Scene, kind: number): void {
  const { canvas, fonts, dice, paper, contrast } = scene;
  const faint = (from: number, to: number): Ink => ({ light: paper - dice.between(from, to) * contrast, cover: 0.8 });
  // A neighbour's digit reaches over the line.
  if (dice.chance(0.06)) {
    const side = dice.pick([-0.42, 1.42]);
    const pose = { ...poseOf(dice, HAND_LIMITS), ...(dice.chance(0.5) ? { x: side } : { y: side }) };
    paintHand(scene, 1 + dice.below(DIGITS), pose, inkOf(scene, 0.4));
  }
  // The other side of the paper shines through, or a digit was rubbed out.
  if (!scene.isScreen && dice.chance(kind === 0 ? 0.3 : 0.08)) {
    const middle = 0.3 * dice.bell();
    const pose = { ...poseOf(dice, HAND_LIMITS), x: 0.5 + middle, y: 0.5 + 0.25 * dice.bell() };
    const mirrored = dice.chance(0.5) ? -1 : 1;
    const field = dice.pick(fonts.print)[dice.below(DIGITS)]!;
    drawField(canvas, field, { ...pose, stretch: mirrored * pose.stretch }, faint(0.03, 0.2));
  }
  // A small digit beside a large one, a speck, a ring around the digit.
  if (kind !== 0 && kind !== MARKS && dice.chance(0.06)) {
    const [x, y] = [dice.pick([0.13, 0.87]), dice.pick([0.13, 0.87])];
    const pose = { ...poseOf(dice, PRINT_LIMITS), x, y, height: dice.between(0.12, 0.2) };
    paintSmall(scene, 1 + dice.below(DIGITS), dice.chance(0.5), pose, inkOf(scene, 0.4));
  }
  for (let left = dice.chance(0.12) ? 1 + dice.below(3) : 0; left > 0; left--) {
    const speck = [0, 0, 0.3 * dice.bell(), 0.3 * dice.bell()];
    const pose = { ...poseOf(dice, PRINT_LIMITS), x: dice.between(0, 1), y: dice.between(0, 1), height: 0.1 };
    drawPaths(canvas, [speck], dice.between(0.1, 0.4), 1, pose, faint(0.2, 1));
  }
  if (dice.chance(0.01)) {
    const size = dice.between(0.36, 0.46);
    const circle = Array.from({ length: 17 }, (_, at) => at / 16).flatMap((turn) => roundabout(turn));
    drawPaths(
      canvas,
      [circle],
      0.03,
      1,
      { ...poseOf(dice, PRINT_LIMITS), x: 0.5, y: 0.5, height: 2 * size },
      faint(0.3, 0.9),
    );
  }
}

const roundabout = (turn: number): readonly [number, number] => [0.5 * cosine(turn), 0.5 * sine(turn)];
