import type { Contradiction } from '../../puzzles/order.ts';
import { t } from '../../text/index.ts';

/** Why no puzzle can meet a wish, in a sentence that says what to change. */
export function contradictionText(contradiction: Contradiction): string {
  if (contradiction.why === 'level') return t('new.against.level', { level: t(`difficulty.${contradiction.least}`) });
  return t(`new.against.${contradiction.why}`, { least: 0, most: 0, ...contradiction });
}
