import { drawBoard } from '@pencilmark/board';
import type { Game } from '@pencilmark/coach/environment';
import { tellClue } from '@pencilmark/core/words';

export { LONGEST_REQUEST, openEnvironment } from '@pencilmark/coach/environment';

/** Draws the board of a game. */
export function gameDrawn({ puzzle: { geometry, givens }, digits }: Game): string {
  const clues = geometry.clues.map((clue) => tellClue(clue, geometry));
  return drawBoard({
    geometry,
    digits,
    givens,
    ...(clues.length > 0 && { title: 'Sudoku', description: clues.join('\n') }),
  });
}
