import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../text/index.ts';

/** The version that waits to be shown, when there is one. */
const waiting = signal<ServiceWorker | undefined>(undefined);

/** Registers the service worker: from then on the app needs no network. A new version waits until the player wants it. */
export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('sw.js', { scope: './' });
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A page that stays open for days looks for news when one comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void registration.update().catch(() => {});
  });
}

/** Says that a new version is there; nothing changes until it is asked for. */
export function Updates(): JSX.Element | null {
  if (!waiting.value) return null;
  const change = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.value?.postMessage({ type: 'SKIP_WAITING' });
  };
  return (
    <aside class="update" aria-label={t('update.there')}>
      <span>{t('update.there')}</span>
      <button type="button" onClick={change}>
        {t('update.now')}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          waiting.value = undefined;
        }}
      >
        {t('update.later')}
      </button>
    </aside>
  );
}
