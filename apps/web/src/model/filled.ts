import { type Game, pathTo } from './game.ts';

/** The cells whose digit on screen was written by a hint, or by a path that was walked. */
export function filledCells(game: Game): Set<number> {
  const filled = new Set<number>();
  for (const move of pathTo(game)) {
    if (move.do === 'step') for (const { cell } of move.placements) filled.add(cell);
    else if (move.do === 'digit' || move.do === 'erase') for (const cell of move.cells) filled.delete(cell);
  }
  return filled;
}
