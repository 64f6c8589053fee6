import type { LanguageCode } from '@pencilmark/core/human';
import type { ReviewedCode } from '@pencilmark/core/human/language';
import { ENGLISH } from './english.ts';
import type { Part, TextParts, Texts } from './texts.ts';

/** Texts of a language that no native speaker has read: any of them may be missing. */
export type SomeParts = { readonly [Name in Part]?: Partial<TextParts[Name]> };

/** The languages besides English, a file each, which is loaded once the language is wanted. */
export const FILES: {
  readonly [Code in Exclude<LanguageCode, 'en'>]: () => Promise<Code extends ReviewedCode ? TextParts : SomeParts>;
} = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};

/** Some parts of a language. English stands in for what it lacks. */
export async function textsIn(code: LanguageCode, parts: readonly Part[]): Promise<Partial<Texts>> {
  if (code === 'en') return Object.assign({}, ...(await Promise.all(parts.map((part) => ENGLISH[part]()))));
  const [english, file] = await Promise.all([textsIn('en', parts), FILES[code]()]);
  return Object.assign({}, english, ...parts.map((part) => file[part]));
}
