import { computed, signal } from '@preact/signals';
import { engine } from '../../../engine/engine.ts';
import { watchVerdict } from '../../../puzzles/judging.ts';
import type { Verdict } from '../../../puzzles/tasks.ts';
import { language } from '../../../text/index.ts';
import { type RatingReply, SETTER } from '../../create/tasks.ts';
import { conflicts, sheet } from '../reading.ts';
import { codedOf } from '../sheet.ts';

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

/** Whether the solution is wanted. */
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
      const puzzle = message.value;
      isSolved.value = false;
      rating.value = undefined;
      return ['empty', 'conflict'].includes(standing.peek()) ? undefined : JSON.parse(puzzle);
    },
    (judged) => {
      verdict.value = judged;
    },
  );

/** Rates the puzzle. */
export async function rate(): Promise<void> {
  const puzzle = message.peek();
  rating.value = 'asked';
  const rated = await engine
    .ask(SETTER.rating, { ...JSON.parse(puzzle), language: language.peek() })
    .catch(() => undefined);
  if (puzzle === message.peek()) rating.value = rated;
}
