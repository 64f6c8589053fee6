import { computed, signal } from '@preact/signals';
import { backToRight, type Check, checkOf } from '../game/mistakes.ts';
import { alter, board, doubt, game, geometry, isPaused, solution, solved } from '../game/session.ts';
import { say } from '../parts/announcement.ts';
import { type Key, t } from '../text/index.ts';

/** The position on screen; what is said about it goes with it. */
const position = computed(() => `${game.value?.id} ${game.value?.at}`);

const asked = signal('');
const closed = signal('');

/** The answer to the check of this position; it says more once the solution is known. */
export const answer = computed<Check | undefined>(() => {
  const [now, shape] = [board.value, geometry.value];
  if (!now || !shape || asked.value !== position.value) return undefined;
  return checkOf({ geometry: shape, givens: game.value!.givens, digits: now.digits }, solution.value);
});

/** Whether every cell is filled, and something is wrong. */
export const isFullAndWrong = computed(
  () => board.value !== undefined && !board.value.digits.includes(0) && !solved.value,
);

/** Whether there is something to say about the position. */
export const isTold = computed(
  () => (answer.value !== undefined || isFullAndWrong.value) && closed.value !== position.value && !isPaused.value,
);

/** What is said about the position, in a sentence. */
export function told(): string {
  const check = answer.value;
  if (check) return t(answerKey(check), { n: check.wrong });
  return t(doubt.value === 'none' || doubt.value === 'conflict' ? 'check.fullNone' : 'check.full');
}

function answerKey({ wrong, isSure }: Check): Key {
  if (isSure) return wrong === 0 ? 'check.right' : 'check.wrong';
  if (wrong > 0) return 'check.clash';
  return `check.noClash.${doubt.value ?? 'unknown'}`;
}

/** Counts the wrong digits. It is no hint: which ones they are stays open. */
export function check(): void {
  if (!board.peek() || isPaused.peek()) return;
  closed.value = '';
  asked.value = position.peek();
}

/** Takes the game back to where no digit was wrong; what was played since can be redone. */
export function goBack(): void {
  alter((current) => backToRight(current, solution.peek()));
  say(t('check.back.done'));
}

export function close(): void {
  closed.value = position.peek();
}
