import { de } from '../languages/de.ts';
import { en } from '../languages/en.ts';
import { fr } from '../languages/fr.ts';
import { ja } from '../languages/ja.ts';
import { A_CODE, type Language, type LanguageCode } from '../languages/language.ts';
import { check } from '../result.ts';

/** All languages, for programs that learn the wanted language only while they run. */
const FILES: Readonly<Record<LanguageCode, Language>> = { en, de, fr, ja };

/**
 * The language of a code. Importing it brings all languages. A program that knows its language
 * imports that alone, as `de` of `@pencilmark/core/languages/de`.
 *
 *     techniqueName('hidden-single', languageNamed('fr'))      // 'Singleton caché'
 */
export function languageNamed(code: LanguageCode): Language {
  check('languageNamed', 'code', code, A_CODE);
  return FILES[code];
}

export { LANGUAGE_CODES, LANGUAGES, type Language, type LanguageCode } from '../languages/language.ts';
