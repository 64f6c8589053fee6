import { drawField, drawPaths, type Ink, type Pose } from './canvas.ts';
import { writeDigit } from './hand.ts';
import { inkOf, PRINT_LIMITS, poseOf, type Scene } from './scene.ts';

/** A printed digit or letter. */
export function paintPrint(scene: Scene, symbol: number): void {
  const { canvas, fonts, dice } = scene;
  const pose = poseOf(dice, PRINT_LIMITS);
  const italic = dice.chance(0.06) ? 0.22 : 0;
  drawField(canvas, dice.pick(fonts.print)[symbol - 1]!, { ...pose, slant: pose.slant + italic }, inkOf(scene, 0.4));
}

/** A digit by hand, of a font or of strokes. */
export function paintHand({ canvas, fonts, dice }: Scene, digit: number, pose: Pose, ink: Ink): void {
  if (fonts.hand.length > 0 && dice.chance(0.4)) {
    drawField(canvas, dice.pick(fonts.hand)[digit - 1]!, pose, ink);
    return;
  }
  const paths = writeDigit(digit, dice);
  const pen = dice.scaled(0.022, 0.085);
  const press = dice.between(0.7, 1.4);
  drawPaths(canvas, paths, pen, press, pose, ink);
  // Somebody went over the digit again.
  if (dice.chance(0.04))
    drawPaths(canvas, paths, pen, press, { ...pose, x: pose.x + 0.02, slant: pose.slant + 0.05 }, ink);
}

/** A small digit, printed or by hand. */
export function paintSmall(scene: Scene, digit: number, isHand: boolean, pose: Pose, ink: Ink): void {
  if (isHand) paintHand(scene, digit, pose, ink);
  else drawField(scene.canvas, scene.dice.pick(scene.fonts.print)[digit - 1]!, pose, ink);
}
