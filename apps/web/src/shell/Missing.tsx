import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { route } from '../route.ts';
import { t } from '../text/index.ts';
import { reload } from './reload.ts';

/** Says that code of the app could not be loaded: there is a newer version, or no network. */
export function Missing(): JSX.Element {
  const isShown = useSignal(false);
  useEffect(() => {
    // What Vite calls an import that failed.
    addEventListener('vite:preloadError', () => {
      isShown.value = true;
    });
  }, []);
  // The word goes when the visitor goes elsewhere.
  useSignalEffect(() => {
    if (route.value) isShown.value = false;
  });
  return (
    <div role="alert">
      {isShown.value && (
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
