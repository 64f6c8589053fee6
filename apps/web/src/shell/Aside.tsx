import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { address } from '../route.ts';
import { putAsideHere } from '../storage/aside.ts';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';

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
