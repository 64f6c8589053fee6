import type { JSX } from 'preact';
import { timeOfDay } from '../../model/daily.ts';
import { player } from '../../player.ts';
import { offeredLevel } from '../../statistics/level.ts';
import { daysOf, statisticsOf } from '../../statistics/statistics.ts';
import { Week } from '../../statistics/Week.tsx';
import { playDaily } from '../../table/maker.ts';
import { t } from '../../text/index.ts';
import type { Kept } from './kept.ts';

/** On which of the last seven days something was solved, and how many in a row. */
export function LastDays({ kept: { day, solved } }: { readonly kept: Kept }): JSX.Element {
  const today = timeOfDay(day);
  const { streak } = statisticsOf(solved, today.getTime());
  const open = (chosen: string): void =>
    void playDaily(chosen, offeredLevel(chosen, player.value?.knows ?? 'unsaid', solved));
  return (
    <section aria-labelledby="last-days">
      <div class="heading">
        <h2 id="last-days">{t('today.week')}</h2>
        {streak > 0 && <span>{t('today.streak', { n: streak, words: inWords(streak) })}</span>}
      </div>
      <Week days={daysOf(solved)} today={today} open={open} />
    </section>
  );
}

/** A small number as a word, a larger one in digits. */
const inWords = (number: number): string => t('number.words').split(' ')[number - 1] ?? String(number);
