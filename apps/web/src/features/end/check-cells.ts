import type { Check } from '../../model/mistakes.ts';
import { t } from '../../text/index.ts';

/** The result of a check of some cells: "These 3 digits are right." */
export function tellCells({ count, wrong, isSure }: Check): string {
  if (count === 0) return t('check.cells.none');
  if (wrong === 0) return t(isSure ? 'check.cells.right' : 'check.cells.noClash', { n: count });
  if (count === 1) return t(isSure ? 'check.cells.wrong' : 'check.cells.clash');
  return t(isSure ? 'check.cells.someWrong' : 'check.cells.someClash', { n: wrong, all: count });
}
