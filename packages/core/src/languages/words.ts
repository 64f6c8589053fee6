import { checkArgument } from '../result.ts';
import type { KindName } from '../rules/kinds.ts';
import type { RuleName } from '../rules/rule-names.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as ja } from './ja.ts';
import { checkLanguage, type LanguageCode, type ReviewedCode } from './language.ts';
import type { RuleWords, WholeWords, Words } from './rule-words.ts';

/** The words of each language for rules and clues. */
export const WORDS: { readonly [Code in LanguageCode]: Code extends ReviewedCode ? WholeWords : Words } = {
  en,
  de,
  fr,
  ja,
};

/**
 * What a rule of the whole board or a kind of clues is called, and what it asks for. In English
 * where the language has no words for it.
 *
 *     ruleWords('renban', 'en').name      // 'renban line'
 */
export function ruleWords(name: RuleName | KindName, language: LanguageCode): RuleWords {
  checkLanguage('ruleWords', language);
  const found = wordsFor(name, language);
  checkArgument('ruleWords', found !== undefined, name, 'the name of one of RULES or KINDS');
  return found!;
}

const wordsFor = (name: string, language: LanguageCode): RuleWords | undefined =>
  (WORDS[language].rules as Readonly<Record<string, RuleWords>>)[name] ??
  (en.rules as Readonly<Record<string, RuleWords>>)[name];

/** What a rule or a kind is called, by its name in ids; that name where there are no words. */
export const ruleName = (name: string, language: LanguageCode): string => wordsFor(name, language)?.name ?? name;
