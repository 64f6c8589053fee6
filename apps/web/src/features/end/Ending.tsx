import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { board, solved } from '../../table/session.ts';
import { latePiece } from '../../ui/parts/late.ts';
import './done.css';

/** The card comes when a game is nearly over, so that it is there when the last digit is. */
const useCard = latePiece(() => import('./Card.tsx'), 'end', 'ghost', 'review');
const NEAR = 5;
const isNear = computed(() => (board.value?.digits.filter((digit) => digit === 0).length ?? Infinity) <= NEAR);

/** The end of a solved game, in place of the tools of play. */
export function Ending(): JSX.Element | null {
  const Card = useCard(isNear.value)?.Card;
  return solved.value && Card ? <Card /> : null;
}
