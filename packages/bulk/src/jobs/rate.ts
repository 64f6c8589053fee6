import { applyStep, explain, techniqueCalled, techniqueName } from '@pencilmark/core/human';
import { type HodokuRating, type Rated, type Rating, type SeRating, scoreText } from '@pencilmark/core/rate';
import { lineOf } from '../text.ts';
import type { RateColumn, RaterName } from '../types.ts';
import type { StepListener } from './explain.ts';
import { type Answerer, type Found, reportProblem, type Sink, writeRecord } from './job.ts';
import { type Question, questionsOf } from './question.ts';
import { columnMembersOf, columnsOf, numberOrText, sumOrText } from './rate-columns.ts';
import { RATER_NAMES, type RateChoice, scoreCountName } from './rate-names.ts';
import { type Ratings, ratingsOf } from './ratings.ts';

/** What the chosen raters say of a puzzle. */
interface Said {
  readonly se?: Rated<SeRating> | undefined;
  readonly hodoku?: Rated<HodokuRating> | undefined;
  readonly pencilmark?: Rated<Rating> | undefined;
}

/** Chooses raters. Without names, those that are usual on the board. */
const saidBy = (ratings: Ratings, names: readonly RaterName[] | undefined): Said => {
  if (!names) {
    const rated = ratings.se();
    return rated ? { se: rated, hodoku: ratings.hodoku() } : { pencilmark: ratings.usual() };
  }
  return Object.fromEntries(names.map((name) => [name, ratings[name]()]));
};

/** What the first of the chosen raters says. */
const firstOf = ({ se, hodoku, pencilmark }: Said): Rated<unknown> | undefined => se ?? pencilmark ?? hodoku;

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

/**
 * Rates puzzles: how hard they are for people, and which techniques they need. `show` gets the
 * hardest step of each puzzle, so that it can be drawn.
 */
export function rateAnswerer(options: RateChoice, show?: StepListener): Answerer {
  const asked = questionsOf(options, 'refused');
  const tell = options.columns ? tellColumns(options.columns) : tellAll;
  return async (found, sink) => {
    const question = await asked(found, sink);
    if (!question) return;
    const ratings = ratingsOf(question, show !== undefined);
    tell(ratings, found, sink, options);
    const first = show && firstOf(saidBy(ratings, options.raters));
    if (first) showHardest(first, question, found, sink, show);
  };
}

const lineIn = ({ reading }: Found): string => lineOf(reading.puzzle.geometry, reading.puzzle.givens, reading.notation);

/** Writes the ratings of a puzzle. */
type Teller = (ratings: Ratings, found: Found, sink: Sink, options: RateChoice) => void;

/** Writes the values of some columns. */
const tellColumns =
  (columns: readonly RateColumn[]): Teller =>
  (ratings, found, sink, { json, histogram }) => {
    const line = lineIn(found);
    if (json) writeRecord(sink, found, columnMembersOf(ratings, line, columns));
    else sink.write(`${columnsOf(ratings, line, columns)}\n`);
    const hasLevel = columns.includes('hodoku-level');
    count(sink, {
      stepwise: histogram || columns.includes('difficulty') ? ratings.usual() : undefined,
      hodoku: hasLevel ? ratings.hodoku() : undefined,
      histogram,
    });
  };

/** Writes scores, difficulty and techniques. */
const tellAll: Teller = (ratings, found, sink, { json = false, raters, histogram }) => {
  const said = saidBy(ratings, raters);
  const first = firstOf(said);
  if (!first) {
    const { id } = ratings.puzzle.geometry;
    const message = `No rater out of ${raters?.join(', ')} knows boards such as ${id}; known: ${RATER_NAMES.join(', ')}.`;
    reportProblem(sink, found, 'refuse', { code: 'rater', message }, json);
    return;
  }
  const { techniques, hardestStep, end } = first;
  const stepwise = said.se ?? said.pencilmark;
  const difficulty = stepwise?.rating.difficulty;
  if (json)
    writeRecord(sink, found, {
      puzzle: lineIn(found),
      ...membersOf(said),
      ...(difficulty && { difficulty }),
      techniques,
      ...(hardestStep && { hardestStep }),
      solved: end === 'solved',
    });
  else sink.write(`${scoresOf(said)}${needsOf(first)}  ${found.place}\n`);
  count(sink, { stepwise, hodoku: histogram || !stepwise ? said.hodoku : undefined, histogram });
};

/** What is counted of a puzzle. */
interface Counted {
  readonly stepwise: Rated<Rating> | undefined;
  readonly hodoku: Rated<HodokuRating> | undefined;
  readonly histogram: boolean | undefined;
}

function count(sink: Sink, { stepwise, hodoku, histogram }: Counted): void {
  if (stepwise) {
    const { hardest, difficulty } = stepwise.rating;
    sink.count(difficulty);
    if (histogram) sink.count(scoreCountName({ score: scoreText(hardest), difficulty }));
  }
  if (hodoku) sink.count(hodoku.rating.level);
}

/** Shows the hardest step of a rating on the grid before it. */
function showHardest(
  { hardestStep, path = [] }: Rated<unknown>,
  { grid, givens }: Question,
  found: Found,
  sink: Sink,
  show: StepListener,
): void {
  if (!hardestStep) {
    sink.problem('note', 'No picture: the hardest step is beyond what the rating reaches.');
    return;
  }
  const { number } = hardestStep;
  for (const step of path.slice(0, number - 1)) applyStep(grid, step);
  const step = path[number - 1]!;
  const text = explain(step, grid.geometry, { alphabet: found.reading.notation.alphabet });
  show({ found, grid, givens, step, number, text });
}
