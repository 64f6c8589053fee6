import * as de from '../languages/de.ts';
import * as en from '../languages/en.ts';
import * as fr from '../languages/fr.ts';
import type { Grammar } from '../languages/grammar.ts';
import * as ja from '../languages/ja.ts';
import { LANGUAGE_CODES, type LanguageCode, type ReviewedCode } from '../languages/language.ts';
import type { TechniqueText } from '../languages/technique-text.ts';
import { fail } from '../result.ts';
import type { Family, Technique } from './technique.ts';
import type { TechniqueId } from './techniques.ts';

type Texts = Readonly<Record<TechniqueId, TechniqueText>>;
type Ideas = Readonly<Record<TechniqueId, string>>;
type Names<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>;

/** What the file of a language has for steps. English has its texts in the techniques. */
interface LanguageFile {
  readonly grammar: Grammar;
  readonly techniques?: Partial<Texts>;
  readonly ideas?: Partial<Ideas>;
  readonly synonyms: Names<TechniqueId>;
  readonly families: Names<Family>;
}

/** The files of the languages. One that native speakers have read has texts for each technique. */
const FILES: {
  readonly [Code in LanguageCode]: Code extends ReviewedCode
    ? LanguageFile & { readonly ideas: Ideas } & (Code extends 'en' ? unknown : { readonly techniques: Texts })
    : LanguageFile;
} = { en, de, fr, ja };

const fileOf = (code: LanguageCode): LanguageFile =>
  FILES[code] ?? fail(`language ${code}; expected one of ${LANGUAGE_CODES.join(', ')}`);

/** How steps are told in a language. */
export const grammarOf = (code: LanguageCode): Grammar => fileOf(code).grammar;

/** What a technique is called and says, in English where the language has no text for it. */
export const textOf = (technique: Technique, code: LanguageCode): TechniqueText =>
  fileOf(code).techniques?.[technique.id as TechniqueId] ?? technique;

/** What to look for, in English where the language has no text for it. */
export const ideaOf = (id: TechniqueId, code: LanguageCode): string => fileOf(code).ideas?.[id] ?? en.ideas[id];

/** What people call a technique in any language, and what they call its family. */
export const namesOf = (technique: Technique<TechniqueId>): { readonly own: string[]; readonly family: string[] } => ({
  own: LANGUAGE_CODES.flatMap((code) => [textOf(technique, code).name, ...(FILES[code].synonyms[technique.id] ?? [])]),
  family: LANGUAGE_CODES.flatMap((code) => FILES[code].families[technique.family] ?? []),
});
