import { grammar } from './en/grammar.ts';
import { ideas } from './en/ideas.ts';
import { words as ruleWords } from './en/words.ts';
import type { Language } from './language.ts';
import type { Words } from './rule-words.ts';

/** English. The techniques themselves have their English names and sentences. */
export const en: Language = { code: 'en', grammar, names: {}, sentences: {}, ideas, words: ruleWords };

/** The words for rules and clues alone, for programs without steps. */
export const words: Words = ruleWords;
