import { check } from '@pencilmark/core/result';
import { COUNTS_BY_NAME } from '../expected.ts';
import type { Counts, JobOptions, RateColumn, RaterName } from '../types.ts';

/** The names of all raters. */
export const RATER_NAMES: readonly RaterName[] = ['se', 'hodoku', 'pencilmark'];

/** The names of all columns. */
export const RATE_COLUMNS: readonly RateColumn[] = [
  'puzzle',
  'er',
  'ep',
  'ed',
  'hardest',
  'hardest-technique',
  'hardest-step',
  'work',
  'difficulty',
  'steps',
  'hodoku-level',
  'hodoku-score',
  'backdoors',
  'backdoor-cells',
  'guesses',
];

/** Options of the job that rates. */
export type RateChoice = Pick<JobOptions, 'json' | 'raters' | 'columns' | 'histogram'>;

/** How often puzzles with some hardest step have some difficulty. */
export interface ScoreCount {
  /** The score of the hardest step as text, such as `7.1` or `> 9.5`. */
  readonly score: string;
  readonly difficulty: string;
  readonly count: number;
}

/** The name under which a job counts puzzles with a hardest step and a difficulty. */
export const scoreCountName = ({ score, difficulty }: Omit<ScoreCount, 'count'>): string =>
  `hardest ${score} ${difficulty}`;

/**
 * What a job that rates has counted for a histogram.
 *
 *     const [counted] = scoreCountsIn({ 'hardest 1.2 gentle': 3 });
 *     counted      // { score: '1.2', difficulty: 'gentle', count: 3 }
 */
export function scoreCountsIn(counts: Counts): ScoreCount[] {
  check('scoreCountsIn', 'counts', counts, COUNTS_BY_NAME);
  return Object.entries(counts).flatMap(([name, count]) => {
    const [, score, difficulty] = /^hardest (.+) (\S+)$/.exec(name) ?? [];
    return score !== undefined && difficulty !== undefined ? [{ score, difficulty, count }] : [];
  });
}
