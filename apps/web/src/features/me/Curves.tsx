import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { SolvedGame } from '../../statistics/solved.ts';
import { type StatisticsRow, timesOf } from '../../statistics/statistics.ts';
import { locale, t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { curveOf, HEIGHT, WIDTH } from './curve.ts';
import { kindText } from './kinds.ts';

interface Props {
  readonly games: readonly SolvedGame[];
  readonly rows: readonly StatisticsRow[];
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** How the times went on one board and level; at first where most was solved. */
export function Curves({ games, rows }: Props): JSX.Element | null {
  const timed = rows.filter(({ best }) => best !== undefined);
  const most = timed.reduce((best, row, index) => (row.solved > timed[best]!.solved ? index : best), 0);
  const chosen = useSignal(most);
  const row = timed[chosen.value];
  if (!row) return null;
  return (
    <section class="curves" aria-labelledby="curves">
      <h2 id="curves">{t('me.curves')}</h2>
      <Choice
        label={t('me.kind')}
        value={chosen.value}
        among={timed.map((_, index) => index)}
        isField
        called={(index) => kindText(timed[index]!)}
        set={setterOf(chosen)}
      />
      <CurveOf games={timesOf(games, row)} row={row} />
    </section>
  );
}

function CurveOf({ games, row }: { readonly games: readonly SolvedGame[]; readonly row: StatisticsRow }): JSX.Element {
  const { points, median, path } = curveOf(games.map(({ ms }) => ms));
  const best = games.findIndex(({ ms }) => ms === row.best);
  const dateOf = ({ at }: SolvedGame): string => new Date(at).toLocaleDateString(locale.value, DATE);
  const [bestText, medianText] = [clockText(row.best!), clockText(row.median!)];
  return (
    <>
      <figure class="curve">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('me.curveSays', { n: games.length, best: bestText, median: medianText })}
        >
          <path class="foot" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
          <path class="median" d={`M0 ${median}H${WIDTH}`} />
          <path class="way" d={path} />
          {points.map(({ x, y }, index) => (
            <circle
              key={games[index]!.id}
              class={index === points.length - 1 ? 'last' : index === best ? 'best' : undefined}
              cx={x}
              cy={y}
              r={index === points.length - 1 || index === best ? 6 : 3.5}
            />
          ))}
        </svg>
        <figcaption>
          <span>
            <span>{dateOf(games[0]!)}</span>
            <span>{games.length > 1 && dateOf(games.at(-1)!)}</span>
          </span>
          <span class="keys">
            <span class="key-median">{t('me.medianIs', { time: medianText })}</span>
            <span class="key-best">{t('me.bestIs', { time: bestText })}</span>
          </span>
        </figcaption>
      </figure>
      <details>
        <summary>{t('me.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('me.date')}</th>
              <th scope="col">{t('me.time')}</th>
            </tr>
          </thead>
          <tbody>
            {games.toReversed().map((game) => (
              <tr key={game.id}>
                <td>{dateOf(game)}</td>
                <td>{clockText(game.ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
