import { type Family, isOfClues } from '@pencilmark/core/human';

/** Techniques in the same order, but those last that only boards with clues need. */
export const usualFirst = <Kind extends { readonly family: Family }>(techniques: readonly Kind[]): Kind[] => [
  ...techniques.filter(({ family }) => !isOfClues(family)),
  ...techniques.filter(({ family }) => isOfClues(family)),
];
