import type { Line } from './line.ts';

/**
 * Tells a line what the browser knows: that the network is gone or there, that somebody looks at
 * the page again, perhaps after the machine slept. Until the answer is called.
 */
export function keepAwake(line: Pick<Line<object>, 'check' | 'lose'>): () => void {
  const end = new AbortController();
  const { signal } = end;
  const look = (): void => {
    if (document.visibilityState === 'visible') line.check();
  };
  addEventListener('online', () => line.check(), { signal });
  addEventListener('offline', () => line.lose(), { signal });
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => end.abort();
}
