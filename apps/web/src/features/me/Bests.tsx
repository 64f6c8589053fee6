import type { JSX } from 'preact';
import type { StatisticsRow } from '../../statistics/statistics.ts';
import { t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { kindText } from './kinds.ts';

const timeText = (ms: number | undefined): string => (ms === undefined ? '–' : clockText(ms));

/** What was solved on each board and level, and how fast. */
export const Bests = ({ rows }: { readonly rows: readonly StatisticsRow[] }): JSX.Element => (
  <section class="bests" aria-labelledby="bests">
    <h2 id="bests">{t('me.bests')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('me.kind')}</th>
          <th scope="col">{t('me.solved')}</th>
          <th scope="col">{t('me.best')}</th>
          <th scope="col">{t('me.median')}</th>
          <th scope="col">{t('me.helped')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.board} ${row.difficulty}`}>
            <th scope="row">{kindText(row)}</th>
            <td>{row.solved}</td>
            <td class="own">{timeText(row.best)}</td>
            <td>{timeText(row.median)}</td>
            <td>{row.helped}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="small">{t('me.timesSay')}</p>
  </section>
);
