import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import type { Technique } from '../human/steps/technique.ts';
import { TECHNIQUES, techniqueCalled } from '../human/techniques.ts';
import { checkOptions, type Expected, fail, type KeysOf, oneOf } from '../result.ts';
import { DIFFICULTIES, hardestOf, scaleFor } from './difficulty.ts';
import { hodoku } from './hodoku.ts';
import { HODOKU_LEVELS } from './hodoku-level.ts';
import type { Rater } from './rater.ts';
import { raterFor } from './raters.ts';
import type { Rating } from './rating.ts';
import { rankOf } from './score.ts';

/** The wishes for a puzzle as people solve it. */
export interface PathWishes {
  /** The least and the greatest score of the hardest step. */
  readonly rating?: readonly number[];
  /** A name out of `DIFFICULTIES`. */
  readonly difficulty?: string;
  /** A name out of `HODOKU_LEVELS`, small letters or not; for the boards that HoDoKu knows. */
  readonly hodokuLevel?: string;
  /** The least and the greatest score that HoDoKu gives. */
  readonly score?: readonly number[];
  /** Ids of techniques that its path uses. */
  readonly technique?: readonly string[];
  /** Ids of techniques that its path does not use. */
  readonly without?: readonly string[];
}

const RANGE: Expected = [
  (range: readonly number[]) => Array.isArray(range) && range.length === 2 && range.every((end) => end >= 0),
  'the least and the greatest, such as [7, 8]',
];
const TECHNIQUE_IDS: Expected = [
  (ids: readonly string[]) => Array.isArray(ids) && ids.every((id) => techniqueCalled(id) !== undefined),
  'a list of ids out of TECHNIQUES',
];

const KEYS: KeysOf<PathWishes> = {
  rating: RANGE,
  difficulty: /* @__PURE__ */ oneOf(DIFFICULTIES.map(({ name }) => name)),
  hodokuLevel: [
    (level: string) => typeof level === 'string' && levelCalled(level) !== undefined,
    `one of ${HODOKU_LEVELS.map(({ name }) => name).join(', ')}`,
  ],
  score: RANGE,
  technique: TECHNIQUE_IDS,
  without: TECHNIQUE_IDS,
};

/** Two wishes that no puzzle meets together, or a wish that no puzzle of the board meets. */
export interface WishConflict {
  /** A single wish when the board itself excludes it. */
  readonly wishes: readonly (keyof PathWishes)[];
  /** The technique in question, if there is one. */
  readonly technique?: string;
  /** The range of possible scores, where the wishes leave none. */
  readonly possible?: readonly [least: number, most: number];
}

/**
 * The first contradiction among wishes; undefined when there is none. Without a contradiction, a
 * puzzle may still be so rare that none is found: a search for it needs a budget. Throws a
 * RangeError for unknown names, and for boards without a rater.
 *
 *     const both = { technique: ['x-wing'], without: ['x-wing'] }
 *     wishConflict(both, classic).wishes      // ['technique', 'without']
 *     wishConflict({ rating: [20, 30] }, classic).possible      // [1, 12.4]
 *     wishConflict({ rating: [6, 7], difficulty: 'tricky' }, classic).possible      // [1, 3.6]
 */
export function wishConflict(wishes: PathWishes, geometry: Geometry): WishConflict | undefined {
  checkOptions('wishConflict', wishes, KEYS);
  checkGeometry('wishConflict', geometry);
  const rater = raterFor(geometry);
  return (
    techniqueConflict(wishes, geometry) ??
    hodokuConflict(wishes, geometry) ??
    scaleConflict(wishes, rater, geometry) ??
    difficultyConflict(wishes, rater, geometry) ??
    scoreConflict(wishes, rater, geometry)
  );
}

/** A technique that shall be used and shall not be used, or that makes no sense on the board. */
function techniqueConflict({ technique = [], without = [] }: PathWishes, geometry: Geometry): WishConflict | undefined {
  for (const id of technique) {
    const row =
      TECHNIQUES.find((technique) => technique.id === id) ??
      fail(`technique "${id}"; expected an id out of TECHNIQUES`);
    if (without.includes(id)) return { wishes: ['technique', 'without'], technique: id };
    if (row.supports?.(geometry) === false) return { wishes: ['technique'], technique: id };
  }
  return undefined;
}

