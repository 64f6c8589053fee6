import { writeCells } from '@pencilmark/core/format';
import { generate as generateWith, type SymmetryName } from '@pencilmark/core/generate';
import { boxShape, type Geometry, LARGEST_SIZE, sized } from '@pencilmark/core/geometry/plain';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { DIFFICULTIES, type Difficulty, rate, raterFor } from '@pencilmark/core/rate';
import { checkOption, checkOptions, FLAG, type KeysOf } from '@pencilmark/core/result';
import { SOME_SOLVERS, type Solver } from '@pencilmark/core/solve';
import { BOARD_KEYS, type BoardOptions, boardFrom } from './board.ts';

/** What kind of puzzle is wanted. */
export interface GenerateTextOptions extends BoardOptions {
  /**
   * Fixes all randomness: the same seed and wishes give the same puzzle everywhere. A whole number
   * from 0.
   */
  readonly seed: number;
  /** The size of the board, where no geometry says it: 4 to 36; default 9. */
  readonly size?: number;
  /** How many givens, or the least and the most. */
  readonly givens?: number | readonly [least: number, most: number];
  /** The symmetry of the pattern of givens; default 'none'. */
  readonly symmetry?: SymmetryName;
  /** Whether no given may be spared; default false. */
  readonly minimal?: boolean;
  /** How hard for people: 'gentle' to 'extreme'. */
  readonly difficulty?: Difficulty;
  /**
   * How many grids to try before giving up; default 1000 for up to 100 cells, 10 000 with a
   * difficulty on boards of up to 9×9, else 5.
   */
  readonly maxTries?: number;
  /** Solvers to choose from, best first; large boards are quicker with that of @pencilmark/sat. */
  readonly solvers?: readonly Solver[];
}

const KEYS: KeysOf<GenerateTextOptions> = {
  ...BOARD_KEYS,
  seed: true,
  size: true,
  givens: true,
  symmetry: true,
  minimal: FLAG,
  difficulty: true,
  maxTries: true,
  solvers: SOME_SOLVERS,
};

/** A puzzle with exactly one solution, as texts of cells. */
export interface GeneratedTexts {
  readonly puzzle: string;
  readonly solution: string;
  readonly givens: number;
  readonly seed: number;
  /**
   * Whether all wishes were met within `maxTries`; if not, this is the puzzle that came nearest.
   */
  readonly reached: boolean;
}

const MANY_TRIES = 10_000;
const NAMES: readonly string[] = DIFFICULTIES.map(({ name }) => name);

/**
 * Makes a puzzle with exactly one solution. A RangeError says what is wrong with an argument.
 *
 *     generate({ seed: 1, size: 4 }).solution.length      // 16
 *     generate({ seed: 7, difficulty: 'easy', symmetry: 'rotate180' }).reached      // true
 */
export function generate(options: GenerateTextOptions): GeneratedTexts {
  checkWishes(options);
  const { geometry: _, size, difficulty, ...wishes } = options;
  const geometry = boardFrom('generate', options) ?? boardOfSize(size);
  const isSame = size === undefined || size === geometry.size;
  checkOption('generate', 'size', isSame, size, `${geometry.size}, as the geometry says`);
  const made = generateWith({
    ...wishes,
    geometry,
    ...(difficulty !== undefined && hardness(difficulty, options, geometry)),
  });
  const textOf = (givens: Uint8Array): string => writeCells({ geometry, givens });
  const { puzzle, solution, givens, seed, reached } = made;
  return { puzzle: textOf(puzzle.givens), solution: textOf(solution), givens, seed, reached };
}

function checkWishes(options: GenerateTextOptions): void {
  checkOptions('generate', options, KEYS);
  const { seed, givens } = options;
  const isSeed = Number.isSafeInteger(seed) && seed >= 0;
  checkOption('generate', 'seed', isSeed, seed, 'a whole number from 0, which fixes all randomness');
  const areGivens =
    givens === undefined || typeof givens === 'number' || (Array.isArray(givens) && givens.length === 2);
  checkOption(
    'generate',
    'givens',
    areGivens,
    givens,
    'a number such as 30, or the least and the most such as [24, 28]',
  );
}

function boardOfSize(size = 9): Geometry {
  const isSize = Number.isInteger(size) && size >= 4 && size <= LARGEST_SIZE;
  checkOption('generate', 'size', isSize, size, `a whole number from 4 to ${LARGEST_SIZE}`);
  const hasBoxes = boxShape(size).height > 1;
  checkOption('generate', 'size', hasBoxes, size, `a size with usual boxes; for others the geometry says the regions`);
  return sized(size);
}

/** The wish that puzzles of a board have a difficulty, and how many grids are tried for it. */
function hardness(
  difficulty: Difficulty,
  { maxTries }: GenerateTextOptions,
  geometry: Geometry,
): { readonly accept: (puzzle: Puzzle) => boolean; readonly maxTries?: number } {
  checkOption('generate', 'difficulty', NAMES.includes(difficulty), difficulty, `one of ${NAMES.join(', ')}`);
  const rater = raterFor(geometry);
  return {
    accept: (puzzle) => rate(puzzle, rater).rating.difficulty === difficulty,
    ...(maxTries === undefined && geometry.size <= 9 && { maxTries: MANY_TRIES }),
  };
}
