import { type Rated, type Rating, type Score, scoreText } from '@pencilmark/core/rate';
import type { RateColumn } from '../types.ts';
import { SCORE_COUNT } from './rate-names.ts';
import { MOST_BACKDOORS, type Ratings } from './ratings.ts';

/** A score without decimals, or the text of a least one. */
export const sumOrText = (score: Score): number | string => (typeof score === 'number' ? score : `> ${score.above}`);

const scoreOr = (score: Score | undefined): string | undefined => (score === undefined ? undefined : scoreText(score));

/** The values that may be told; undefined where a board has no such value. */
const VALUES: Readonly<Record<Exclude<RateColumn, 'puzzle'>, (ratings: Ratings) => string | number | undefined>> = {
  er: ({ se }) => scoreOr(se()?.rating.er),
  ep: ({ se }) => scoreOr(se()?.rating.ep),
  ed: ({ se }) => scoreOr(se()?.rating.ed),
  hardest: ({ usual }) => scoreText(usual().rating.hardest),
  work: ({ usual }) => usual().rating.work.toFixed(1),
  difficulty: ({ usual }) => usual().rating.difficulty,
  steps: ({ usual }) => usual().steps,
  'hodoku-level': ({ hodoku }) => hodoku()?.rating.level,
  'hodoku-score': ({ hodoku }) => {
    const rated = hodoku();
    return rated && sumOrText(rated.rating.score);
  },
  backdoors: ({ backdoors }) => backdoors() ?? `> ${MOST_BACKDOORS}`,
  guesses: ({ guesses }) => guesses,
};

/** The values of some columns, with tabs between them; `-` where a board has no such value. */
export const columnsOf = (ratings: Ratings, text: string, columns: readonly RateColumn[]): string =>
  columns.map((column) => (column === 'puzzle' ? text : (VALUES[column](ratings) ?? '-'))).join('\t');

/** The name of the count for the score of the hardest step. */
export const scoreCountOf = ({ rating }: Rated<Rating>): string => SCORE_COUNT + scoreText(rating.hardest);
