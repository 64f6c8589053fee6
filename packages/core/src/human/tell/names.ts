import * as de from '../../languages/de/names.ts';
import * as en from '../../languages/en/names.ts';
import * as fr from '../../languages/fr/names.ts';
import * as ja from '../../languages/ja/names.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/language.ts';
import type { Family, Technique } from '../steps/technique.ts';
import type { TechniqueId } from '../techniques.ts';

type Names<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>;

/** The names of techniques in a language. English names stand in the techniques. */
interface NamesFile {
  readonly names?: Readonly<Partial<Record<TechniqueId, string>>>;
  readonly synonyms: Names<TechniqueId>;
  readonly families: Names<Family>;
}

/** The names in all languages, without further texts. */
const FILES: Readonly<Record<LanguageCode, NamesFile>> = { en, de, fr, ja };

/** The name of a technique in the language of a code. English where that has no name. */
export const nameIn = ({ id, name }: Technique, code: LanguageCode): string =>
  FILES[code].names?.[id as TechniqueId] ?? name;

/** The common names of a technique in any language, and those of its family. */
export const namesOf = (technique: Technique<TechniqueId>): { readonly own: string[]; readonly family: string[] } => ({
  own: LANGUAGE_CODES.flatMap((code) => [nameIn(technique, code), ...(FILES[code].synonyms[technique.id] ?? [])]),
  family: LANGUAGE_CODES.flatMap((code) => FILES[code].families[technique.family] ?? []),
});
