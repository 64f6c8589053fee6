export { type Rated, type Rater, type Rung, rate } from './rater.ts';
export { rankOf, type Score, scoreText } from './score.ts';
export { type SeRating, se } from './se.ts';
