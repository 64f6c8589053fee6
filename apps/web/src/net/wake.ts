import type { Connection } from './connection.ts';

/**
 * Passes on to a connection what the browser knows: that the network is down or up, that somebody
 * looks at the page again, perhaps after the machine slept. Until the answer is called.
 */
export function keepAwake(connection: Pick<Connection<object>, 'check' | 'lose'>): () => void {
  const end = new AbortController();
  const { signal } = end;
  const look = (): void => {
    if (document.visibilityState === 'visible') connection.check();
  };
  addEventListener('online', () => connection.check(), { signal });
  addEventListener('offline', () => connection.lose(), { signal });
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => end.abort();
}
