import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { route } from '../route.ts';
import { t } from '../text/index.ts';

const PATIENCE = 2000; // ms

/**
 * Loads the app again. WebKit remembers what did not come, even after a reload, until somebody asks
 * for it past all caches.
 */
async function reload(): Promise<void> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = entries.filter(({ responseStatus }) => !(responseStatus > 0 && responseStatus < 400));
  const signal = AbortSignal.timeout(PATIENCE);
  await Promise.allSettled(failed.map(({ name }) => fetch(name, { cache: 'reload', signal })));
  location.reload();
}

/** Says that code of the app could not be loaded: there is a newer one, or no network. */
export function Missing(): JSX.Element {
  const isTold = useSignal(false);
  useEffect(() => {
    // What Vite calls an import that failed.
    addEventListener('vite:preloadError', () => {
      isTold.value = true;
    });
  }, []);
  // Whoever goes elsewhere need not be told.
  useSignalEffect(() => {
    if (route.value) isTold.value = false;
  });
  return (
    <div role="alert">
      {isTold.value && (
        <p class="update">
          <span>{t('shell.failed')}</span>
          <button type="button" onClick={() => void reload()}>
            {t('shell.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
