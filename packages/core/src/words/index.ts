export type { RuleWords, Words } from './rule-words.ts';
export {
  clueName,
  clueSays,
  type RuledFrame,
  rulesText,
  ruleWords,
  tellCell,
  tellClue,
  WORDS,
  type WordsLanguage,
} from './words.ts';
