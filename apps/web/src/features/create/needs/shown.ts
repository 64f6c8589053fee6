import { computed, signal } from '@preact/signals';
import { t } from '../../../text/index.ts';
import { draft } from '../table.ts';

/** Whether the slip with the sets is open. */
export const isOpen = signal(false);
/** The cells of the set that is drawn on the setter's table. */
export const shownSet = signal<readonly number[] | undefined>(undefined);
/** Whether one of them is a given. */
export const isShownHit = computed(() => shownSet.value?.some((cell) => draft.value.givens[cell] !== 0) ?? false);

/** What is said of cells, with a word for those of the set that is drawn. */
export function withShownSet(words: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  if (!shownSet.value) return words;
  const says = t('create.cell.inSet');
  const own = shownSet.value.map((cell) => [cell, [words.get(cell), says].filter(Boolean).join('; ')] as const);
  return new Map([...words, ...own]);
}
