import type { ComponentChildren, JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import './me-pages.css';

interface Props {
  /** What is missing, and what will be here. */
  readonly text: string;
  /** A small drawing. */
  readonly children: ComponentChildren;
}

/** A page on which there is nothing yet: a drawing, a sentence, and the puzzle of today. */
export const Empty = ({ text, children }: Props): JSX.Element => (
  <div class="empty">
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
    <p>{text}</p>
    <a class="button main" href={address('today')}>
      {t('me.playToday')}
    </a>
  </div>
);
