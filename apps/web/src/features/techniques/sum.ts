import { t } from '../../text/index.ts';
import type { Progress } from './progress.ts';

/** "12 of 184 mastered, 3 due again."; how one masters a technique, where nothing is begun. */
export function sumText({ states, mastered, due }: Progress): string {
  const all = states.size;
  if (![...states.values()].some(({ last }) => last !== undefined)) return t('mastery.none', { all });
  return t(due.length > 0 ? 'mastery.sumDue' : 'mastery.sum', { mastered: mastered.length, all, n: due.length });
}
