import * as de from '../../languages/de/names.ts';
import * as en from '../../languages/en/names.ts';
import * as fr from '../../languages/fr/names.ts';
import * as ja from '../../languages/ja/names.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/language.ts';
import type { Family, Technique } from '../steps/technique.ts';
import type { TechniqueId } from '../techniques.ts';

type Names<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>;

/** What techniques are called in a language. English has the names in the techniques. */
interface NamesFile {
  readonly names?: Readonly<Partial<Record<TechniqueId, string>>>;
  readonly synonyms: Names<TechniqueId>;
  readonly families: Names<Family>;
}

/** The names of all languages, without what else languages say. */
const FILES: Readonly<Record<LanguageCode, NamesFile>> = { en, de, fr, ja };

/** What a technique is called in the language of a code; in English where that has no name. */
export const nameIn = ({ id, name }: Technique, code: LanguageCode): string =>
  FILES[code].names?.[id as TechniqueId] ?? name;

/** What people call a technique in any language, and what they call its family. */
export const namesOf = (technique: Technique<TechniqueId>): { readonly own: string[]; readonly family: string[] } => ({
  own: LANGUAGE_CODES.flatMap((code) => [nameIn(technique, code), ...(FILES[code].synonyms[technique.id] ?? [])]),
  family: LANGUAGE_CODES.flatMap((code) => FILES[code].families[technique.family] ?? []),
});
