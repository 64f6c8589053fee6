import { grammar } from './de/grammar.ts';
import { ideas } from './de/ideas.ts';
import { names } from './de/names.ts';
import { sentences } from './de/sentences.ts';
import { words as ruleWords } from './de/words.ts';
import type { Language } from './language.ts';
import type { Words } from './rule-words.ts';

/** German. */
export const de: Language = { code: 'de', grammar, names, sentences, ideas, words: ruleWords };

/** The words for rules and clues alone, for programs without steps. */
export const words: Words = ruleWords;
