import { TIMES } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { Strip } from '../../../ui/pad/Strip.tsx';
import { say } from '../../../ui/parts/announcement.ts';
import { nameOf } from '../people.ts';
import { act, phrase, seat, snapshot } from '../table.ts';
import type { PhraseNumber } from './Bar.tsx';
import { useServiceTime } from './hooks.ts';

/** What holds for a while: a phrase that somebody said, an opponent who is away. */
export const Strips = (): JSX.Element => (
  <>
    <Away />
    <Spoken />
  </>
);

const PHRASE_STAYS = 6000; // ms

/** The last phrase, for some seconds. */
function Spoken(): JSX.Element | null {
  const last = phrase.value;
  const hidden = useSignal(0);
  const put = (): void => {
    hidden.value = last?.seq ?? 0;
  };
  const text = last && `${nameOf(last.seat)}: ${t(`phrase.${last.phrase as PhraseNumber}`)}`;
  useEffect(() => {
    if (!last || last.seat === seat.peek()) return;
    say(text!);
    const timer = setTimeout(put, PHRASE_STAYS);
    return () => clearTimeout(timer);
  }, [last?.seq]);
  return !last || hidden.value === last.seq ? null : <Strip close={put}>{text}</Strip>;
}

/** In a duel, what can be done when the other is away. */
function Away(): JSX.Element | null {
  const { duel, seats, phase } = snapshot.value!;
  const now = useServiceTime(1000);
  const other = seat.value === null ? undefined : seats[1 - seat.value];
  if (!duel || phase !== 'live' || !other || other.absentSince === null) return null;
  const left = Math.ceil((other.absentSince + TIMES.absence - now) / 1000);
  return (
    <div class="strip">
      <p role="status">
        {t(left > 0 ? 'match.othersAway' : 'match.canClaim', { name: other.name, n: Math.max(0, left) })}
      </p>
      {left <= 0 && (
        <button type="button" onClick={() => act({ t: 'claim' })}>
          {t('match.claim')}
        </button>
      )}
    </div>
  );
}
