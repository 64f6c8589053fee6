import { type Cell, type Clue, cellName, type Geometry, isKind, kindNamed } from '@pencilmark/core/geometry';
import { t } from '../text/index.ts';

/** What a kind of clues is called. */
export const kindName = (rule: string): string => rule;

/** The rules of a board in sentences, one a line. */
export const rulesIn = ({ rules }: Geometry): string =>
  rules.map((rule) => (isKind(rule) ? sentence(rule.says) : t(`rule.${rule.name}`))).join('\n');

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

// More cells than these are told by the first and the last.
const MOST_NAMED = 4;

/** Where a clue lies: "r1c1 r1c2", and of a long one "r1c1 … r1c9". */
export function placeOfClue({ rule, cells }: Clue, size: number): string {
  const names = cells.map((list) => namesOf(list, size));
  return names.join(kindNamed(rule)?.form.order === 'any' ? ', ' : ' → ');
}

function namesOf(list: readonly Cell[], size: number): string {
  const names = list.map((cell) => cellName(cell, size));
  return names.length > MOST_NAMED ? `${names[0]} … ${names.at(-1)}` : names.join(' ');
}

/** Of each cell that belongs to clues, their names: "Cage 15", "Arrow". */
export function clueWords(clues: readonly Clue[]): ReadonlyMap<Cell, string> {
  const words = new Map<Cell, string>();
  for (const { rule, cells, values } of clues) {
    const name = [kindName(rule), ...values].join(' ');
    for (const cell of new Set(cells.flat())) words.set(cell, [words.get(cell), name].filter(Boolean).join(', '));
  }
  return words;
}

/** A clue in words: "Cage 15, r1c1 r1c2". */
export function clueName(clue: Clue, size: number): string {
  const name = kindName(clue.rule);
  const place = placeOfClue(clue, size);
  const values = clue.values.join(' ');
  return values === '' ? t('create.clue.name', { name, place }) : t('create.clue.nameWith', { name, values, place });
}
