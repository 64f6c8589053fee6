import { checkArgument } from '../result.ts';
import type { KindName } from '../rules/kinds.ts';
import type { RuleName } from '../rules/rule-names.ts';
import { words as english } from './en/words.ts';
import { checkLanguage, type PartOfLanguage } from './language.ts';
import type { RuleWords, Words } from './rule-words.ts';

/** The words of a language for rules and clues; by default the English words. */
export const wordsIn = (language: PartOfLanguage<'words'> | undefined): Words => language?.words ?? english;

/**
 * The name of a rule of the whole board or of a kind of clues, and its demand. English by default,
 * and where the language has no words for it.
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

/**
 * The name of a rule or a kind, by its name in ids; that name itself where the language lacks it.
 */
export const ruleName = (name: string, words: Words): string => wordsFor(name, words)?.name ?? name;
