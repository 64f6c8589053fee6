import { type Cell, type Clue, cellName, type Geometry, type KindName } from '@pencilmark/core/geometry';
import { clueName, rulesText, ruleWords } from '@pencilmark/core/words';
import { SPOKEN } from '../../puzzles/spoken.ts';
import { language, t } from '../../text/index.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a kind of clues is called. */
export const kindName = (rule: string): string => capital(ruleWords(rule as KindName, SPOKEN[language.value]).name);

/** The rules of a board in sentences, one a line. */
export const rulesIn = (geometry: Geometry): string => rulesText(geometry, SPOKEN[language.value]);

// More cells than these are named by the first and the last.
const MOST_NAMED = 4;

/** Where a clue lies: "r1c1 r1c2", and of a long one "r1c1 … r1c9". */
export const placeOfClue = ({ cells }: Pick<Clue, 'cells'>, size: number): string =>
  cells.map((list) => namesOf(list, size)).join('; ');

function namesOf(list: readonly Cell[], size: number): string {
  const names = list.map((cell) => cellName(cell, size));
  return names.length > MOST_NAMED ? `${names[0]} … ${names.at(-1)}` : names.join(' ');
}

/** Of each cell that belongs to clues, their names: "killer cage, sum 15". */
export function clueWords(clues: readonly Clue[]): ReadonlyMap<Cell, string> {
  const words = new Map<Cell, string>();
  for (const clue of clues) {
    const name = clueName(clue, SPOKEN[language.value]);
    for (const cell of new Set(clue.cells.flat())) words.set(cell, [words.get(cell), name].filter(Boolean).join('; '));
  }
  return words;
}

/** A clue in words: "Killer cage, sum 15: r1c1 r1c2". */
export const tellClue = (clue: Clue, size: number): string =>
  t('create.clue.name', { name: capital(clueName(clue, SPOKEN[language.value])), place: placeOfClue(clue, size) });
