import type { JSX } from 'preact';
import { geometry } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { type Awaited, awaitedIn } from '../begin.ts';
import { nameOf } from '../people.ts';
import { refusalText } from '../refusal.ts';
import { refusal, seat, seen } from '../table.ts';
import { tellingOf } from '../words.ts';
import { secondsTo, useServiceTime } from './hooks.ts';

/** What happened last and what it cost or earned, in one line; or why something was not done. */
export function LastMove(): JSX.Element {
  const { last, snapshot } = seen.value!;
  if (refusal.value)
    return (
      <p class="last-move refused" role="alert">
        {refusalText(refusal.value)}
      </p>
    );
  const { phase } = snapshot;
  const awaited = phase === 'live' ? awaitedIn(snapshot) : undefined;
  if (last.length === 0 && !awaited) return <p class="last-move">{phase === 'live' && t('match.begun')}</p>;
  const tellings = last.map((move) => tellingOf(move, { size: geometry.value?.size ?? 9, nameOf }));
  return (
    <div class="last-move">
      {tellings.map(({ what, pace, gain }) => (
        <p key={what}>
          <strong>{what}</strong>
          <span>
            {pace} <b>{gain}</b>
          </span>
        </p>
      ))}
      {awaited && <Beginning {...awaited} />}
    </div>
  );
}

/** Who is to make a first move in a duel, and how long they have before the duel is off. */
function Beginning({ seats, until }: Awaited): JSX.Element {
  const n = secondsTo(until, useServiceTime(250));
  const [first] = seats;
  return (
    <p class="beginning" role="timer">
      {first === seat.value ? t('match.begin', { n }) : t('match.willBegin', { name: nameOf(first!), n })}
    </p>
  );
}
