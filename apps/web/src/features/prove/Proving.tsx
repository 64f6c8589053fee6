import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game, isPaused, solved } from '../../table/session.ts';
import { latePiece } from '../../ui/parts/late.ts';

/** The code that takes reasons is loaded with the first game in which they are given. */
const useParts = latePiece(() => import('./in-game.tsx'), 'prove');

/** In a game in which each move has its reason: the place where it is given. */
export function Proving(): JSX.Element | null {
  const parts = useParts(game.value?.isProving === true);
  useEffect(() => parts?.proveInGame(), [parts]);
  return parts && !isPaused.value && !solved.value ? <parts.ProofSlip /> : null;
}
