import type { Difficulty } from '@pencilmark/core/rate';

/** A gentle puzzle of our generator: something to play before anything is chosen. */
export const FIRST: { readonly givens: readonly number[]; readonly difficulty: Difficulty } = {
  givens: Array.from(
    '.5..38927.2.....1....5...8.7.562.1.82.......68.1.594.2.1...7....7.....6.58916..7.',
    (character) => Number(character) || 0,
  ),
  difficulty: 'gentle',
};
