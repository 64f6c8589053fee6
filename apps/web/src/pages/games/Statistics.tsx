import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Statistics, statisticsOf } from '../../game/statistics.ts';
import { solvedGames } from '../../game/store.ts';
import { boardTitle, difficultyName } from '../../game/titles.ts';
import { clockText } from '../../parts/clock.ts';
import { t } from '../../text/index.ts';

const timeText = (ms: number | undefined): string => (ms === undefined ? '–' : clockText(ms));

/** What was solved on this device. */
export function StatisticsOf(): JSX.Element | null {
  const found = useSignal<Statistics | undefined>(undefined);
  useEffect(() => {
    solvedGames().then(
      (games) => {
        found.value = statisticsOf(games, Date.now());
      },
      () => {},
    );
  }, []);
  if (!found.value) return null;
  const { solved, streak, longestStreak, rows } = found.value;
  if (solved === 0) return <p>{t('games.noneSolved')}</p>;
  const figures = [
    ['games.solvedCount', solved],
    ['games.streak', streak],
    ['games.longestStreak', longestStreak],
  ] as const;
  return (
    <>
      <ul class="figures">
        {figures.map(([text, n]) => (
          <li key={text}>
            <strong>{n}</strong> {t(text, { n })}
          </li>
        ))}
      </ul>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('games.kind')}</th>
              <th scope="col">{t('games.count')}</th>
              <th scope="col">{t('games.best')}</th>
              <th scope="col">{t('games.median')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ board, difficulty, solved: count, best, median }) => (
              <tr key={`${board} ${difficulty}`}>
                <th scope="row">
                  {[boardTitle(board), difficulty && difficultyName(difficulty)].filter(Boolean).join(', ')}
                </th>
                <td>{count}</td>
                <td>{timeText(best)}</td>
                <td>{timeText(median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{t('games.timesSay')}</p>
    </>
  );
}
