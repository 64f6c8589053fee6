import type { About } from '@pencilmark/core/format';
import type { Candidate } from '@pencilmark/core/puzzle';
import { engine } from '../engine/engine.ts';
import { boardOf, candidatesOf, isSolved } from '../model/board.ts';
import type { Coded } from '../model/code.ts';
import { type Game, geometryOfGame, type Move, makeGame, play, type Source } from '../model/game.ts';
import { PUZZLES } from '../puzzles/tasks.ts';
import { keptGame } from '../storage/games/store.ts';
import { judge, open } from './session.ts';

/** A new id for a game. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const digitsIn = (set: number): number[] =>
  Array.from({ length: 32 }, (_, index) => index + 1).filter((digit) => (set >>> (digit - 1)) & 1);

/** A puzzle to begin with: what was entered or ruled out before, and what its author wrote. */
interface Start extends Coded {
  readonly struckOut?: readonly Candidate[];
  readonly about?: About | undefined;
}

/** A new game; what was entered before, or ruled out, are its first moves. */
export function gameOf({ board, givens, progress, struckOut = [], about }: Start, source: Source, id = newId()): Game {
  let made = makeGame(board, givens, about ? { ...source, about } : source, id, Date.now());
  const move = (next: Move): void => {
    made = play(made, next);
  };
  const cellsWith = (list: ArrayLike<number>, digit?: number): number[] =>
    [...Array.from(list).keys()].filter((cell) =>
      digit === undefined ? list[cell] !== 0 : (list[cell]! >>> (digit - 1)) & 1,
    );
  const placements = cellsWith(progress?.digits ?? []).map((cell) => ({ cell, digit: progress!.digits[cell]! }));
  if (placements.length + struckOut.length > 0) move({ do: 'step', placements, eliminations: struckOut, clean: false });
  if (struckOut.length > 0) {
    const sets = candidatesOf(geometryOfGame(made), boardOf(made));
    const cells = cellsWith(sets);
    move({ do: 'notes', cells, sets: cells.map((cell) => sets[cell]!) });
  }
  if (!progress) return made;
  for (const kind of ['corner', 'centre', 'colour'] as const) {
    const all = Array.from(progress[kind]).reduce((sum, set) => sum | set, 0);
    for (const digit of digitsIn(all)) move({ do: kind, cells: cellsWith(progress[kind], digit), digit, on: true });
  }
  return made;
}

/** Opens the kept game with an id, or a new one. */
export async function startOrGoOn(id: string, make: () => Promise<Game | undefined>): Promise<boolean> {
  const next = (await keptGame(id).catch(() => undefined)) ?? (await make());
  if (next) start(next);
  return next !== undefined;
}

/**
 * Puts a game on screen, and finds its solution meanwhile. What comes complete was not solved here:
 * it does not count.
 */
export function start(next: Game): void {
  const isComplete = next.solved === undefined && isSolved(next, boardOf(next));
  open(isComplete ? { ...next, solved: Date.now() } : next);
  engine.ask(PUZZLES.judge, { board: next.board, givens: next.givens }).then(
    ({ verdict, solutions }) => judge(next.id, verdict, solutions[0]),
    () => {}, // without it, only conflicts are shown
  );
}
