import type { Difficulty } from '@pencilmark/core/rate';
import { engine } from '../../engine/engine.ts';
import type { Game, Ghost, Source } from '../../model/game.ts';
import { CLASSIC } from '../../puzzles/boards.ts';
import { address, go, route } from '../../route.ts';
import { playNew } from '../../table/maker.ts';
import { alter, game, pause } from '../../table/session.ts';
import { gameOf, start } from '../../table/start.ts';
import { ghostOfGame, pacedTo } from './ghost.ts';
import { GHOST } from './tasks.ts';

/** A puzzle to race on again. */
interface Again {
  readonly board: string;
  readonly givens: readonly number[];
  readonly source: Source;
}

/**
 * Puts a puzzle that the player knows on the table anew, against a ghost. The race begins when the
 * player does, and the way back leads to the page of the wish: at the table, to the game there.
 */
export function raceAgainst({ board, givens, source }: Again, ghost: Ghost): void {
  const before = game.peek();
  if (before && route.peek().page === 'play') history.replaceState(null, '', address('play', { game: before.id }));
  const race = { ...gameOf({ board, givens }, source), ghost, isKnown: true };
  start(race);
  pause();
  go('play', { game: race.id });
}

/** Begins the puzzle of a game anew, against the pace of that game. */
export const raceAgainstGame = (past: Game): void => raceAgainst(past, ghostOfGame(past));

/** Lets a solver fill the puzzle on screen at human pace, in place of the ghost that is there. */
export async function raceSolverHere(): Promise<void> {
  const { id, board, givens } = game.peek()!;
  const moments = await engine.ask(GHOST.solver, { board, givens }).catch(() => []);
  if (moments.length > 0 && game.peek()?.id === id)
    alter((current) => ({ ...current, ghost: { of: 'solver', moments } }));
}

/** Makes a new puzzle, and lets a solver fill it beside the player in so many milliseconds. */
export async function raceSolver(level: Difficulty, ms: number): Promise<void> {
  const made = await playNew({ board: CLASSIC, difficulty: level });
  if (!made) return;
  pause();
  // Without its thread there is no solver to race against, and the game goes on.
  const moments = await engine.ask(GHOST.solver, { board: made.board, givens: made.givens }).catch(() => []);
  // The player may have opened another puzzle meanwhile.
  if (moments.length > 0 && game.peek()?.id === made.id)
    alter((current) => ({ ...current, ghost: { of: 'solver', moments: pacedTo(moments, ms) } }));
}
