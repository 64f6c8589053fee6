import { fail } from '../../result.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { Language, LanguageCode } from './language.ts';

/** The languages that steps are told in. */
export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN];

/** The language with a code. */
export const languageCalled = (code: LanguageCode): Language =>
  LANGUAGES.find((language) => language.code === code) ??
  fail(`language ${code}; expected one of ${LANGUAGES.map((language) => language.code).join(', ')}`);
