import { computed, signal } from '@preact/signals';
import { backToRight, type Check, checkOf } from '../../model/mistakes.ts';
import { selection } from '../../table/hand.ts';
import { alter, board, doubt, game, geometry, isPaused, solution, solved } from '../../table/session.ts';
import { type Key, t, textsOf } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';

/** The position on screen; what is said about it goes with it. */
const position = computed(() => `${game.value?.id} ${game.value?.at}`);

/** A check: of which position, of which cells, and who puts its result into words. */
interface CheckRequest {
  readonly position: string;
  readonly cells?: readonly number[];
  tell(check: Check): string;
}

const question = signal<CheckRequest | undefined>(undefined);
const closed = signal('');

/** The answer to the check of this position; it says more once the solution is known. */
export const answer = computed<Check | undefined>(() => {
  const [now, shape] = [board.value, geometry.value];
  if (!now || !shape || question.value?.position !== position.value) return undefined;
  const { givens } = game.value!;
  return checkOf({ geometry: shape, givens, digits: now.digits }, solution.value, question.value.cells);
});

/** Whether every cell is filled, and something is wrong. */
export const isFullAndWrong = computed(
  () => board.value !== undefined && !board.value.digits.includes(0) && !solved.value,
);

/** Whether there is something to say about the position. */
export const isShown = computed(
  () => (answer.value !== undefined || isFullAndWrong.value) && closed.value !== position.value && !isPaused.value,
);

/** What is said about the position, in a sentence. */
export function sentence(): string {
  const check = answer.value;
  if (check) return question.value!.tell(check);
  return t(doubt.value === 'none' || doubt.value === 'conflict' ? 'check.fullNone' : 'check.full');
}

function answerKey({ wrong, isSure }: Check): Key {
  if (isSure) return wrong === 0 ? 'check.right' : 'check.wrong';
  if (wrong > 0) return 'check.clash';
  return `check.noClash.${doubt.value ?? 'unknown'}`;
}

/** Checks the position on screen. It is no hint, but it is counted. */
function ask(about: Omit<CheckRequest, 'position'>): void {
  if (!board.peek() || isPaused.peek()) return;
  closed.value = '';
  alter((now) => ({ ...now, checks: (now.checks ?? 0) + 1 }));
  question.value = { ...about, position: position.peek() };
}

/** Counts the wrong digits, without saying which they are. */
export const check = (): void => ask({ tell: (outcome) => t(answerKey(outcome), { n: outcome.wrong }) });

/** Counts the wrong digits of the selected cells. */
export async function checkCells(): Promise<void> {
  const cells = selection.peek();
  const [{ tellCells }] = await Promise.all([import('./check-cells.ts'), textsOf('tools')]);
  ask({ cells, tell: tellCells });
}

/** Takes the game back to where no digit was wrong; what was played since can be redone. */
export function goBack(): void {
  alter((current) => backToRight(current, solution.peek()));
  say(t('check.back.done'));
}

export function close(): void {
  closed.value = position.peek();
}
