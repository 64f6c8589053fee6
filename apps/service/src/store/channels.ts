import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Channels of a server, on one connection that heals by itself. */
export interface Channels {
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
}

interface Listener {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly missed: () => void;
}

const PAUSE = 500; // ms between two attempts to connect again

/**
 * Hears channels on a connection of its own. What is said while the connection is away is lost:
 * so each listener learns that it may have missed something, as soon as it hears again.
 */
export function openChannels(connect: () => pg.Client): Channels {
  const listeners: Listener[] = [];
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function open(): Promise<void> {
    const next = connect();
    next.on('error', () => {});
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload);
    });
    await next.connect();
    next.on('end', () => void reopen());
    for (const { channel } of listeners) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
  }

  async function reopen(): Promise<void> {
    client = undefined;
    while (!closing.signal.aborted) {
      try {
        await open();
        for (const { missed } of listeners) missed();
        return;
      } catch {
        // The server is still away.
        await sleep(PAUSE, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    listen: async (channel, heard, missed) => {
      listeners.push({ channel, heard, missed });
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      else await open();
    },
    close: async () => {
      closing.abort();
      await client?.end();
    },
  };
}