/** A wish about HoDoKu for a board that it does not know, or a score above its level's limit. */
function hodokuConflict({ hodokuLevel, score }: PathWishes, geometry: Geometry): WishConflict | undefined {
  const wishes = [
    ...(hodokuLevel === undefined ? [] : (['hodokuLevel'] as const)),
    ...(score ? (['score'] as const) : []),
  ];
  if (wishes.length > 0 && !hodoku.supports(geometry)) return { wishes: wishes.slice(0, 1) };
  const most = hodokuLevel === undefined ? Number.POSITIVE_INFINITY : mostOf(hodokuLevel);
  return score && score[0]! > most ? { wishes, possible: [leastSum(), most] } : undefined;
}

/** The score of a puzzle with a single empty cell. */
const leastSum = (): number => Math.min(...hodoku.ladder.map(({ least }) => least));

/** The greatest score of a level. */
const mostOf = (level: string): number => levelCalled(level)!.most;

const levelCalled = (level: string) => HODOKU_LEVELS.find(({ name }) => name.toLowerCase() === level.toLowerCase());

/** A rating that the rater never gives. */
function scaleConflict({ rating }: PathWishes, rater: Rater<Rating>, geometry: Geometry): WishConflict | undefined {
  const possible = scaleOf(rater, geometry);
  return rating && !doOverlap(rating, possible) ? { wishes: ['rating'], possible } : undefined;
}

/**
 * A rating above the range of the difficulty. A rating below it is possible: much work makes a
 * puzzle harder than its steps.
 */
function difficultyConflict(
  { rating, difficulty }: PathWishes,
  rater: Rater<Rating>,
  geometry: Geometry,
): WishConflict | undefined {
  if (difficulty === undefined) return undefined;
  const possible = [scaleOf(rater, geometry)[0], hardestOf(difficulty, scaleFor(geometry))] as const;
  return rating && !doOverlap(rating, possible) ? { wishes: ['difficulty', 'rating'], possible } : undefined;
}

/** A technique whose steps are worth more than the rating or the difficulty allows. */
function scoreConflict(
  { rating, difficulty, technique = [] }: PathWishes,
  rater: Rater<Rating>,
  geometry: Geometry,
): WishConflict | undefined {
  const limits: readonly (readonly [keyof PathWishes, number])[] = [
    ...(rating ? [['rating', rating[1]!] as const] : []),
    ...(difficulty === undefined ? [] : [['difficulty', hardestOf(difficulty, scaleFor(geometry))] as const]),
  ];
  for (const id of technique)
    for (const [wish, most] of limits)
      if (leastScoreOf(id, rater) > most)
        return { wishes: ['technique', wish], technique: id, possible: [scaleOf(rater, geometry)[0], most] };
  return undefined;
}

const doOverlap = ([least = 0, most = 0]: readonly number[], [low, high]: readonly [number, number]): boolean =>
  least <= high && most >= low;

const isFor =
  (geometry: Geometry) =>
  (technique: Technique): boolean =>
    technique.supports?.(geometry) !== false;

/** The least and the greatest rank that a puzzle with an empty cell can have. */
const scaleOf = ({ ladder, beyond }: Rater<Rating>, geometry: Geometry): readonly [number, number] => [
  Math.min(...ladder.map(({ least }) => least)),
  Math.max(
    rankOf({ above: beyond(geometry) }),
    ...ladder.filter(({ techniques }) => techniques.some(isFor(geometry))).map(({ most = 0 }) => most),
  ),
];

/** The least score of a step of a technique; 0 when the rater does not know it. */
const leastScoreOf = (id: string, { ladder }: Rater<Rating>): number =>
  ladder.find(({ techniques }) => techniques.some((technique) => technique.id === id))?.least ?? 0;
