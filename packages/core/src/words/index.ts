export type { Language, PartOfLanguage } from '../languages/language.ts';
export type { RuleWords, Words } from '../languages/rule-words.ts';
export { ruleWords } from '../languages/words.ts';
export { clueName, clueSays, type RuledFrame, rulesText, tellCell, tellClue, tellFault } from './words.ts';
