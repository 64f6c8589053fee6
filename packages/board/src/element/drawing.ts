import type { Cell, Geometry } from '@pencilmark/core/geometry/plain';
import { type PartOfLanguage, tellCell } from '@pencilmark/core/words';
import type { Evidence } from '../evidence.ts';
import { drawEvidence } from '../marks.ts';
import { drawRules } from '../rules/layers.ts';
import { CLUE_WORDS } from './clue-words.ts';

// What only boards with rules, and boards with a step, need. It is loaded with the first of them.

export { CLUE_WORDS, drawEvidence, drawRules, type Evidence };

/** What the clues of a board say of a cell, in the words of a language. */
export const cluesAt = ({ clues }: Geometry, cell: Cell, language: PartOfLanguage<'words'>): string[] =>
  clues.filter(({ cells }) => cells.some((list) => list.includes(cell))).map((clue) => tellCell(clue, cell, language));
