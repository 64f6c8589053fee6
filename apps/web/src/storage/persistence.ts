import { signal } from '@preact/signals';
import { slot } from './local.ts';
import { among, readBy } from './shape.ts';

/**
 * Whether the browser keeps what is here until somebody deletes it; otherwise it may make room
 * when its storage runs short. Nothing as long as that is not known, or where it does not say.
 */
export const isPersistent = signal<boolean | undefined>(undefined);

/** When the app last requested it of the browser. */
const ASKED = slot<true>('asked', readBy(among([true])));

const storage = (): StorageManager | undefined => globalThis.navigator?.storage;

/** Looks whether what is here is kept for good. */
export async function lookPersistent(): Promise<void> {
  isPersistent.value = await storage()
    ?.persisted?.()
    .catch(() => undefined);
}

/** Requests the browser to keep what is here for good; some browsers ask the player in turn. */
export async function askPersistent(): Promise<void> {
  ASKED.keep(true);
  isPersistent.value = await storage()
    ?.persist?.()
    .catch(() => false);
}

/** Requests it once, when there is something to lose. */
export async function askOnce(): Promise<void> {
  if (ASKED.read()) return;
  await lookPersistent();
  if (isPersistent.peek() === false) await askPersistent();
}
