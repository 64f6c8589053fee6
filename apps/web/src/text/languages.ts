import { LANGUAGES, type LanguageCode, type ReviewedCode } from '@pencilmark/core/human/language';
import { de } from './de.ts';
import { ENGLISH } from './english.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import type { Part, TextParts, Texts } from './texts.ts';

/** How each part of a language comes, a file each. */
type Whole = { readonly [Name in Part]: () => Promise<TextParts[Name]> };
/** The same of a language that no native speaker has read: any text may be missing. */
type Some = { readonly [Name in Part]?: () => Promise<Partial<TextParts[Name]>> };

/** The texts of each language, part by part. */
export const FILES: { readonly [Code in LanguageCode]: Code extends ReviewedCode ? Whole : Some } = {
  en: ENGLISH,
  de,
  fr,
  ja,
};

const isReviewed = (code: LanguageCode): boolean => LANGUAGES.some((one) => one.code === code && one.isReviewed);

/** Some parts of a language. English stands in for what a language lacks that may lack texts. */
export async function textsIn(code: LanguageCode, parts: readonly Part[]): Promise<Partial<Texts>> {
  const sources: readonly Some[] = isReviewed(code) ? [FILES[code]] : [ENGLISH, FILES[code]];
  return Object.assign({}, ...(await Promise.all(sources.flatMap((source) => parts.map((part) => source[part]?.())))));
}
