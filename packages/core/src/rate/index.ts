export { DIFFICULTIES, type Difficulty, difficultyOf } from './difficulty.ts';
export { pencilmark } from './pencilmark.ts';
export { type Rated, type Rater, type Rung, rate, type Scorecard } from './rater.ts';
export { RATERS, type RaterName, raterFor } from './raters.ts';
export type { Rating } from './rating.ts';
export { rankOf, type Score, scoreText } from './score.ts';
export { type SeRating, se } from './se.ts';
export { type PathWishes, type WishConflict, wishConflict } from './wishes.ts';
