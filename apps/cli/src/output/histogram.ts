import { type Counts, groupedNumber, type ScoreCount, scoreCountsIn } from '@pencilmark/bulk';
import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';

/** How often something occurs. */
export interface Histogram {
  readonly title: string;
  readonly rows: readonly HistogramRow[];
}

/** How often a value occurs, such as a level, or scores that lie in one half. */
export interface HistogramRow {
  readonly name: string;
  readonly count: number;
  /** How many have each difficulty, in the order of `DIFFICULTIES`; empty when not known. */
  readonly byDifficulty: readonly number[];
}

/**
 * What a job that rates has counted: scores of the hardest step, difficulties, HoDoKu's levels.
 * What no rater scored is left out.
 */
export function histogramsOf(counts: Counts): Histogram[] {
  const scores = scoreCountsIn(counts);
  return [
    { title: 'Hardest step', rows: scoreRows(scores) },
    { title: 'Difficulty', rows: difficultyRows(scores) },
    { title: 'HoDoKu', rows: levelRows(counts) },
  ].filter(({ rows }) => rows.length > 0);
}

const BINS_FOR_ONE = 2;

/**
 * A row for every half, from the least score to the greatest. A score with only a lower bound
 * has a row of its own.
 */
function scoreRows(scores: readonly ScoreCount[]): HistogramRow[] {
  const isBeyond = ({ score }: ScoreCount): boolean => score.startsWith('>');
  const binOf = ({ score }: ScoreCount): number => Math.floor(Number(score) * BINS_FOR_ONE);
  const bins = scores.filter((score) => !isBeyond(score)).map(binOf);
  const rows: HistogramRow[] = [];
  for (let bin = Math.min(...bins); bin <= Math.max(...bins); bin++) {
    const low = bin / BINS_FOR_ONE;
    const name = `${low.toFixed(1)}–${(low + 0.4).toFixed(1)}`;
    rows.push(rowOf(name, scores, (score) => binOf(score) === bin));
  }
  const beyond = new Set(scores.filter(isBeyond).map(({ score }) => score));
  return [...rows, ...[...beyond].sort().map((name) => rowOf(name, scores, ({ score }) => score === name))];
}

/** A row for every difficulty. */
const difficultyRows = (scores: readonly ScoreCount[]): HistogramRow[] =>
  scores.length === 0
    ? []
    : DIFFICULTIES.map(({ name }) => rowOf(name, scores, ({ difficulty }) => difficulty === name));

/** The row of some of the scores. */
function rowOf(name: string, scores: readonly ScoreCount[], isMeant: (score: ScoreCount) => boolean): HistogramRow {
  const byDifficulty = DIFFICULTIES.map(() => 0);
  for (const score of scores)
    if (isMeant(score)) byDifficulty[DIFFICULTIES.findIndex((row) => row.name === score.difficulty)]! += score.count;
  return { name, count: byDifficulty.reduce((sum, count) => sum + count, 0), byDifficulty };
}

/** A row for every level of HoDoKu. */
const levelRows = (counts: Counts): HistogramRow[] =>
  HODOKU_LEVELS.some(({ name }) => counts[name])
    ? HODOKU_LEVELS.map(({ name }) => ({ name, count: counts[name] ?? 0, byDifficulty: [] }))
    : [];

/** A row as it is shown: its number, its share of all, and how long its bar is, from 0 to 1. */
export function shown({ rows }: Histogram) {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return rows.map((row) => ({
    ...row,
    number: groupedNumber(row.count),
    share: `${((row.count / all) * 100).toFixed(1)} %`,
    length: row.count / most,
  }));
}

const LONGEST_BAR = 40;

/** Histograms as lines of text with bars. */
export const linesOf = (histograms: readonly Histogram[]): string[] => histograms.flatMap(withTitle);

function withTitle(histogram: Histogram): string[] {
  const drawn = shown(histogram);
  const widthOf = (part: 'name' | 'number'): number => Math.max(...drawn.map((row) => row[part].length));
  const lines = drawn.map(({ name, number, share, length }) =>
    [
      name.padEnd(widthOf('name')),
      number.padStart(widthOf('number')),
      share.padStart('100.0 %'.length),
      '█'.repeat(Math.ceil(length * LONGEST_BAR)),
    ]
      .join('  ')
      .trimEnd(),
  );
  return [`${histogram.title}:`, ...lines];
}
