import { type DrillAnswer, isAnswer, merged } from '@pencilmark/coach/mastery';
import { signal } from '@preact/signals';
import { allOf, written } from '../../storage/database.ts';
import { newId } from '../../table/start.ts';
import { ANSWERS } from './reading.ts';

/** Every answer to a drill that this tab knows of, in the order of time. */
export const answers = signal<readonly DrillAnswer[]>([]);
/** Whether what is kept on this device is among them. */
export const areRead = signal(false);

// Milliseconds until the app tries again to keep what could not be kept.
const AGAIN = 3000;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('pencilmark.answers');

const take = (more: readonly unknown[]): void => {
  const all = merged(answers.peek(), more.filter(isAnswer));
  if (all.length > answers.peek().length) answers.value = all;
};

let isHearing = false;

/** Reads what is kept; from then on this tab hears what others keep, too. */
export async function readKept(): Promise<void> {
  if (!isHearing) channel?.addEventListener('message', ({ data }: MessageEvent<readonly unknown[]>) => take(data));
  isHearing = true;
  try {
    take(await allOf(ANSWERS));
  } catch {
    // Without storage there is what was answered since the page was opened.
  }
  areRead.value = true;
}

let unwritten: readonly DrillAnswer[] = [];
let again: ReturnType<typeof setTimeout> | undefined;

/** Keeps answers; they count at once, and other tabs hear of them when they are on disk. */
export async function keepAnswers(more: readonly DrillAnswer[]): Promise<void> {
  take(more);
  unwritten = merged(unwritten, more);
  await write();
}

/** Keeps an answer that was just given. */
export const keepAnswer = (given: Omit<DrillAnswer, 'id' | 'at'>): Promise<void> =>
  keepAnswers([{ ...given, ms: Math.round(given.ms), id: newId(), at: Date.now() }]);

/** Writes what is not on disk yet, also when the page is just being left. */
async function write(): Promise<void> {
  clearTimeout(again);
  const now = unwritten;
  if (now.length === 0) return;
  try {
    await written(async (db) => {
      const transaction = db.transaction('answers', 'readwrite');
      const puts = now.map((answer) => transaction.store.put(answer));
      // Whoever leaves does not wait for an answer.
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
    });
  } catch {
    again = setTimeout(write, AGAIN);
    return;
  }
  const done = new Set(now);
  unwritten = unwritten.filter((answer) => !done.has(answer));
  channel?.postMessage(now);
}
