import type { JSX } from 'preact';
import { language, t } from '../../text/index.ts';
import { timeText } from '../../ui/parts/duration.ts';
import { boardText, type Played } from './facts.ts';

interface Props {
  readonly programs: readonly string[];
  readonly played: readonly Played[];
}

/** Who wins where: the time of each program in each round. The best of a round have a star. */
export const Winners = ({ programs, played }: Props): JSX.Element => (
  <section>
    <h2 id="arena-winners">{t('arena.winners')}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys */}
    <div class="scrolling" tabIndex={0} role="region" aria-labelledby="arena-winners">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('arena.program')}</th>
            {played.map(({ plan }) => (
              <th key={plan.name} scope="col">
                {boardText(plan.board)} · {plan.batch}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {programs.map((program) => (
            <tr key={program}>
              <th scope="row">{program}</th>
              {played.map((round) => (
                <Cell key={round.plan.name} program={program} {...round} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p class="small">{t('arena.legend')}</p>
  </section>
);

function Cell({ program, rows }: Played & { readonly program: string }): JSX.Element {
  const row = rows.find(({ entry }) => entry === program);
  if (!row) return <td>–</td>;
  const time = timeText(row.par2 * 1000, language.value);
  if (row.rank > 1) return <td>{time}</td>;
  return (
    <td class="best">
      <span aria-hidden="true">★</span>
      <span class="spoken">{t('arena.best')}</span> {time}
    </td>
  );
}
