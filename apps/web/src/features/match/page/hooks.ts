import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { geometry } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { nameOf } from '../people.ts';
import { isLost, isMyTurn, seen, serviceTime, snapshot } from '../table.ts';
import { spokenOf, tellingOf } from '../words.ts';

/** How many seconds are left until a moment of service time, rounded up. */
export const secondsTo = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** The time of the service, renewed after so many milliseconds. */
export function useServiceTime(step: number): number {
  const now = useSignal(serviceTime());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = serviceTime();
    }, step);
    return () => clearInterval(timer);
  }, [step]);
  return now.value;
}

/** Says each move, whose turn it then is, and when the connection is lost or there again. */
export function useSpoken(): void {
  const last = seen.value?.last ?? [];
  useEffect(() => {
    const names = { size: geometry.peek()?.size ?? 9, nameOf };
    const texts = last.map((move) => spokenOf(tellingOf(move, names)));
    if (texts.length > 0) say([...texts, isMyTurn.peek() ? t('match.yourMove') : ''].filter(Boolean).join('. '));
  }, [last.at(-1)?.event.seq]);
  const lost = isLost.value;
  useEffect(() => {
    if (lost) return () => say(t('match.found'));
  }, [lost]);
  // A tab in the background speaks, too.
  const isMine = isMyTurn.value && snapshot.value?.phase === 'live';
  useEffect(() => {
    const before = document.title;
    if (isMine) document.title = `${t('match.yourMove')} · Pencilmark`;
    return () => {
      document.title = before;
    };
  }, [isMine]);
}
