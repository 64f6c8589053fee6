import type { MadeMatch, MatchResult } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { shownClock } from '../../match/clock.ts';
import { nameOf } from '../../match/people.ts';
import { refusalText } from '../../match/refusal.ts';
import { over, seat, snapshot } from '../../match/table.ts';
import { request } from '../../net/request.ts';
import { clockText } from '../../parts/clock.ts';
import { address, go } from '../../route.ts';
import { has, t } from '../../text/index.ts';

/** How it ended, and what comes next. */
export function Result(): JSX.Element {
  const { id, result, rules } = snapshot.value!;
  const card = useRef<HTMLElement>(null);
  const problem = useSignal('');
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const again = async (): Promise<void> => {
    const made = await request<MadeMatch>('POST', `matches/${id}/rematch`, {});
    if (!made.ok) problem.value = refusalText(made.error);
    // Both ask; each takes a seat.
    else if (await hasSeat(made.value.id)) go(`match/${made.value.id}`);
    else problem.value = t('refusal.not-open');
  };
  return (
    <section class="ended" aria-labelledby="ended-title" tabIndex={-1} ref={card}>
      <h2 id="ended-title">{headline(result!)}</h2>
      {reason(result!) && <p>{reason(result!)}</p>}
      {result!.standings.length > 0 && <Standings result={result!} isDuel={rules.mode === 'duel'} />}
      {problem.value && <p role="alert">{problem.value}</p>}
      <div class="onward">
        <a class="button" href={address(`replay/${id}`)}>
          {t('match.replay')}
        </a>
        {seat.value === null ? (
          <a class="button main" href={address('together')}>
            {t('match.toTogether')}
          </a>
        ) : (
          <button type="button" class="main" onClick={() => void again()}>
            {t('match.rematch')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Why it ended, where the last move does not tell it. */
const reason = ({ ending }: MatchResult): string => {
  const key = `ending.${ending}`;
  return has(key) ? t(key) : '';
};

const hasSeat = async (match: string): Promise<boolean> => (await request('POST', `matches/${match}/join`, {})).ok;

/** "You win", "Marta wins", "A draw". */
function headline({ standings, ending }: MatchResult): string {
  if (ending === 'void') return t('match.void');
  const first = standings.filter(({ place }) => place === 1).map((one) => one.seat);
  if (first.length === standings.length && first.length > 1) return t('match.draw');
  if (seat.value !== null && first.includes(seat.value)) return t('match.youWin');
  return t('match.wins', { name: first.map(nameOf).join(', ') });
}

const byPlace = ({ standings }: MatchResult) => standings.toSorted((one, other) => one.place - other.place);

function Standings({ result, isDuel }: { readonly result: MatchResult; readonly isDuel: boolean }): JSX.Element {
  const changes = over.value?.ratings ?? [];
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
        {byPlace(result).map(({ seat: one, place, ms, count }) => {
          const change = changes.find((other) => other.seat === one);
          return (
            <tr key={one} class={one === seat.value ? 'own' : undefined}>
              <td>{place}</td>
              <th scope="row">{nameOf(one)}</th>
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
