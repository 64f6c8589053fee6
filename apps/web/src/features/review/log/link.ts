import type { Game } from '../../../model/game.ts';
import { logText } from './code.ts';

/**
 * The address at which anybody sees how a game went, under the name of who sends it; nothing when
 * the game is too long for one.
 */
export function linkToReplay(game: Game, name: string, base = location.href): string | undefined {
  const text = logText(game);
  const by = name && `&by=${encodeURIComponent(name)}`;
  return text && `${base.split('#')[0]}#/review?g=${text}${by}`;
}
