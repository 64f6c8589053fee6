import { grammar } from './fr/grammar.ts';
import { ideas } from './fr/ideas.ts';
import { names } from './fr/names.ts';
import { sentences } from './fr/sentences.ts';
import { words as ruleWords } from './fr/words.ts';
import type { Language } from './language.ts';
import type { Words } from './rule-words.ts';

/** French. No native speaker has read these texts yet. */
export const fr: Language = { code: 'fr', grammar, names, sentences, ideas, words: ruleWords };

/** The words for rules and clues alone, for programs without steps. */
export const words: Words = ruleWords;
