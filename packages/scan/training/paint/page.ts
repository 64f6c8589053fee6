import type { Dice } from '../dice.ts';
import { drawLine, type Line, lighten } from './canvas.ts';
import type { Scene } from './scene.ts';

const straight = (dice: Dice, x: number, y: number, isUpright: boolean): Pick<Line, 'x' | 'y' | 'right' | 'down'> => {
  const lean = 0.02 * dice.bell();
  const length = Math.sqrt(1 + lean * lean);
  return isUpright
    ? { x, y, right: lean / length, down: 1 / length }
    : { x, y, right: 1 / length, down: lean / length };
};

/** Tints of neighbours, light that falls off, the edge of a shadow. */
export function paintPaper({ canvas, dice, contrast, isScreen }: Scene): void {
  const tint = (): number => dice.between(-0.25, 0.25) * contrast;
  if (dice.chance(0.25)) {
    const by = tint();
    if (dice.chance(0.6)) lighten(canvas, straight(dice, dice.pick([0, 1]), 0.5, true), 0.02, by);
    if (dice.chance(0.6)) lighten(canvas, straight(dice, 0.5, dice.pick([0, 1]), false), 0.02, by);
  }
  if (isScreen) return;
  const anywhere = (): Pick<Line, 'x' | 'y' | 'right' | 'down'> => {
    const [right, down] = [dice.bell(), dice.bell()];
    const length = Math.sqrt(right * right + down * down) + 1e-6;
    return { x: dice.between(0, 1), y: dice.between(0, 1), right: right / length, down: down / length };
  };
  if (dice.chance(0.5)) lighten(canvas, anywhere(), 3, 0.5 * contrast * dice.bell());
  if (dice.chance(0.1)) lighten(canvas, anywhere(), dice.between(0.05, 0.6), -dice.between(0.1, 0.6) * contrast);
}

/** The four lines around the cell, thin or thick, and what runs through it. */
export function paintLines(scene: Scene): void {
  const { canvas, dice, paper, contrast, isScreen } = scene;
  const thin = isScreen ? dice.pick([1, 1, 1, 2]) / canvas.cell : dice.scaled(0.012, 0.05);
  const thick = thin * dice.between(1, 4);
  const pale = dice.chance(0.4) ? dice.between(0.12, 0.7) : 1;
  const dash = dice.chance(0.03) ? dice.between(0.04, 0.12) : 0;
  for (const [isUpright, place] of [
    [true, 0],
    [true, 1],
    [false, 0],
    [false, 1],
  ] as const) {
    if (dice.chance(0.05)) continue;
    const isThick = dice.chance(0.34);
    const ink = { light: paper - contrast * (isThick ? 1 : pale), cover: 1 };
    const at = place + (isScreen ? 0 : 0.02 * dice.bell());
    const line = straight(dice, isUpright ? at : 0.5, isUpright ? 0.5 : at, isUpright);
    const thickness = Math.min(0.12, isThick ? thick : thin);
    drawLine(canvas, { ...line, thickness, dash }, ink);
    if (!dice.chance(0.04)) continue;
    const aside = place === 0 ? -0.07 : 0.07;
    drawLine(
      canvas,
      { ...line, x: line.x + (isUpright ? aside : 0), y: line.y + (isUpright ? 0 : aside), thickness, dash },
      ink,
    );
  }
  if (dice.chance(0.04)) {
    const down = dice.pick([1, -1]) * Math.SQRT1_2;
    const ink = { light: paper - contrast * dice.between(0.1, 0.6), cover: 1 };
    drawLine(canvas, { x: 0.5, y: 0.5, right: Math.SQRT1_2, down, thickness: dice.between(0.01, 0.05), dash: 0 }, ink);
  }
}
