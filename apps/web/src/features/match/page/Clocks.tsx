import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { CLOSE, type Clock, clockOf, makeDial, shownClock, untilChange } from '../clock.ts';
import { isThere, nameOf } from '../people.ts';
import { seat, serviceTime, snapshot } from '../table.ts';

/** Both clocks, one's own first. */
export function Clocks(): JSX.Element {
  const own = seat.value ?? 0;
  return (
    <div class="clocks">
      {[own, 1 - own].map((player) => (
        <ClockOf key={player} of={player} isOwn={player === seat.value} />
      ))}
    </div>
  );
}

interface ClockOfProps {
  readonly of: number;
  readonly isOwn: boolean;
}

/** A clock with its player: who is to move is said in words, drawn, and coloured. */
function ClockOf({ of, isOwn }: ClockOfProps): JSX.Element {
  const now = snapshot.value!;
  const clock = clockOf(now, of)!;
  const ms = useDial(clock);
  const isAway = !isThere(of);
  const state = isAway ? 'match.away' : clock.isRunning ? 'match.toMove' : undefined;
  const classes = [
    'side',
    isOwn ? 'own' : 'other',
    clock.isRunning && 'to-move',
    isAway && 'away',
    ms < CLOSE && 'close',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={nameOf(of)}>
      <p class="who">
        {clock.isRunning && <ICONS.goOn />}
        <strong>{nameOf(of)}</strong>
        {state && <span class="state">{t(state)}</span>}
      </p>
      <span class="count">{t('match.cells', { n: now.duel!.counts[of]! })}</span>
      <time role="timer" aria-live="off">
        {shownClock(ms)}
      </time>
    </section>
  );
}

/** What a clock shows now, anew just after it changes. */
function useDial(clock: Clock): number {
  const dial = useMemo(makeDial, []);
  const tick = useSignal(0);
  const ms = dial(clock, serviceTime());
  const wait = clock.isRunning ? untilChange(ms) : Infinity;
  useEffect(() => {
    if (wait === Infinity) return;
    const timer = setTimeout(() => {
      tick.value++;
    }, wait);
    return () => clearTimeout(timer);
  }, [tick.value, clock.left, clock.since, clock.isRunning]);
  return ms;
}
