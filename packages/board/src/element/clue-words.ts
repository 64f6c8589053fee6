import type { PartOfLanguage } from '@pencilmark/core/words';
import type { Language } from './words.ts';

/** How the words of each language for clues come: a file each, so that a page loads one. */
export const CLUE_WORDS: Readonly<Record<Language, () => Promise<PartOfLanguage<'words'>>>> = {
  en: () => import('./clue-words/en.ts'),
  de: () => import('./clue-words/de.ts'),
  fr: () => import('./clue-words/fr.ts'),
  ja: () => import('./clue-words/ja.ts'),
};
