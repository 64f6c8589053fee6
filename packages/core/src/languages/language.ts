import { check, type Expected } from '../result.ts';
import type { Grammar } from './grammar.ts';
import type { Words } from './rule-words.ts';

/**
 * THE table of languages of rules and steps: the code as in HTML, the name of the language in
 * itself, and whether a native speaker has read its texts. In unread languages texts may be
 * missing, and English stands in for them.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', isReviewed: true },
  { code: 'de', name: 'Deutsch', isReviewed: true },
  { code: 'fr', name: 'Français', isReviewed: false },
  { code: 'ja', name: '日本語', isReviewed: false },
] as const;

/** A row of the table of languages. */
export type LanguageRow = (typeof LANGUAGES)[number];
/** The code of a language of the table. */
export type LanguageCode = LanguageRow['code'];
/** The codes of languages that native speakers have read. */
export type ReviewedCode = Extract<LanguageRow, { readonly isReviewed: true }>['code'];

/** The codes of the languages, as in HTML. */
export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** Texts by the id of their technique or rule. */
export type Texts = Readonly<Record<string, string>>;

/** Further names, by the id of the technique. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * A language of rules and steps, such as `de` of `@pencilmark/core/languages/de`. Functions that
 * make sentences take one. English stands in for texts that it lacks.
 */
export interface Language {
  /** As in HTML. */
  readonly code: string;
  /** How the parts of a sentence about a step are put together. */
  readonly grammar: Grammar;
  /** The names of techniques, by their ids. */
  readonly names: Texts;
  /** The sentences of techniques, by their ids, with the holes of the English sentence. */
  readonly sentences: Texts;
  /** How to look for a technique, by its id. */
  readonly ideas: Texts;
  /** The names of rules and clues, and their sentences. */
  readonly words: Words;
}

/** A part of a language: the names of techniques alone, or the words for rules. */
export type PartOfLanguage<Part extends keyof Language> = Pick<Language, Part>;

/** The code of a language of the table. */
export const A_CODE: Expected = [
  (code: LanguageCode) => LANGUAGE_CODES.includes(code),
  `one of ${LANGUAGES.map(({ code }) => code).join(', ')}`,
];

const SAYS = 'a language, such as de of @pencilmark/core/languages/de';

/** A language with the texts of steps. */
export const A_LANGUAGE: Expected = [
  (language: Language) => [language?.grammar, language?.names, language?.sentences, language?.words].every(isObject),
  SAYS,
];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Throws a RangeError, in the name of the public function `caller`, for a language that lacks the
 * needed part.
 *
 *     checkLanguage('tell', undefined, 'words')      // undefined
 */
export function checkLanguage<Part extends keyof Language>(
  caller: string,
  language: PartOfLanguage<Part> | undefined,
  part: Part,
): void {
  if (language !== undefined) check(caller, 'language', language, [() => isObject(language?.[part]), SAYS]);
}
