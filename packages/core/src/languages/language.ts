import { check, type Expected } from '../result.ts';

/**
 * THE table of languages that rules and steps are told in: the code as in HTML, what the language
 * calls itself, and whether a native speaker has read its texts. Where nobody has, texts may be
 * missing, and English stands in for them.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', isReviewed: true },
  { code: 'de', name: 'Deutsch', isReviewed: true },
  { code: 'fr', name: 'Français', isReviewed: false },
  { code: 'ja', name: '日本語', isReviewed: false },
] as const;

/** A row of the table of languages. */
export type Language = (typeof LANGUAGES)[number];
/** The code of a language of the table. */
export type LanguageCode = Language['code'];
/** The codes of languages that native speakers have read. */
export type ReviewedCode = Extract<Language, { readonly isReviewed: true }>['code'];

/** The codes of the languages, as in HTML. */
export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** The code of a language of the table. */
export const A_LANGUAGE: Expected = [
  (code: LanguageCode) => LANGUAGE_CODES.includes(code),
  `one of ${LANGUAGES.map(({ code }) => code).join(', ')}`,
];

/**
 * Throws a RangeError unless the public function `asked` was given the code of a language.
 *
 *     checkLanguage('tell', 'de')      // undefined
 */
export const checkLanguage = (asked: string, code: LanguageCode): void => check(asked, 'language', code, A_LANGUAGE);
