import type { JSX } from 'preact';
import { dayOf, lastDays, timeOfDay } from '../model/daily.ts';
import { locale, t } from '../text/index.ts';
import { type DayRecord, outcomeOf } from './statistics.ts';

interface WeekProps {
  readonly days: ReadonlyMap<string, DayRecord>;
  readonly today: Date;
  /** Opens the puzzle of a day; without it the days are there to be looked at. */
  readonly open?: (day: string) => void;
}

/** The last seven days: on which of them the player solved something, and whether with help. */
export function Week({ days, today, open }: WeekProps): JSX.Element {
  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    timeOfDay(day).toLocaleDateString(locale.value, options);
  const week = lastDays(7, today).reverse();
  return (
    <div>
      <div class="week-names" aria-hidden="true">
        {week.map((day) => (
          <span key={day}>{written(day, { weekday: 'narrow' })}</span>
        ))}
      </div>
      <ol class="week">
        {week.map((day) => {
          const outcome = outcomeOf(days.get(day));
          const classes = [
            outcome !== 'missed' && 'played',
            outcome === 'helped' && 'helped',
            day === dayOf(today) && 'today',
          ]
            .filter(Boolean)
            .join(' ');
          const cell = (
            <>
              <span aria-hidden="true">{timeOfDay(day).getDate()}</span>
              <span class="spoken">
                {written(day, { weekday: 'long', day: 'numeric', month: 'long' })}, {t(`week.${outcome}`)}
              </span>
            </>
          );
          return (
            <li key={day} class={classes} aria-current={day === dayOf(today) ? 'date' : undefined}>
              {open ? (
                <button type="button" onClick={() => open(day)}>
                  {cell}
                </button>
              ) : (
                cell
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
