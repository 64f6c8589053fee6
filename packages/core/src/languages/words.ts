import { checkArgument } from '../result.ts';
import type { KindName } from '../rules/kinds.ts';
import type { RuleName } from '../rules/rule-names.ts';
import { words as english } from './en/words.ts';
import { checkLanguage, type PartOfLanguage } from './language.ts';
import type { RuleWords, Words } from './rule-words.ts';

/** The words of a language for rules and clues; without a language, those of English. */
export const wordsIn = (language: PartOfLanguage<'words'> | undefined): Words => language?.words ?? english;

/**
 * What a rule of the whole board or a kind of clues is called, and what it asks for. In English
 * without a language, and where the language has no words for it.
 *
 *     ruleWords('renban').name      // 'renban line'
 */
export function ruleWords(name: RuleName | KindName, language?: PartOfLanguage<'words'>): RuleWords {
  checkLanguage('ruleWords', language, 'words');
  const ruleWords = wordsFor(name, wordsIn(language));
  checkArgument('ruleWords', ruleWords !== undefined, name, 'the name of one of RULES or KINDS');
  return ruleWords!;
}

const wordsFor = (name: string, { rules }: Words): RuleWords | undefined =>
  (rules as Readonly<Record<string, RuleWords>>)[name] ?? (english.rules as Readonly<Record<string, RuleWords>>)[name];

/** What a rule or a kind is called, by its name in ids; that name where there are no words. */
export const ruleName = (name: string, words: Words): string => wordsFor(name, words)?.name ?? name;
