import { type LanguageCode, techniqueNames } from '@pencilmark/core/human';
import { se } from '@pencilmark/core/rate';

/** The techniques that can be ordered for a puzzle, the easiest first. */
export const techniquesToWish = (language: LanguageCode): { readonly id: string; readonly name: string }[] => {
  const ids = new Set(se.ladder.flatMap(({ techniques }) => techniques.map(({ id }) => id)));
  return [...ids].map((id) => ({ id, name: techniqueNames(id)[language] }));
};
