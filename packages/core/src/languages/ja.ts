import { grammar } from './ja/grammar.ts';
import { ideas } from './ja/ideas.ts';
import { names } from './ja/names.ts';
import { sentences } from './ja/sentences.ts';
import { words as ruleWords } from './ja/words.ts';
import type { Language } from './language.ts';
import type { Words } from './rule-words.ts';

/** Japanese. No native speaker has read these texts yet. */
export const ja: Language = { code: 'ja', grammar, names, sentences, ideas, words: ruleWords };

/** The words for rules and clues alone, for programs without steps. */
export const words: Words = ruleWords;
