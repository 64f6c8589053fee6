import { techniqueCalled, techniqueName } from '@pencilmark/core/human';
import type { Puzzle } from '@pencilmark/core/puzzle';
import {
  type HodokuRating,
  hodoku,
  type Rated,
  type Rating,
  rate,
  raterFor,
  type Score,
  type SeRating,
  scoreText,
} from '@pencilmark/core/rate';
import { lineOf } from '../text.ts';
import { type Answerer, writeRecord } from './job.ts';
import { askedOf } from './question.ts';

type RateOptions = { readonly json?: boolean };

const numberOrText = (score: Score): number | string => (typeof score === 'number' ? score : scoreText(score));

const isSe = (rating: Rating): rating is SeRating => 'er' in rating;

/** The scores of a rating as members of the JSON answer. */
const scoresOf = (rating: Rating): object =>
  isSe(rating)
    ? { se: { er: numberOrText(rating.er), ep: numberOrText(rating.ep), ed: numberOrText(rating.ed) } }
    : { pencilmark: { hardest: numberOrText(rating.hardest), work: rating.work } };

/** What HoDoKu says of a puzzle; undefined for the boards that it does not know. */
const hodokuOf = (puzzle: Puzzle): HodokuRating | undefined =>
  hodoku.supports(puzzle.geometry) ? rate(puzzle, hodoku).rating : undefined;

/** A score without decimals, or the text of a least one. */
const sumOrText = (score: Score): number | string => (typeof score === 'number' ? score : `> ${score.above}`);

/** Rates puzzles: how hard they are for people, and which techniques they need. */
export function rateAnswerer(options: RateOptions): Answerer {
  const asked = askedOf(options, 'refused');
  /**
   * The techniques beyond singles on the path of the rater: "Swordfish 1, Naked Pair 2". The job
   * `explain` tries more techniques, so its path may use others.
   */
  const needs = ({ techniques, end }: Rated<Rating>): string => {
    const list = Object.entries(techniques)
      .filter(([id]) => techniqueCalled(id)?.family !== 'singles')
      .map(([id, count]) => `${techniqueName(id)} ${count}`);
    if (end !== 'solved') list.push('more than the techniques there are');
    return list.length > 0 ? `needs: ${list.join(', ')}` : 'needs: singles only';
  };
  return async (found, sink) => {
    const position = await asked(found, sink);
    if (!position) return;
    const { puzzle } = position;
    const answer = rate(puzzle, raterFor(puzzle.geometry));
    const { rating, techniques, end } = answer;
    const isSolved = end === 'solved';
    const other = hodokuOf(puzzle);
    if (options.json)
      writeRecord(sink, found, {
        puzzle: lineOf(puzzle.givens, found.reading.notation),
        ...scoresOf(rating),
        ...(other && { hodoku: { level: other.level, score: sumOrText(other.score) } }),
        difficulty: rating.difficulty,
        techniques,
        solved: isSolved,
      });
    else {
      const scores = isSe(rating)
        ? [rating.er, rating.ep, rating.ed].map(scoreText).join('/')
        : `${scoreText(rating.hardest)} work ${rating.work.toFixed(1)}`;
      const second = other ? `HoDoKu ${`${other.level} ${sumOrText(other.score)}`.padEnd(14)}  ` : '';
      sink.write(`${scores}  ${rating.difficulty.padEnd(8)}  ${second}${needs(answer)}  ${found.place}\n`);
    }
    sink.count(rating.difficulty);
  };
}
