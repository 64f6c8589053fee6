import { computed, signal } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { watchVerdict } from '../../puzzles/judging.ts';
import type { Verdict } from '../../puzzles/tasks.ts';
import { conflicts, sheet } from '../../scan/reading.ts';
import { codedOf } from '../../scan/sheet.ts';
import { type RatingReply, SETTER } from '../../setter/tasks.ts';
import { language } from '../../text/index.ts';

/** The puzzle on the sheet: what is printed, and what the player wrote. */
export const coded = computed(() => sheet.value && codedOf(sheet.value));

const verdict = signal<Verdict | undefined>(undefined);
/** How the puzzle stands. */
export const standing = computed(() => {
  const { givens = [] } = coded.value ?? {};
  if (Array.from(givens).every((digit) => digit === 0)) return 'empty';
  if (conflicts.value.size > 0) return 'conflict';
  return verdict.value?.verdict ?? 'judging';
});

/** Whether the solution was asked for. */
export const isSolved = signal(false);
/** The solution, while it is shown. */
export const solution = computed(() => (isSolved.value ? verdict.value?.solutions[0] : undefined));

export const rating = signal<RatingReply | 'asked' | undefined>(undefined);

/** The printed digits as the engine's thread takes them. */
const message = computed(() => {
  const { board = '', givens = [] } = coded.value ?? {};
  return JSON.stringify({ board, givens: Array.from(givens) });
});

/** Judges the puzzle whenever it changes; gives a function that ends it. */
export const watchSheet = (): (() => void) =>
  watchVerdict(
    () => {
      // What the player wrote changes nothing.
      const asked = message.value;
      isSolved.value = false;
      rating.value = undefined;
      return ['empty', 'conflict'].includes(standing.peek()) ? undefined : JSON.parse(asked);
    },
    (found) => {
      verdict.value = found;
    },
  );

/** Rates the puzzle. */
export async function rate(): Promise<void> {
  const asked = message.peek();
  rating.value = 'asked';
  const found = await engine
    .ask(SETTER.rating, { ...JSON.parse(asked), language: language.peek() })
    .catch(() => undefined);
  if (asked === message.peek()) rating.value = found;
}
