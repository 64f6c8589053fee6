import { LANGUAGES, type LanguageCode, type ReviewedCode } from '@pencilmark/core/human/language';
import type { Part, TextParts, Texts } from './texts.ts';

/** How each part of a language comes, a file each. */
type Whole = { readonly [Name in Part]: () => Promise<TextParts[Name]> };
/** The same of a language that no native speaker has read: any later text may be missing. */
type Some = Pick<Whole, 'first'> & { readonly [Name in Part]?: () => Promise<Partial<TextParts[Name]>> };

/** The texts of each language, part by part; the list itself comes with the first part. */
export const FILES: { readonly [Code in LanguageCode]: () => Promise<Code extends ReviewedCode ? Whole : Some> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
};

const isReviewed = (code: LanguageCode): boolean => LANGUAGES.some((known) => known.code === code && known.isReviewed);

/** Some parts of a language. English stands in for what a language lacks that may lack texts. */
export async function textsIn(code: LanguageCode, parts: readonly Part[]): Promise<Partial<Texts>> {
  const own: Some = await FILES[code]();
  const later = parts.filter((part) => part !== 'first');
  const instead = isReviewed(code) || later.length === 0 ? {} : await textsIn('en', later);
  return Object.assign({}, instead, ...(await Promise.all(parts.map((part) => own[part]?.()))));
}
