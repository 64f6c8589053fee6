import type { JSX } from 'preact';
import { language, t } from '../../text/index.ts';
import { timeText } from '../../ui/parts/duration.ts';
import { boardText, type Played } from './facts.ts';
import { Times } from './Times.tsx';

/** A round: its times as a drawing, and all of it as a table. */
export function RoundResults({ plan, rows }: Played): JSX.Element {
  const id = `round-${plan.name}`;
  const points = (first: number): string => first.toLocaleString(language.value, { maximumFractionDigits: 1 });
  return (
    <section>
      <h2 id={id}>{t('arena.round', { board: boardText(plan.board), n: plan.batch })}</h2>
      <Times rows={rows} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys */}
      <div class="scrolling" tabIndex={0} role="region" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('arena.program')}</th>
              <th scope="col">{t('arena.rank')}</th>
              {plan.batch === 1 && <th scope="col">{t('arena.first')}</th>}
              <th scope="col">{t('arena.right')}</th>
              <th scope="col">{t('watch.time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entry, rank, first, right, tasks, par2 }) => (
              <tr key={entry}>
                <th scope="row">{entry}</th>
                <td>{rank}</td>
                {plan.batch === 1 && <td>{points(first)}</td>}
                <td>
                  {right}/{tasks}
                </td>
                <td>{timeText(par2 * 1000, language.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
