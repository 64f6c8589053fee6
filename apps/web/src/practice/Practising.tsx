import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../game/session.ts';
import { latePiece } from '../parts/late.ts';

/** What recognises a technique comes with the first game in which one is practised. */
const useParts = latePiece(() => import('./in-game.tsx'), 'learn');

/** In a game in which a technique is practised: says when it was found. */
export function Practising(): JSX.Element | null {
  const parts = useParts(game.value?.source.practised !== undefined);
  useEffect(() => parts?.recogniseInGame(), [parts]);
  return parts ? <parts.Recognised /> : null;
}
