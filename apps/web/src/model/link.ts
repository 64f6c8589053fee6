import { boardOf } from './board.ts';
import { codeOf } from './code.ts';
import type { Game } from './game.ts';

/**
 * The address of a game; with its progress everything that is on the board, else as it is printed.
 */
export function linkTo(game: Game, isWithProgress: boolean, base = location.href): string {
  const progress = isWithProgress ? boardOf(game) : undefined;
  const code = codeOf({ board: game.board, givens: game.givens, progress });
  return `${base.split('#')[0]}#/play?p=${code}`;
}

/** The address of a puzzle together with a ghost, as `ghostText` writes it. */
export const linkToRace = (game: Game, ghost: string, base = location.href): string =>
  `${linkTo(game, false, base)}&ghost=${encodeURIComponent(ghost)}`;
