import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dailyId, lastDays, timeOfDay } from '../../game/daily.ts';
import { playDaily } from '../../game/maker.ts';
import { keptGames, solvedGames } from '../../game/store.ts';
import { Choice } from '../../parts/fields.tsx';
import { LEVELS } from '../../puzzles/boards.ts';
import { locale, t } from '../../text/index.ts';

const DAYS = 28;

/** The puzzles of the day, and a calendar of the last weeks with what was solved. */
export function Daily(): JSX.Element {
  const level = useSignal<Difficulty>('moderate');
  const state = useSignal<ReadonlyMap<string, 'begun' | 'solved'>>(new Map());
  useEffect(() => {
    Promise.all([keptGames(), solvedGames()]).then(
      ([games, done]) => {
        const begun = games.filter(({ source }) => source.kind === 'daily');
        const all = [...begun, ...done.map(({ id }) => ({ id, solved: 1 }))];
        state.value = new Map(all.map(({ id, solved }) => [id, solved === undefined ? 'begun' : 'solved']));
      },
      () => {}, // without storage nothing is marked
    );
  }, []);
  const days = lastDays(DAYS, new Date());
  const mark = (day: string, difficulty: Difficulty): string =>
    ({ begun: '◐', solved: '✓', none: '' })[state.value.get(dailyId(day, difficulty)) ?? 'none'];
  const told = (day: string, difficulty: Difficulty): string => {
    const found = state.value.get(dailyId(day, difficulty));
    return found ? `, ${t(`daily.${found}`)}` : '';
  };
  const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
    timeOfDay(day).toLocaleDateString(locale.value, options);
  return (
    <section aria-labelledby="daily">
      <h2 id="daily">{t('daily.title')}</h2>
      <p>{t('daily.says')}</p>
      <ul class="today">
        {LEVELS.map((difficulty) => (
          <li key={difficulty}>
            <button type="button" onClick={() => void playDaily(days[0]!, difficulty)}>
              {t(`difficulty.${difficulty}`)} <span aria-hidden="true">{mark(days[0]!, difficulty)}</span>
              <span class="spoken">{told(days[0]!, difficulty)}</span>
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('daily.earlier')}</summary>
        <Choice
          label={t('new.difficulty')}
          value={level.value}
          among={LEVELS}
          isField
          called={(difficulty) => t(`difficulty.${difficulty}`)}
          set={(difficulty) => {
            level.value = difficulty;
          }}
        />
        <p>
          {written(days.at(-1)!, { dateStyle: 'long' })} – {written(days[0]!, { dateStyle: 'long' })}
        </p>
        <ul class="calendar">
          {days.toReversed().map((day) => (
            <li key={day}>
              <button
                type="button"
                aria-current={day === days[0] ? 'date' : undefined}
                onClick={() => void playDaily(day, level.value)}
              >
                <span>
                  {written(day, { day: 'numeric' })}
                  <span class="spoken">
                    {' '}
                    {written(day, { month: 'long', year: 'numeric' })}
                    {told(day, level.value)}
                  </span>
                </span>
                <span aria-hidden="true" class="mark">
                  {mark(day, level.value)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
