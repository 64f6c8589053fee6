import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dailyId, dayOf, lastDays, timeOfDay } from '../../model/daily.ts';
import { player } from '../../player.ts';
import { LEVELS } from '../../puzzles/boards.ts';
import { offeredLevel } from '../../statistics/level.ts';
import { playDaily } from '../../table/maker.ts';
import { locale, t } from '../../text/index.ts';
import { togglerOf } from '../../ui/parts/signals.ts';
import type { Record } from './record.ts';

const WEEK = 7;
const DAYS = 28;

interface DailyProps {
  readonly record: Record;
  /** Whether it is what a player will likely want next. */
  readonly isNext: boolean;
}

/** The daily puzzles of a level: those of the last week, or of four; what was solved is marked. */
export function Daily({ record, isNext }: DailyProps): JSX.Element {
  const chosen = useSignal<Difficulty | undefined>(undefined);
  const isLong = useSignal(false);
  const today = dayOf(new Date());
  const level = chosen.value ?? offeredLevel(today, player.value?.knows ?? 'unsaid', record.solved);
  return (
    <section class="dailies" aria-labelledby="daily">
      <h2 id="daily">{t('daily.title')}</h2>
      <p class="small">{t('daily.says')}</p>
      <div class="of-level" role="group" aria-label={t('new.difficulty')}>
        {LEVELS.map((choice) => (
          <button
            key={choice}
            type="button"
            class="quiet"
            aria-pressed={level === choice}
            onClick={() => {
              chosen.value = choice;
            }}
          >
            {t(`difficulty.${choice}`)}
          </button>
        ))}
      </div>
      <Days record={record} level={level} count={isLong.value ? DAYS : WEEK} />
      <div class="buttons">
        <button type="button" class={isNext ? 'main' : undefined} onClick={() => void playDaily(today, level)}>
          {t('daily.today')}
        </button>
        <button type="button" class="quiet" aria-expanded={isLong.value} onClick={togglerOf(isLong)}>
          {t('daily.earlier')}
        </button>
      </div>
    </section>
  );
}

interface DaysProps {
  readonly record: Record;
  readonly level: Difficulty;
  readonly count: number;
}

/** The last days, week by week, each of seven days up to today's weekday. */
function Days({ record, level, count }: DaysProps): JSX.Element {
  const days = lastDays(count, new Date()).toReversed();
  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    timeOfDay(day).toLocaleDateString(locale.value, options);
  const stateOf = (day: string): 'solved' | 'begun' | undefined => {
    const id = dailyId(day, level);
    const kept = record.kept.find((saved) => saved.id === id);
    if (kept?.solved !== undefined || record.solved.some((finished) => finished.id === id)) return 'solved';
    return kept && 'begun';
  };
  return (
    <div>
      <div class="week-names" aria-hidden="true">
        {days.slice(0, WEEK).map((day) => (
          <span key={day}>{written(day, { weekday: 'narrow' })}</span>
        ))}
      </div>
      <ol class="week">
        {days.map((day) => {
          const state = stateOf(day);
          const isToday = day === days.at(-1);
          const classes = [state === 'solved' ? 'played' : state, isToday && 'today'].filter(Boolean).join(' ');
          return (
            <li key={day} class={classes} aria-current={isToday ? 'date' : undefined}>
              <button type="button" onClick={() => void playDaily(day, level)}>
                <span aria-hidden="true">{timeOfDay(day).getDate()}</span>
                <span class="spoken">
                  {written(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                  {state && `, ${t(`daily.${state}`)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
