import type { Contradiction } from '../puzzles/order.ts';
import { t } from '../text/index.ts';

/** Why no puzzle can meet a wish, in a sentence that says what to change. */
export function contradictionText(found: Contradiction): string {
  if (found.why === 'level') return t('new.against.level', { level: t(`difficulty.${found.least}`) });
  return t(`new.against.${found.why}`, { least: 0, most: 0, ...found });
}
