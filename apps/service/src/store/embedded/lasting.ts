import type { Work } from './messages.ts';
import { type DatabaseThread, startDatabaseThread } from './thread.ts';

/**
 * The database of a folder, in a thread that is started again after a crash, such as a full disk
 * brings. The next query starts it. What was committed is there again. A database in memory
 * has lost everything, and stays away. So does one that was closed: its folder may be somebody's.
 */
export async function startLastingThread(folder?: string, signal?: AbortSignal): Promise<DatabaseThread> {
  let thread = await startDatabaseThread(folder, signal);
  let starting: Promise<void> | undefined;
  let isClosed = false;
  const listeners: ((channel: string, payload: string) => void)[] = [];
  const channels: Work[] = [];

  const startAgain = async (): Promise<void> => {
    const next = await startDatabaseThread(folder);
    for (const listener of listeners) next.heard(listener);
    for (const channel of channels) await next.ask(channel);
    thread = next;
  };

  return {
    ask: async (work) => {
      if (thread.hasEnded() && folder !== undefined && !isClosed)
        await (starting ??= startAgain().finally(() => {
          starting = undefined;
        }));
      if (work.kind === 'listen') channels.push(work);
      return thread.ask(work);
    },
    heard: (listener) => {
      listeners.push(listener);
      thread.heard(listener);
    },
    hasEnded: () => thread.hasEnded(),
    close: async () => {
      isClosed = true;
      await starting?.catch(() => {});
      if (!thread.hasEnded()) await thread.close();
    },
  };
}
