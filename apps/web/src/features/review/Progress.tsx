import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import './reviewing.css';

/** How far a review is, 0…1. */
export function Progress({ share }: { readonly share: number }): JSX.Element {
  const text = t('review.looking', { percent: Math.round(100 * share) });
  return (
    <p class="reviewing">
      {text}
      <progress max="1" value={share} aria-label={text} />
    </p>
  );
}
