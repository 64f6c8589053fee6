import { compress } from './jpeg.ts';
import { addNoise, blur, round, sharpen, smear } from './optics.ts';
import type { Scene } from './scene.ts';

/** What lens, sensor and file do. */
export function photograph({ canvas, dice, contrast, isScreen }: Scene): void {
  if (isScreen) {
    if (dice.chance(0.25)) blur(canvas, dice.between(0.3, 0.8));
    if (dice.chance(0.3)) compress(canvas, dice.between(40, 95), dice.below(8));
    round(canvas);
    return;
  }
  blur(canvas, dice.chance(0.75) ? dice.between(0.2, 0.9) : dice.between(0.5, 0.05 * canvas.cell + 0.6));
  if (dice.chance(0.1)) smear(canvas, dice.between(1, 0.1 * canvas.cell + 1), dice.between(0, 1));
  if (dice.chance(0.2)) sharpen(canvas, dice.between(0.3, 1.5));
  // More noise than this leaves nothing to be read, also by people.
  const most = 0.14 * Math.abs(contrast);
  const noise = Math.min(most, dice.chance(0.7) ? dice.between(0, 5) : dice.between(3, 14));
  addNoise(canvas, noise, Math.min(most / 2, dice.chance(0.3) ? dice.between(0, 5) : 0), dice);
  round(canvas);
  if (dice.chance(0.6)) compress(canvas, dice.chance(0.8) ? dice.between(45, 95) : dice.between(15, 50), dice.below(8));
  round(canvas);
}
