import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';

/** What brings the new version, when there is one. */
const take = signal<(() => void) | undefined>(undefined);

function announce(action: () => void): void {
  if (!take.peek()) say(t('update.there'));
  take.value = action;
}

/**
 * Registers the service worker: from then on the app needs no network. A new version waits until
 * the player wants it.
 */
export async function registerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const workers = navigator.serviceWorker;
  let isFirst = !workers.controller;
  let isWanted = false;
  workers.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    // Another tab took the new version, so code that this tab has not loaded yet is lost. When to
    // leave a game is still up to the player.
    else if (!isFirst) announce(() => location.reload());
    isFirst = false;
  });
  const registration = await workers.register('sw.js', { scope: './' });
  const look = (): void => {
    const { waiting } = registration;
    if (!waiting || !workers.controller) return;
    announce(() => {
      isWanted = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A page that stays open for days looks for a new version when the player comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void registration.update().catch(() => {});
  });
}

/** Says that a new version is there; nothing changes until the player wants it. */
export function Updates(): JSX.Element | null {
  if (!take.value) return null;
  return (
    <aside class="update" aria-label={t('update.there')}>
      <span>{t('update.there')}</span>
      <button type="button" onClick={take.value}>
        {t('update.now')}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          take.value = undefined;
        }}
      >
        {t('update.later')}
      </button>
    </aside>
  );
}
