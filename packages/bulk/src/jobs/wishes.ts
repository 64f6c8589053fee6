import type { Geometry } from '@pencilmark/core/geometry';
import { solvePath } from '@pencilmark/core/human';
import type { Puzzle } from '@pencilmark/core/puzzle';
import {
  type HodokuRating,
  hardestOf,
  hodoku,
  type PathWishes,
  type Rater,
  type Rating,
  rankOf,
  rate,
  raterFor,
  scaleFor,
  scoreText,
} from '@pencilmark/core/rate';

/** What a search gets of wishes about solving. */
export interface Judge {
  /** Whether a puzzle is as wished. */
  accept(puzzle: Puzzle): boolean;
  /**
   * How near a puzzle is to a wish for hard puzzles: the score of its hardest step, and a part of
   * its work, which orders puzzles of one score. Undefined when it is too hard.
   */
  height?(puzzle: Puzzle): number | undefined;
}

/** What the search for wishes about solving gets, and what people see of a puzzle. */
export interface WishJudge {
  readonly judge: Judge;
  /** Whether a puzzle is no harder than wished; there where the wishes have a bound. */
  isEasy?(puzzle: Puzzle): boolean;
  /** The number on which the search climbs: "9.3", or "1850 by HoDoKu". */
  said?(puzzle: Puzzle): string;
}

/** So much work makes up for one point of the hardest step. */
const WORK_OF_A_POINT = 100;

/**
 * Gives a judge of puzzles, or undefined when there are no wishes about solving. Techniques that
 * the rater knows are searched on the path of the rater, which the command `rate` prints. Others
 * are looked for on the path of `explain`. The rater is by default that of the board.
 */
export function judgeFor(
  wishes: PathWishes,
  geometry: Geometry,
  rater: Rater<Rating> = raterFor(geometry),
): WishJudge | undefined {
  const { rating, difficulty, hodokuLevel, score, technique = [], without = [] } = wishes;
  const isScored = hodokuLevel !== undefined || score !== undefined;
  if (!rating && difficulty === undefined && !isScored && technique.length + without.length === 0) return undefined;
  const ofRating = rating?.[1] ?? Number.POSITIVE_INFINITY;
  const most = difficulty === undefined ? ofRating : Math.min(ofRating, hardestOf(difficulty, scaleFor(geometry)));
  const rated = ofLast((puzzle) => rate(puzzle, rater, { most }));
  const hodokuRated = ofLast((puzzle) => rate(puzzle, hodoku).rating);
  const isUsed = techniqueTest(wishes, rater);
  const accept = (puzzle: Puzzle): boolean => {
    const { rating: found, techniques, end } = rated(puzzle);
    // The techniques that a puzzle needs are known only when its path reaches an end.
    if (end !== 'solved' && technique.length > 0) return false;
    if (difficulty !== undefined && found.difficulty !== difficulty) return false;
    const hardest = rankOf(found.hardest);
    if (rating && (hardest < rating[0]! || hardest > rating[1]!)) return false;
    if (isScored && !isAsScored(hodokuRated(puzzle), wishes)) return false;
    return isUsed(puzzle, new Set(Object.keys(techniques)));
  };
  const bound = most < Number.POSITIVE_INFINITY && {
    isEasy: (puzzle: Puzzle): boolean => rated(puzzle).end === 'solved' && rankOf(rated(puzzle).rating.hardest) <= most,
  };
  if (rating) {
    const height = (puzzle: Puzzle): number | undefined => {
      const { hardest, work } = rated(puzzle).rating;
      return rankOf(hardest) > most ? undefined : rankOf(hardest) + work / WORK_OF_A_POINT;
    };
    return { judge: { accept, height }, ...bound, said: (puzzle) => scoreText(rated(puzzle).rating.hardest) };
  }
  if (!score) return { judge: { accept }, ...bound };
  const height = (puzzle: Puzzle): number | undefined => {
    const { score: found } = hodokuRated(puzzle);
    return typeof found === 'number' && found <= score[1]! ? found : undefined;
  };
  return { judge: { accept, height }, said: (puzzle) => `${height(puzzle)} by HoDoKu` };
}

/** A function of a puzzle that keeps its last answer, for questions that come twice. */
function ofLast<Answer>(ask: (puzzle: Puzzle) => Answer): (puzzle: Puzzle) => Answer {
  let last: { readonly puzzle: Puzzle; readonly answer: Answer } | undefined;
  return (puzzle) => {
    if (last?.puzzle !== puzzle) last = { puzzle, answer: ask(puzzle) };
    return last.answer;
  };
}

/** Says whether a puzzle needs the techniques that it shall need, and none that it shall not. */
function techniqueTest({ technique = [], without = [] }: PathWishes, { ladder }: Rater<Rating>) {
  const known = new Set(ladder.flatMap(({ techniques }) => techniques.map(({ id }) => id)));
  const isRated = (id: string): boolean => known.has(id);
  const isExplained = (id: string): boolean => !known.has(id);
  const fits = (used: ReadonlySet<string>, isMeant: (id: string) => boolean): boolean =>
    technique.filter(isMeant).every((id) => used.has(id)) && !without.filter(isMeant).some((id) => used.has(id));
  const needsExplained = [...technique, ...without].some(isExplained);
  return (puzzle: Puzzle, used: ReadonlySet<string>): boolean =>
    fits(used, isRated) &&
    (!needsExplained || fits(new Set(solvePath(puzzle).steps.map((step) => step.technique)), isExplained));
}

/**
 * Whether HoDoKu gives a puzzle a level and a score within bounds. A score of which only a least
 * bound is known lies in no bounds.
 */
function isAsScored({ level, score: found }: HodokuRating, { hodokuLevel, score }: PathWishes): boolean {
  if (hodokuLevel !== undefined && level.toLowerCase() !== hodokuLevel.toLowerCase()) return false;
  return !score || (typeof found === 'number' && found >= score[0]! && found <= score[1]!);
}
