import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { clockText } from '../../../ui/parts/clock.ts';
import { isThere, nameOf } from '../people.ts';
import { hasTeams, sidesOf, toFill } from '../side.ts';
import { seat, snapshot } from '../table.ts';
import { teamName } from '../teams.ts';
import { gainText } from '../words.ts';
import { useServiceTime } from './hooks.ts';
import '../../../ui/parts/progress.css';

/** How far everybody is in a race, or each team: one's own first, with the time. */
export function Progress(): JSX.Element {
  const { since, phase, at, boards, rules } = snapshot.value!;
  const now = useServiceTime(500);
  const all = toFill(boards!.givens);
  const sides = sidesOf(snapshot.value!).sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  const elapsed = (phase === 'live' ? now : at) - since;
  return (
    <ol class="progress" aria-label={t('match.progress')}>
      {sides.map(({ number, seats, count, penalty, ms, resigned }) => (
        <li key={number} class={rank({ seats }) === 0 ? 'own' : 'other'}>
          <strong class="who">{hasTeams(rules) ? teamName(number) : namesOf(seats)}</strong>
          <span class="meter" style={{ '--part': count / all }}>
            <span />
          </span>
          <span class="count">{t('match.filled', { filled: count, all })}</span>
          <span class="state">
            {hasTeams(rules) && <span class="mates">{namesOf(seats)}</span>}
            {stateOf({ seats, ms, resigned })}
            {ms === null && rank({ seats }) === 0 && <time>{clockText(Math.max(0, elapsed) + penalty)}</time>}
            {ms === null && penalty > 0 && <b>{gainText(penalty)}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const namesOf = (seats: readonly number[]): string => seats.map(nameOf).join(', ');

/** One's own board comes first. */
const rank = ({ seats }: { readonly seats: readonly number[] }): number =>
  seat.value !== null && seats.includes(seat.value) ? 0 : 1;

interface How {
  readonly seats: readonly number[];
  readonly ms: number | null;
  readonly resigned: readonly number[];
}

function stateOf({ seats, ms, resigned }: How): string {
  if (ms !== null) return t('match.doneIn', { time: clockText(ms) });
  if (seats.every((seat) => resigned.includes(seat))) return t('match.hasResigned');
  return seats.some((seat) => !isThere(seat)) ? t('match.away') : '';
}
