import type { Family } from '@pencilmark/core/human';

const OF_CLUES: readonly Family[] = ['ties', 'sums', 'clues'];

/** Whether boards without clues never need a technique. */
export const isOfClues = ({ family }: { readonly family: Family }): boolean => OF_CLUES.includes(family);

/** Techniques in the same order, but those last that only boards with clues need. */
export const usualFirst = <Kind extends { readonly family: Family }>(techniques: readonly Kind[]): Kind[] => [
  ...techniques.filter((technique) => !isOfClues(technique)),
  ...techniques.filter(isOfClues),
];
