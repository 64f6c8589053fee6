import { t } from '../../../text/index.ts';
import { awaitedIn } from '../begin.ts';
import { nameOf } from '../people.ts';
import { seat, seen, snapshot } from '../table.ts';

/** Why a match did not take place: who called it off, or who did not begin in time. */
export function voidText(): string {
  const { event } = seen.value!.last.at(-1) ?? {};
  if (event?.k === 'resigned') return t('match.calledOff', { name: nameOf(event.seat) });
  const late = awaitedIn(snapshot.value!)?.seats ?? [];
  if (late.length === 0) return t('match.voidSays');
  if (!snapshot.value!.duel) return t('match.notReady', { names: late.map(nameOf).join(', ') });
  const [first] = late;
  return first === seat.value ? t('match.youNotBegun') : t('match.notBegun', { name: nameOf(first!) });
}
