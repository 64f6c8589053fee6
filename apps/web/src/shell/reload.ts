const PATIENCE = 2000; // ms

/**
 * Loads the app again. WebKit remembers what did not come, even after a reload, until somebody asks
 * for it past all caches.
 */
export async function reload(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = entries.filter(({ responseStatus }) => !(responseStatus > 0 && responseStatus < 400));
  const signal = AbortSignal.timeout(PATIENCE);
  await Promise.allSettled(failed.map(({ name }) => fetch(name, { cache: 'reload', signal })));
  location.reload();
}
