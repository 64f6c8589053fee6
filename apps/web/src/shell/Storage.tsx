import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
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
