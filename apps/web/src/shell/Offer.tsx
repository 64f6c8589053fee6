import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { offered, scan } from '../features/scan/offered.ts';
import { t } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';

/** Offers to read the puzzle in a pasted picture. */
export function Offer(): JSX.Element | null {
  const file = offered.value;
  useEffect(() => {
    if (file) say(t('offer.picture'));
  }, [file]);
  if (!file) return null;
  return (
    <aside class="update" aria-label={t('offer.picture')}>
      <span>{t('offer.picture')}</span>
      <button type="button" onClick={() => void scan(file)}>
        {t('offer.read')}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          offered.value = undefined;
        }}
      >
        {t('offer.not')}
      </button>
    </aside>
  );
}
