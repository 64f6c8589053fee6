import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import type { Awaited } from '../begin.ts';
import { nameOf } from '../people.ts';
import { seat } from '../table.ts';
import { secondsTo, useServiceTime } from './hooks.ts';

/** Who is to make a first move in a duel, and how long they have before the duel is off. */
export function Beginning({ seats, until }: Awaited): JSX.Element {
  const n = secondsTo(until, useServiceTime(250));
  const [first] = seats;
  return (
    <p class="beginning" role="timer">
      {first === seat.value ? t('match.begin', { n }) : t('match.willBegin', { name: nameOf(first!), n })}
    </p>
  );
}
