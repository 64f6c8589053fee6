import { HAND, MARKS } from '../../src/network/layers.ts';
import type { Dice } from '../dice.ts';
import { photograph } from './camera.ts';
import { type Canvas, canvasOf } from './canvas.ts';
import { paintHand, paintPrint } from './digits.ts';
import { paintExtras } from './extras.ts';
import { paintMarks } from './marks.ts';
import { paintLines, paintPaper } from './page.ts';
import { DIGITS, type Fonts, HAND_LIMITS, inkOf, poseOf, type Scene } from './scene.ts';

/** How often each class comes, in thousandths: blank, marks, letters, print and hand. */
const SHARES = { blank: 130, marks: 170, letters: 90, print: 290, hand: 320 };

const LETTERS = 7;

/** A class as often as SHARES say. */
export function pickClass(dice: Dice): number {
  let drawn = dice.below(1000);
  if ((drawn -= SHARES.blank) < 0) return 0;
  if ((drawn -= SHARES.marks) < 0) return MARKS;
  if ((drawn -= SHARES.letters) < 0) return DIGITS + 1 + dice.below(LETTERS);
  if ((drawn -= SHARES.print) < 0) return 1 + dice.below(DIGITS);
  return HAND + dice.below(DIGITS);
}

/** Paints a cell of a class as a camera or a screen would show it. */
export function paintCell(kind: number, fonts: Fonts, dice: Dice): Canvas {
  const isScreen = dice.chance(0.4);
  const cell = dice.chance(0.12) ? dice.scaled(12, 18) : dice.scaled(18, 60);
  const isInverted = dice.chance(0.04);
  const contrast = isScreen ? dice.between(90, 245) : dice.scaled(35, 215);
  const paper = isInverted ? dice.between(10, 250 - contrast) : dice.between(contrast, 255);
  const canvas = canvasOf(isScreen ? Math.round(cell) : cell, paper);
  const scene: Scene = { canvas, fonts, dice, paper, contrast: isInverted ? -contrast : contrast, isScreen };
  paintPaper(scene);
  paintLines(scene);
  if (kind === MARKS) paintMarks(scene);
  else if (kind >= HAND) paintHand(scene, kind - HAND + 1, poseOf(dice, HAND_LIMITS), inkOf(scene, 0.3));
  else if (kind > 0) paintPrint(scene, kind);
  paintExtras(scene, kind);
  photograph(scene);
  return canvas;
}
