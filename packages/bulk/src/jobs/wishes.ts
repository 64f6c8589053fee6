import type { Geometry } from '@pencilmark/core/geometry';
import { solvePath } from '@pencilmark/core/human';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { hardestOf, hodoku, type PathWishes, rankOf, rate, raterFor } from '@pencilmark/core/rate';

/**
 * Gives a function that says whether a puzzle is as wished, or undefined when there are no wishes
 * about solving. Techniques that the rater knows are looked for on the path of the rater, which the
 * command `rate` tells. Others are looked for on the path of `explain`.
 */
export function acceptFor(
  { rating, difficulty, hodokuLevel, score, technique = [], without = [] }: PathWishes,
  geometry: Geometry,
): ((puzzle: Puzzle) => boolean) | undefined {
  const isScored = hodokuLevel !== undefined || score !== undefined;
  if (!rating && difficulty === undefined && !isScored && technique.length + without.length === 0) return undefined;
  const rater = raterFor(geometry);
  const rated = new Set(rater.ladder.flatMap(({ techniques }) => techniques.map(({ id }) => id)));
  const isRated = (id: string): boolean => rated.has(id);
  const isTold = (id: string): boolean => !rated.has(id);
  const fits = (used: ReadonlySet<string>, isMeant: (id: string) => boolean): boolean =>
    technique.filter(isMeant).every((id) => used.has(id)) && !without.filter(isMeant).some((id) => used.has(id));
  const ofRating = rating?.[1] ?? Number.POSITIVE_INFINITY;
  const hardest = difficulty === undefined ? ofRating : Math.min(ofRating, hardestOf(difficulty));
  const asksTold = [...technique, ...without].some(isTold);
  return (puzzle) => {
    const { rating: found, techniques, end } = rate(puzzle, rater, { most: hardest });
    // The techniques that a puzzle needs are known only when its path reaches an end.
    if (end !== 'solved' && technique.length > 0) return false;
    if (difficulty !== undefined && found.difficulty !== difficulty) return false;
    const [least = 0, most = 0] = rating ?? [];
    if (rating && (rankOf(found.hardest) < least || rankOf(found.hardest) > most)) return false;
    if (!fits(new Set(Object.keys(techniques)), isRated)) return false;
    if (isScored && !isAsScored(puzzle, { hodokuLevel, score })) return false;
    return !asksTold || fits(new Set(solvePath(puzzle).steps.map((step) => step.technique)), isTold);
  };
}

/**
 * Whether HoDoKu gives a puzzle a level and a score within bounds. A score of which only a least
 * one is known lies in no bounds.
 */
function isAsScored(
  puzzle: Puzzle,
  { hodokuLevel, score }: { readonly hodokuLevel: string | undefined; readonly score: readonly number[] | undefined },
): boolean {
  const { level, score: found } = rate(puzzle, hodoku).rating;
  if (hodokuLevel !== undefined && level.toLowerCase() !== hodokuLevel.toLowerCase()) return false;
  return !score || (typeof found === 'number' && found >= score[0]! && found <= score[1]!);
}
