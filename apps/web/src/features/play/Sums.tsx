import type { JSX } from 'preact';
import { selection } from '../../table/hand.ts';
import { board, geometry, isPaused } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { sumsOf } from './sums.ts';

/** So many ways are shown. */
const MOST_SHOWN = 12;

/** A line about the sums of the selection, which has its place on every board with clues. */
export function Sums(): JSX.Element | null {
  const shape = geometry.value!;
  if (shape.clues.length === 0) return null;
  const { selected, cage } = isPaused.value ? {} : sumsOf(shape, selection.value, board.value!.digits);
  const written = (way: readonly number[]): string => way.join(shape.size > 9 ? '+' : '');
  const ways = cage?.ways.slice(0, MOST_SHOWN).map(written).join(' ') ?? '';
  const more = (cage?.ways.length ?? 0) > MOST_SHOWN ? ' …' : '';
  return (
    <p class="sums">
      {selected !== undefined && <span>{t('sums.selected', { sum: selected })}</span>}
      {cage && <span>{t('sums.cage', { sum: cage.sum, count: cage.count, ways: (ways || '–') + more })}</span>}
    </p>
  );
}
