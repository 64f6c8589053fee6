import type { JSX } from 'preact';
import { address } from '../../../route.ts';
import { language, t } from '../../../text/index.ts';
import type { Progress } from '../../techniques/progress.ts';
import { sumText } from '../../techniques/sum.ts';
import { reasonText, wayOn, wayText } from '../reasons.ts';
import type { Listed } from '../tasks.ts';

/** So many more are named behind the next. */
const MORE = 2;

interface UpNextProps {
  /** Nothing before it is read; its place is kept free. */
  readonly progress: Progress | undefined;
  readonly techniques: readonly Listed[];
}

/** How much is mastered; what comes next, why, and the way there. */
export function UpNext({ progress, techniques }: UpNextProps): JSX.Element {
  if (!progress) return <div class="up-next" />;
  const [first, ...rest] = progress.next;
  const nameOf = (technique: string): string =>
    techniques.find(({ id }) => id === technique)?.names[language.value] ?? technique;
  return (
    <section class="up-next" aria-label={t('mastery.next')}>
      {first && (
        <p class="first">
          <span class="eyebrow">{t('mastery.next')}</span> <strong>{nameOf(first.technique)}</strong>{' '}
          <span>{reasonText(first, techniques)}</span>
        </p>
      )}
      <p class="small">
        {sumText(progress)} {rest.length > 0 && t('mastery.then')}{' '}
        {rest.slice(0, MORE).map(({ technique }, index) => (
          <span key={technique}>
            {index > 0 && ', '}
            <a href={address(`learn/${technique}`)}>{nameOf(technique)}</a>
          </span>
        ))}
      </p>
      {first && (
        <a class="button main" href={wayOn(first)}>
          {wayText(first)}
        </a>
      )}
    </section>
  );
}
