import { type Score, scoreText } from '@pencilmark/core/rate';
import type { RateColumn } from '../types.ts';
import { MOST_BACKDOORS, type Ratings } from './ratings.ts';

/** A score without decimals, or the text of a least one. */
export const sumOrText = (score: Score): number | string => (typeof score === 'number' ? score : `> ${score.above}`);

/** A score as a number, or the text of a least one. */
export const numberOrText = (score: Score): number | string => (typeof score === 'number' ? score : scoreText(score));

/** A value, undefined where a board has none; and whether it is written with one decimal. */
interface ColumnValue {
  readonly value: Score | string | undefined;
  readonly hasDecimal?: true;
}

const score = (value: Score | undefined): ColumnValue => ({ value, hasDecimal: true });
const plain = (value: Score | string | undefined): ColumnValue => ({ value });

/** What the columns show. */
const COLUMNS: Readonly<Record<Exclude<RateColumn, 'puzzle'>, (ratings: Ratings) => ColumnValue>> = {
  er: ({ se }) => score(se()?.rating.er),
  ep: ({ se }) => score(se()?.rating.ep),
  ed: ({ se }) => score(se()?.rating.ed),
  hardest: ({ usual }) => score(usual().rating.hardest),
  'hardest-technique': ({ usual }) => plain(usual().hardestStep?.technique),
  'hardest-step': ({ usual }) => plain(usual().hardestStep?.number),
  work: ({ usual }) => score(usual().rating.work),
  difficulty: ({ usual }) => plain(usual().rating.difficulty),
  steps: ({ usual }) => plain(usual().steps),
  'hodoku-level': ({ hodoku }) => plain(hodoku()?.rating.level),
  'hodoku-score': ({ hodoku }) => plain(hodoku()?.rating.score),
  backdoors: ({ backdoorSize }) => plain(backdoorSize() ?? { above: MOST_BACKDOORS }),
  'backdoor-cells': ({ backdoorCells }) => plain(backdoorCells()),
  guesses: ({ guesses }) => plain(guesses),
};

const textOf = ({ value, hasDecimal }: ColumnValue): string => {
  if (value === undefined) return '-';
  if (typeof value === 'string') return value;
  return hasDecimal ? scoreText(value) : String(sumOrText(value));
};

const memberOf = ({ value, hasDecimal }: ColumnValue): string | number | null => {
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  return hasDecimal ? numberOrText(value) : sumOrText(value);
};

const columnValueOf = (ratings: Ratings, puzzle: string, column: RateColumn): ColumnValue =>
  column === 'puzzle' ? plain(puzzle) : COLUMNS[column](ratings);

/** The values of some columns, with tabs between them; `-` where a board has no such value. */
export const columnsOf = (ratings: Ratings, puzzle: string, columns: readonly RateColumn[]): string =>
  columns.map((column) => textOf(columnValueOf(ratings, puzzle, column))).join('\t');

/** The same as members of a JSON answer; `null` where a board has no such value. */
export const columnMembersOf = (ratings: Ratings, puzzle: string, columns: readonly RateColumn[]): object =>
  Object.fromEntries(columns.map((column) => [column, memberOf(columnValueOf(ratings, puzzle, column))]));

/** The value of a column as plain data; null where there is none, or only a bound is known. */
export const plainValueOf = (ratings: Ratings, column: Exclude<RateColumn, 'puzzle'>): string | number | null => {
  const { value } = COLUMNS[column](ratings);
  return value === undefined || typeof value === 'object' ? null : value;
};
