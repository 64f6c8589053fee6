import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { timeOfDay } from '../../../model/daily.ts';
import { address } from '../../../route.ts';
import { locale, t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { copy } from '../../../ui/parts/clipboard.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { FIVE, OUTCOMES, type Outcome, signsOf } from '../five.ts';

/** How the five went, in words and as a text for others, which gives nothing away. */
export function Result({
  day,
  outcomes,
}: {
  readonly day: string;
  readonly outcomes: readonly Outcome[];
}): JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  const report = useSignal('');
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const count = (outcome: Outcome): number => outcomes.filter((other) => other === outcome).length;
  const share = async (): Promise<void> => {
    const date = timeOfDay(day).toLocaleDateString(locale.value, { day: 'numeric', month: 'long' });
    const link = `${location.href.split('#')[0]}${address('prove')}`;
    const isDone = await copy([`Pencilmark · ${t('page.prove')} · ${date}`, signsOf(outcomes), link].join('\n'));
    report.value = t(isDone ? 'prove.copied' : 'prove.notCopied');
    say(report.value);
  };
  return (
    <section class="five-result">
      <h2 ref={title} tabIndex={-1}>
        {t('prove.result', { n: count('proven'), all: FIVE })}
      </h2>
      <p>
        {OUTCOMES.filter((outcome) => outcome !== 'proven' && count(outcome) > 0)
          .map((outcome) => t(`prove.result.${outcome as Exclude<Outcome, 'proven'>}`, { n: count(outcome) }))
          .join(' · ')}
      </p>
      <p class="small">{t('prove.tomorrow')}</p>
      <div class="verbs">
        <button type="button" onClick={() => void share()}>
          <ICONS.share />
          {t('prove.share')}
        </button>
        <a class="button main" href={address('learn')}>
          {t('page.learn')}
        </a>
      </div>
      <p class="small">{report.value}</p>
    </section>
  );
}
