import type { Family } from '@pencilmark/core/human';

/** Families that boards without clues never need. */
const OF_CLUES: readonly Family[] = ['ties', 'sums', 'clues'];

/** Techniques in the same order, but those last that only boards with clues need. */
export const usualFirst = <Kind extends { readonly family: Family }>(techniques: readonly Kind[]): Kind[] => [
  ...techniques.filter(({ family }) => !OF_CLUES.includes(family)),
  ...techniques.filter(({ family }) => OF_CLUES.includes(family)),
];
