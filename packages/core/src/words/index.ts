export type { RuleWords, WholeWords, Words } from '../languages/rule-words.ts';
export { ruleWords, WORDS } from '../languages/words.ts';
export { clueName, clueSays, type RuledFrame, rulesText, tellCell, tellClue } from './words.ts';
