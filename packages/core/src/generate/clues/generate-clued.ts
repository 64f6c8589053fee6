import { checkGeometry, type Geometry } from '../../geometry/geometry.ts';
import { classic } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeRandom } from '../../random.ts';
import { checkArgument, checkOptions, FLAG, FUNCTION, fail, type KeysOf, POSITIVE } from '../../result.ts';
import { KINDS, kindNamed } from '../../rules/kinds.ts';
import { BUDGET_KEYS } from '../../solve/search.ts';
import type { Generated, GenerateOptions } from '../options.ts';
import { A_SYMMETRY } from '../pattern.ts';
import { type CluedWishes, type Missed, tryToGenerate } from './clued-try.ts';
import { canCover } from './cover.ts';

/** The wishes for a puzzle with clues. */
export interface CluedOptions
  extends Pick<
    GenerateOptions,
    'geometry' | 'seed' | 'symmetry' | 'accept' | 'goOn' | 'maxTries' | 'maxCalls' | 'solvers'
  > {
  /** The kinds of its clues by name. There is at least one clue of each kind. */
  readonly kinds: readonly string[];
  /** How many givens, or the least and the most; default: as few as the clues leave open. */
  readonly givens?: GenerateOptions['givens'];
  /**
   * Whether the clues of the first kind cover the board, as the cages of newspapers do. They all
   * stay, even if the puzzle is proper without some. Default false.
   */
  readonly isCovered?: boolean;
  /**
   * Whether a proper puzzle is as easy as wished. Clues and givens are added until it is, and taken
   * away only as long as it stays so. By default every puzzle is.
   */
  readonly isEasy?: (puzzle: Puzzle) => boolean;
}

const KEYS: KeysOf<CluedOptions> = {
  geometry: true,
  kinds: true,
  seed: true,
  givens: true,
  symmetry: A_SYMMETRY,
  isCovered: FLAG,
  isEasy: FUNCTION,
  accept: FUNCTION,
  goOn: FUNCTION,
  maxTries: POSITIVE,
  ...BUDGET_KEYS,
};

/** A generated puzzle with clues. It may lack a wanted kind. */
export interface GeneratedClued extends Omit<Generated, 'missed'> {
  readonly missed?: Missed;
}

/** Calls that the search for a puzzle may take. */
const CALLS_OF_TRY = 200_000;

/**
 * A random puzzle with clues. It begins with a random grid, and adds clues that hold in the grid,
 * where they rule out most other solutions. If clues alone do not make the puzzle proper, it gets
 * givens. Then everything that is not needed is removed, givens first. `maxTries` is 100 by
 * default, and `maxCalls`, for each try, 200 000. If the wishes cannot be met, `reached` is false.
 *
 *     const made = generateClued({ kinds: ['killer'], seed: 1, geometry: boxed(2, 2) })
 *     made.reached      // true
 *     made.givens      // 2
 */
export function generateClued(options: CluedOptions): GeneratedClued {
  checkOptions('generateClued', options, KEYS);
  const { geometry = classic, seed, maxTries = 100, goOn = () => true } = options;
  checkGeometry('generateClued', geometry);
  const { cells } = geometry;
  const wishes = wishesOf(options, geometry);
  const random = makeRandom(seed);
  let nearest: GeneratedClued | undefined;
  for (let tries = 1; ; tries++) {
    const made = { ...tryToGenerate(wishes, random), seed, tries };
    if (made.reached) return made;
    if (!nearest || NEARER.indexOf(made.missed!) > NEARER.indexOf(nearest.missed!)) nearest = made;
    if (tries < maxTries && goOn(tries)) continue;
    // Too many givens are nearer to the wishes than several solutions.
    const proper = nearest.missed === 'proper' && tryToGenerate({ ...wishes, mostTried: cells.length }, random);
    return { ...(proper || nearest), seed, tries };
  }
}

/** What a puzzle may miss. The nearest to the wishes comes last. */
const NEARER: readonly Missed[] = ['proper', 'kinds', 'givens', 'accept'];

function wishesOf(options: CluedOptions, geometry: Geometry): CluedWishes {
  const { kinds: names, givens, isCovered = false, symmetry = 'none' } = options;
  const { accept = () => true, isEasy = () => true } = options;
  const isList = Array.isArray(names) && names.length > 0;
  checkArgument('generateClued', isList, names, 'kinds of clues by name, at least one');
  const known = KINDS.filter(({ form }) => !form.hasAlternatives)
    .map(({ name }) => name)
    .join(', ');
  const kinds = names.map((name) => {
    const kind = kindNamed(name);
    return kind && !kind.form.hasAlternatives ? kind : fail(`kind "${name}"; expected some of ${known}`);
  });
  if (isCovered && !canCover(kinds[0]!.form)) fail(`clues of the kind "${names[0]}" cannot cover a board`);
  const { size, rows, columns, cells } = geometry;
  if (symmetry !== 'none' && (rows < size || columns < size))
    fail(`symmetry "${symmetry}" on the board ${geometry.id}; expected as many rows and columns as digits`);
  const [least = 0, most = cells.length] =
    typeof givens === 'number' ? [givens, givens] : Array.isArray(givens) ? givens : givens === undefined ? [] : [-1];
  const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 0 && least <= most;
  if (!isRange || most > cells.length || (Array.isArray(givens) && givens.length !== 2))
    fail(`givens ${least} to ${most}; expected whole numbers from 0 to ${cells.length}, the smaller first`);
  const { maxCalls = CALLS_OF_TRY, solvers } = options;
  const aimed: readonly [number, number] = givens === undefined ? [0, 0] : [least, most];
  const limits = { maxCalls, ...(solvers && { solvers }) };
  return { geometry, kinds, isCovered, symmetry, accept, isEasy, aimed, most, mostTried: most, limits };
}
