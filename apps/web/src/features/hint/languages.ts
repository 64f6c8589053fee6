/** The languages of the engine's thread: each is loaded with the first question in it. */
import { LANGUAGE_CODES, type Language, type LanguageCode } from '@pencilmark/core/human';
import { en } from '@pencilmark/core/languages/en';
import { fail } from '@pencilmark/core/result';

const FILES: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => en,
  de: async () => (await import('@pencilmark/core/languages/de')).de,
  fr: async () => (await import('@pencilmark/core/languages/fr')).fr,
  ja: async () => (await import('@pencilmark/core/languages/ja')).ja,
};

const loaded = new Map<LanguageCode, Language>([['en', en]]);

/** Loads the language that a question to the thread names, if it names one. */
export async function languageFor(question: unknown): Promise<void> {
  const { language } = Object(question) as { readonly language?: LanguageCode };
  const code = LANGUAGE_CODES.find((known) => known === language);
  if (code && !loaded.has(code)) loaded.set(code, await FILES[code]());
}

/** A language that was loaded before. */
export const spoken = (code: LanguageCode): Language => loaded.get(code) ?? fail(`language ${code}; it is not loaded`);
