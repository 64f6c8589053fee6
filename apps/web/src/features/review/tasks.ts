import type { Review } from '@pencilmark/coach/review';
import type { LanguageCode } from '@pencilmark/core/human';
import { task } from '../../engine/task.ts';
import type { Game } from '../../model/game.ts';

/** A game that is to be reviewed: its moves, and the board after the last move. */
export type ReviewQuestion = Pick<Game, 'board' | 'givens' | 'nodes' | 'at' | 'played'>;

/** The review of a game, with the names of the techniques in it. */
export interface NamedReview {
  readonly review: Review;
  readonly names: TechniqueNames;
}

export type TechniqueNames = Readonly<Record<string, Readonly<Record<LanguageCode, string>>>>;

/** What the engine's thread can do about games that were played. */
export const REVIEW = {
  /** Nothing when the puzzle has not exactly one solution. */
  game: task<ReviewQuestion, NamedReview | undefined>('review.game'),
};
