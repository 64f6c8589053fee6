import { techniqueCalled, techniqueName } from '@pencilmark/core/human';
import {
  type HodokuRating,
  type Rated,
  type Rating,
  type Score,
  type SeRating,
  scoreText,
} from '@pencilmark/core/rate';
import { lineOf } from '../text.ts';
import type { RaterName } from '../types.ts';
import { type Answerer, type Found, reportProblem, type Sink, writeRecord } from './job.ts';
import { askedOf } from './question.ts';
import { columnsOf, scoreCountOf, sumOrText } from './rate-columns.ts';
import { RATER_NAMES, type RateChoice } from './rate-names.ts';
import { type Ratings, ratingsOf } from './ratings.ts';

const numberOrText = (score: Score): number | string => (typeof score === 'number' ? score : scoreText(score));

/** What those who were asked say of a puzzle. */
interface Said {
  readonly se?: Rated<SeRating> | undefined;
  readonly hodoku?: Rated<HodokuRating> | undefined;
  readonly pencilmark?: Rated<Rating> | undefined;
}

/** Asks raters. Without names, those that are usual on the board. */
const saidBy = (ratings: Ratings, names: readonly RaterName[] | undefined): Said => {
  if (!names) {
    const one = ratings.se();
    return one ? { se: one, hodoku: ratings.hodoku() } : { pencilmark: ratings.usual() };
  }
  return Object.fromEntries(names.map((name) => [name, ratings[name]()]));
};

/** The scores as members of the JSON answer. */
const membersOf = ({ se, hodoku, pencilmark }: Said): object => ({
  ...(se && {
    se: { er: numberOrText(se.rating.er), ep: numberOrText(se.rating.ep), ed: numberOrText(se.rating.ed) },
  }),
  ...(pencilmark && {
    pencilmark: { hardest: numberOrText(pencilmark.rating.hardest), work: pencilmark.rating.work },
  }),
  ...(hodoku && { hodoku: { level: hodoku.rating.level, score: sumOrText(hodoku.rating.score) } }),
});

/** The scores as people read them, one after the other, each followed by two blanks. */
function scoresOf({ se, hodoku, pencilmark }: Said): string {
  const difficulty = (se ?? pencilmark)?.rating.difficulty;
  return [
    se && [se.rating.er, se.rating.ep, se.rating.ed].map(scoreText).join('/'),
    pencilmark && `${scoreText(pencilmark.rating.hardest)} work ${pencilmark.rating.work.toFixed(1)}`,
    difficulty?.padEnd(8),
    hodoku && `HoDoKu ${`${hodoku.rating.level} ${sumOrText(hodoku.rating.score)}`.padEnd(14)}`,
  ]
    .filter((part) => part !== undefined)
    .map((part) => `${part}  `)
    .join('');
}

/**
 * The techniques beyond singles on the path of a rater: "Swordfish 1, Naked Pair 2". The job
 * `explain` tries more techniques, so its path may use others.
 */
function needsOf({ techniques, end }: Rated<unknown>): string {
  const list = Object.entries(techniques)
    .filter(([id]) => techniqueCalled(id)?.family !== 'singles')
    .map(([id, count]) => `${techniqueName(id)} ${count}`);
  if (end === 'budget') list.push('more than a counted budget of work finds');
  else if (end !== 'solved') list.push('more than the techniques there are');
  return list.length > 0 ? `needs: ${list.join(', ')}` : 'needs: singles only';
}

/** Rates puzzles: how hard they are for people, and which techniques they need. */
export function rateAnswerer(options: RateChoice): Answerer {
  const asked = askedOf(options, 'refused');
  return async (found, sink) => {
    const question = await asked(found, sink);
    if (!question) return;
    const ratings = ratingsOf(question);
    if (options.columns) {
      sink.write(`${columnsOf(ratings, textOf(found), options.columns)}\n`);
      if (options.histogram) sink.count(scoreCountOf(ratings.usual()));
    } else tell(ratings, found, sink, options);
  };
}

const textOf = ({ reading }: Found): string => lineOf(reading.puzzle.givens, reading.notation);

function tell(ratings: Ratings, found: Found, sink: Sink, { json = false, raters, histogram }: RateChoice): void {
  const said = saidBy(ratings, raters);
  const first = said.se ?? said.pencilmark ?? said.hodoku;
  if (!first) {
    const { id } = ratings.puzzle.geometry;
    const message = `No rater out of ${raters?.join(', ')} knows boards such as ${id}; known: ${RATER_NAMES.join(', ')}.`;
    reportProblem(sink, found, 'refuse', { code: 'rater', message }, json);
    return;
  }
  const { techniques, end } = first;
  const stepwise = said.se ?? said.pencilmark;
  const difficulty = stepwise?.rating.difficulty;
  if (json)
    writeRecord(sink, found, {
      puzzle: textOf(found),
      ...membersOf(said),
      ...(difficulty && { difficulty }),
      techniques,
      solved: end === 'solved',
    });
  else sink.write(`${scoresOf(said)}${needsOf(first)}  ${found.place}\n`);
  const name = difficulty ?? said.hodoku?.rating.level;
  if (name) sink.count(name);
  if (histogram && stepwise) sink.count(scoreCountOf(stepwise));
}
