import type { JSX } from 'preact';
import { timeOfDay } from '../../model/daily.ts';
import { locale, t } from '../../text/index.ts';
import { Brand } from '../../ui/parts/Brand.tsx';
import { day, numberOfDay } from './day.ts';

/** The head of the page, as a newspaper has it: its name, its number, the date. */
export function Masthead(): JSX.Element {
  const time = timeOfDay(day.value);
  const written = (options: Intl.DateTimeFormatOptions): string => time.toLocaleDateString(locale.value, options);
  return (
    <header class="masthead">
      <div class="title-line">
        <Brand />
        <span class="number">{t('today.number', { n: numberOfDay(day.value) })}</span>
      </div>
      <p class="date">
        <time dateTime={day.value}>{written({ day: 'numeric', month: 'long' })}</time>{' '}
        <span class="weekday">{written({ weekday: 'long' })}</span>
      </p>
    </header>
  );
}
