import { ALPHABET } from '@pencilmark/core/geometry';
import type { Step } from '@pencilmark/core/human';
import { t } from '../text/index.ts';
import { cellName } from './hint.ts';

// More cells or digits than these are counted and not named.
const MOST_NAMED = 2;

const listed = (names: readonly string[]): string => names.join(t('list.and'));

/** What a button says that does a step: "Take 5 out of r5c9", "Write 7 in r1c2". */
export function verbOf({ placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>): string {
  const deeds = placements.length > 0 ? placements : eliminations;
  const cells = [...new Set(deeds.map(({ cell }) => cell))];
  const digits = [...new Set(deeds.map(({ digit }) => digit))].sort((one, other) => one - other);
  const kind = placements.length > 0 ? 'write' : 'take';
  const areAll = deeds.length === cells.length * digits.length;
  if (!areAll || digits.length > MOST_NAMED) return t(`verb.${kind}.many`, { n: deeds.length });
  const digit = listed(digits.map((one) => ALPHABET[one - 1]!));
  if (cells.length > MOST_NAMED) return t(`verb.${kind}.cells`, { digit, n: cells.length });
  return t(`verb.${kind}.one`, { digit, cells: listed(cells.map(cellName)) });
}
