import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../../../table/session.ts';
import { latePiece } from '../../../ui/parts/late.ts';

/** The code that recognises a technique is loaded with the first practice. */
const useParts = latePiece(() => import('./in-game.tsx'), 'learn');

/** In a practice: says when the player used the technique. */
export function Practising(): JSX.Element | null {
  const parts = useParts(game.value?.source.practised !== undefined);
  useEffect(() => parts?.recogniseInGame(), [parts]);
  return parts ? <parts.Recognised /> : null;
}
