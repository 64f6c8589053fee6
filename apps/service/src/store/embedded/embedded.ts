import { join } from 'node:path';
import { kyselyOn, type Store } from '../store.ts';
import { startLastingThread } from './lasting.ts';
import { lockFolder } from './lock.ts';
import { poolOfOne } from './pool.ts';

/**
 * Opens the embedded database of a folder, or one in memory that ends with the process. The folder
 * is locked for this process; see `lockFolder` for what is thrown.
 */
export async function openEmbedded(folder?: string, signal?: AbortSignal): Promise<Store> {
  const leave = folder === undefined ? () => {} : lockFolder(folder);
  try {
    const thread = await startLastingThread(folder && join(folder, 'database'), signal);
    const pool = poolOfOne(thread);
    const db = kyselyOn(pool);
    return {
      kind: 'embedded',
      db,
      urgent: db,
      execute: async (text, values) => {
        const connection = await pool.connect();
        try {
          return await (values ? connection.query(text, values) : thread.ask({ kind: 'script', text }));
        } finally {
          connection.release();
        }
      },
      listen: async (channel, heard) => {
        thread.heard((name, payload) => name === channel && heard(payload));
        await thread.ask({ kind: 'listen', channel });
      },
      close: async () => {
        await db.destroy();
        await thread.close();
        leave();
      },
    };
  } catch (problem) {
    leave();
    throw problem;
  }
}
