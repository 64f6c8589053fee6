import { check, type Expected } from '../result.ts';
import type { Grammar } from './grammar.ts';
import type { Words } from './rule-words.ts';

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
export type LanguageRow = (typeof LANGUAGES)[number];
/** The code of a language of the table. */
export type LanguageCode = LanguageRow['code'];
/** The codes of languages that native speakers have read. */
export type ReviewedCode = Extract<LanguageRow, { readonly isReviewed: true }>['code'];

/** The codes of the languages, as in HTML. */
export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** Texts by the id of what they belong to. */
export type Texts = Readonly<Record<string, string>>;

/** Other names, by the id of what they mean. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * A language that rules and steps are told in, such as `de` of `@pencilmark/core/languages/de`.
 * Whoever tells something is given one. English stands in for texts that it lacks.
 */
export interface Language {
  /** As in HTML. */
  readonly code: string;
  /** How the parts of a sentence about a step are put together. */
  readonly grammar: Grammar;
  /** What techniques are called, by their ids. */
  readonly names: Texts;
  /** What steps of techniques say, by their ids, with the holes of the English sentence. */
  readonly sentences: Texts;
  /** What to look for when one looks for a technique, by its id. */
  readonly ideas: Texts;
  /** What rules and clues are called, and what they ask for. */
  readonly words: Words;
}

/** A language as far as it is asked for: what techniques are called, for one, or rules. */
export type PartOfLanguage<Part extends keyof Language> = Pick<Language, Part>;

/** The code of a language of the table. */
export const A_CODE: Expected = [
  (code: LanguageCode) => LANGUAGE_CODES.includes(code),
  `one of ${LANGUAGES.map(({ code }) => code).join(', ')}`,
];

const SAYS = 'a language, such as de of @pencilmark/core/languages/de';

/** A language that steps can be told in. */
export const A_LANGUAGE: Expected = [
  (language: Language) => [language?.grammar, language?.names, language?.sentences, language?.words].every(isObject),
  SAYS,
];

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Throws a RangeError unless the public function `asked` was given a language that has the part
 * which it needs, or none.
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
