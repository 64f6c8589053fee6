import { t } from '../../../text/index.ts';
import { answersWith } from '../../../ui/pad/ear.ts';
import { answering, BOARD_KEYS, type KeyRow } from '../../../ui/pad/keys.ts';
import { say } from '../../../ui/parts/announcement.ts';
import { clockOf, leftAt } from '../clock.ts';
import { nameOf } from '../people.ts';
import { seat, serviceTime, snapshot } from '../table.ts';
import { secondsText, spokenClocks } from '../words.ts';

/** Says both clocks, and whose move it is. */
function sayClocks(): void {
  const { duel } = snapshot.peek()!;
  if (!duel) return;
  const own = seat.peek() ?? 0;
  const clocks = [own, 1 - own].map((seat) => ({
    name: nameOf(seat),
    ms: leftAt(clockOf(snapshot.peek()!, seat)!, serviceTime()),
  }));
  const par = secondsText(duel.par ?? 0);
  say(`${spokenClocks(clocks)}. ${t('match.isToMove', { name: nameOf(duel.turn) })}. ${t('match.par')} ${par}`);
}

/** Keys in a match. */
export const MATCH_KEYS: readonly KeyRow[] = [
  ...BOARD_KEYS,
  {
    shown: 'T',
    says: 'keys.clocks',
    matches: ({ key, altKey, ctrlKey, metaKey }) => key.toLowerCase() === 't' && !altKey && !ctrlKey && !metaKey,
    run: sayClocks,
  },
];

export const onKey = (event: KeyboardEvent): void => answering(answersWith(MATCH_KEYS))(event);
