import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { address } from '../route.ts';
import { putAsideHere } from '../storage/aside.ts';
import { trouble } from '../storage/database.ts';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';

/** Says that nothing can be kept on this device, and why, as long as that is so. */
export function Storage(): JSX.Element {
  const wasShown = useRef(false);
  useSignalEffect(() => {
    if (!trouble.value && wasShown.current) say(t('storage.fine'));
    wasShown.current = trouble.value !== undefined;
  });
  // The place is there before the words: some screen readers hear only what changes in it.
  return <div role="alert">{trouble.value && <p class="notice on-top">{t(`storage.${trouble.value}`)}</p>}</div>;
}

/** Says that something which was kept could not be read, and where it lies now. */
export function Aside(): JSX.Element | null {
  const seen = useSignal(0);
  const isShown = putAsideHere.value > seen.value;
  useSignalEffect(() => {
    if (putAsideHere.value > seen.peek()) say(t('aside.there'));
  });
  const close = (): void => {
    seen.value = putAsideHere.value;
  };
  if (!isShown) return null;
  return (
    <aside class="update" aria-label={t('aside.there')}>
      <span>{t('aside.there')}</span>
      <a class="button" href={address('settings')} onClick={close}>
        {t('aside.look')}
      </a>
      <button type="button" class="quiet" onClick={close}>
        {t('aside.close')}
      </button>
    </aside>
  );
}
