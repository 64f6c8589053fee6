import type { MatchResult, MatchRules } from '@pencilmark/race';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { shownClock } from '../clock.ts';
import { rankName } from '../people.ts';
import { ranksOf } from '../ranks.ts';
import { over, seat } from '../table.ts';

interface StandingsProps {
  readonly result: MatchResult;
  readonly rules: MatchRules;
}

/** The table of results: a row for each player, or for all who shared a board. */
export function Standings({ result, rules }: StandingsProps): JSX.Element {
  const changes = over.value?.ratings ?? [];
  const isDuel = rules.mode === 'duel';
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{t('match.place')}</th>
          <th scope="col">{t('match.player')}</th>
          <th scope="col">{t(isDuel ? 'match.timeLeft' : 'match.time')}</th>
          <th scope="col">{t('match.digits')}</th>
          {changes.length > 0 && <th scope="col">{t('match.rating')}</th>}
        </tr>
      </thead>
      <tbody>
        {ranksOf(result, rules).map((rank) => {
          const { seats, place, ms, count } = rank;
          const change = changes.find((rating) => seats.includes(rating.seat));
          return (
            <tr key={seats[0]} class={seat.value !== null && seats.includes(seat.value) ? 'own' : undefined}>
              <td>{place}</td>
              <th scope="row">{rankName(rank)}</th>
              <td>{ms === null ? '–' : isDuel ? shownClock(ms) : clockText(ms)}</td>
              <td>{count}</td>
              {changes.length > 0 && <td>{change && ratingText(change.before, change.after)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** "1512 (+12)". */
const ratingText = (before: number, after: number): string => {
  const gain = Math.round(after) - Math.round(before);
  return `${Math.round(after)} (${gain < 0 ? '−' : '+'}${Math.abs(gain)})`;
};
