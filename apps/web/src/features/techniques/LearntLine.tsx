import type { JSX } from 'preact';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { useProgress } from './hooks.ts';
import { sumText } from './sum.ts';

export interface LearntProps {
  /** That something is due, if so; or how much is mastered. */
  readonly what: 'due' | 'sum';
}

/** How much is mastered and due, as a link to the map. */
export function LearntLine({ what }: LearntProps): JSX.Element | null {
  const progress = useProgress();
  if (!progress || (what === 'due' && progress.due.length === 0)) return null;
  const text = what === 'due' ? t('mastery.today', { n: progress.due.length }) : sumText(progress);
  return (
    <p class={what === 'due' ? 'small' : undefined}>
      {what === 'sum' && <span class="eyebrow">{t('mastery.techniques')}</span>} <a href={address('learn')}>{text}</a>
    </p>
  );
}
