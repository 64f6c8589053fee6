import type { LanguageCode, PartOfLanguage } from '@pencilmark/core/human/language';
import { words as de } from '@pencilmark/core/languages/de';
import { words as en } from '@pencilmark/core/languages/en';
import { words as fr } from '@pencilmark/core/languages/fr';
import { words as ja } from '@pencilmark/core/languages/ja';

/** What rules and clues are called in each language, without what else languages say. */
export const SPOKEN: Readonly<Record<LanguageCode, PartOfLanguage<'words'>>> = {
  en: { words: en },
  de: { words: de },
  fr: { words: fr },
  ja: { words: ja },
};
