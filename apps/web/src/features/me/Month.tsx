import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dayOf, timeOfDay } from '../../model/daily.ts';
import { firstDayOf, monthAfter, monthOf, weekdaysOf, weeksOf } from '../../statistics/month.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import { type DayRecord, daysOf, outcomeOf } from '../../statistics/statistics.ts';
import { locale, t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { Day } from './Day.tsx';

const monthText = (month: string): string =>
  timeOfDay(`${month}-01`).toLocaleDateString(locale.value, { month: 'long', year: 'numeric' });

interface MonthProps {
  readonly games: readonly SolvedGame[];
  readonly month: Signal<string>;
}

/** A month at a glance, and beside it what was solved on the day that is chosen. */
export function Month({ games, month }: MonthProps): JSX.Element {
  const today = dayOf(new Date());
  const chosen = useSignal(today);
  const turn = (count: number): void => {
    month.value = monthAfter(month.value, count);
    say(monthText(month.value));
  };
  return (
    <section class="month" aria-labelledby="month">
      <div class="leaf">
        <h2 id="month">{monthText(month.value)}</h2>
        <button type="button" class="icon-button" aria-label={t('me.monthBefore')} onClick={() => turn(-1)}>
          <ICONS.back />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t('me.monthAfter')}
          disabled={month.value >= monthOf(today)}
          onClick={() => turn(1)}
        >
          <ICONS.forward />
        </button>
      </div>
      <Calendar
        month={month.value}
        today={today}
        chosen={chosen.value}
        days={daysOf(games)}
        choose={setterOf(chosen)}
      />
      <Day day={chosen.value} games={games} isToday={chosen.value === today} />
    </section>
  );
}

interface CalendarProps {
  readonly month: string;
  readonly today: string;
  readonly chosen: string;
  readonly days: ReadonlyMap<string, DayRecord>;
  choose(day: string): void;
}

function Calendar({ month, today, chosen, days, choose }: CalendarProps): JSX.Element {
  const firstDay = firstDayOf(locale.value);
  return (
    <table class="calendar">
      <thead>
        <tr>
          {weekdaysOf(locale.value, firstDay).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, index) => (
          <tr key={`${month} ${index}`}>
            {week.map((day, weekday) => (
              <td key={day ?? weekday}>
                {day && (
                  <button
                    type="button"
                    class={[...classesOf(days.get(day)), day === today && 'today'].filter(Boolean).join(' ')}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={labelOf(day, days.get(day))}
                    disabled={day > today}
                    onClick={() => choose(day)}
                  >
                    {Number(day.slice(-2))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day on which all was solved with help is not in the player's hand alone. */
const classesOf = (record: DayRecord | undefined): readonly string[] =>
  ({ missed: [], helped: ['played', 'helped'], solved: ['played'] })[outcomeOf(record)];

/** "Sunday 22 November: 2 solved, 1 with help". */
function labelOf(day: string, { solved, helped }: DayRecord = { solved: 0, helped: 0 }): string {
  const date = timeOfDay(day).toLocaleDateString(locale.value, { weekday: 'long', day: 'numeric', month: 'long' });
  const played = solved > 0 ? t('me.dayPlayed', { n: solved }) : t('me.dayMissed');
  return `${date}: ${[played, helped > 0 && t('me.dayHelped', { n: helped })].filter(Boolean).join(', ')}`;
}
