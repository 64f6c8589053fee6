export type { RuleWords, Words } from './rule-words.ts';
export {
  clueName,
  clueSays,
  type RuledFrame,
  rulesText,
  ruleWords,
  tellClue,
  WORDS,
  type WordsLanguage,
} from './words.ts';
