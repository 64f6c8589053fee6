import type { JobOptions, RateColumn, RaterName } from '../types.ts';

/** The names of all raters. */
export const RATER_NAMES: readonly RaterName[] = ['se', 'hodoku', 'pencilmark'];

/** The names of all columns. */
export const RATE_COLUMNS: readonly RateColumn[] = [
  'puzzle',
  'er',
  'ep',
  'ed',
  'hardest',
  'work',
  'difficulty',
  'steps',
  'hodoku-level',
  'hodoku-score',
  'backdoors',
  'guesses',
];

/** Options of the job that rates. */
export type RateChoice = Pick<JobOptions, 'json' | 'raters' | 'columns' | 'histogram'>;

/** The names of counts of a histogram begin with this. The score of the hardest step follows. */
export const SCORE_COUNT = 'hardest ';
