import type { Geometry } from '../../../geometry/geometry.ts';
import { complexFish, FRANKEN } from './complex-fish.ts';

/** With rows, columns and boxes alone, locked candidates find the same in two steps. */
export const frankenXWing = complexFish(FRANKEN, 'franken-x-wing', 'Franken X-Wing', 2, false, {
  supports: ({ houses }: Geometry) => houses.some(({ kind }) => kind === 'extra'),
});
export const frankenSwordfish = complexFish(FRANKEN, 'franken-swordfish', 'Franken Swordfish', 3, false);
export const frankenJellyfish = complexFish(FRANKEN, 'franken-jellyfish', 'Franken Jellyfish', 4, false);
export const finnedFrankenXWing = complexFish(FRANKEN, 'finned-franken-x-wing', 'Finned Franken X-Wing', 2, true);
export const finnedFrankenSwordfish = complexFish(
  FRANKEN,
  'finned-franken-swordfish',
  'Finned Franken Swordfish',
  3,
  true,
);
export const finnedFrankenJellyfish = complexFish(
  FRANKEN,
  'finned-franken-jellyfish',
  'Finned Franken Jellyfish',
  4,
  true,
);
