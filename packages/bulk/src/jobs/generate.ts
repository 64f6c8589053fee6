import { formatNamed } from '@pencilmark/core/format';
import {
  type Generated,
  type GenerateMethod,
  generate as generateOne,
  type SymmetryName,
} from '@pencilmark/core/generate';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import type { PathWishes } from '@pencilmark/core/rate';
import { solversFor } from '@pencilmark/solvers';
import { countText } from '../numbers.ts';
import { lineOf, textIn } from '../text.ts';
import { type Maker, writeJson } from './job.ts';

type Wishes = PathWishes & {
  readonly geometry: string;
  /** The seed of the first puzzle. Each puzzle has the seed after the one before. */
  readonly seed: number;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: boolean;
  readonly method?: GenerateMethod;
  readonly to?: string;
  readonly digits: string;
  readonly json?: boolean;
  /** How many puzzles are tried for each one before the maker gives up. */
  readonly tries?: number;
  /** Puzzles as lines in the digits of the job, in whose vicinity the search begins. */
  readonly near?: readonly string[];
};

/** Makes puzzles. */
export const generate: Maker = {
  name: 'generate',
  done: 'made',
  counts: ['not reached'],
  // A 9×9 puzzle takes less than a millisecond, a 16×16 puzzle a hundred, and larger ones seconds.
  // So may one with a wish for a score.
  atOnce: ({ geometry, rating, score }: Wishes) => (boardOf(geometry).size <= 9 && !rating && !score ? 64 : 1),
  async prepare(options: Wishes) {
    const { givens, symmetry, minimal, method, seed: firstSeed, json, near } = options;
    const geometry = boardOf(options.geometry);
    const notation = { alphabet: options.digits, blank: '.' };
    const to = formatNamed(options.to ?? 'line')!;
    const judging = asksPeople(options) ? (await import('./wishes.ts')).judgeFor(options, geometry) : undefined;
    const maxTries = options.tries ?? (judging && geometry.size <= 9 ? MANY_TRIES : undefined);
    const wishes = {
      geometry,
      solvers: await solversFor(geometry),
      ...(givens !== undefined && { givens }),
      ...(symmetry && { symmetry }),
      ...(minimal && { minimal }),
      ...(method && { method }),
      ...judging?.judge,
      ...(near && { near: near.map((line) => makePuzzle(geometry, digitsIn(line, options.digits))) }),
      ...(maxTries !== undefined && { maxTries }),
    };
    return (index, sink) => {
      let made: Generated;
      try {
        const goOn = (tries: number): true => {
          sink.wait?.(() => `seed ${firstSeed + index}: ${countText(tries, 'try', 'tries')}`);
          return true;
        };
        made = generateOne({ ...wishes, seed: firstSeed + index, goOn });
      } catch (problem) {
        // The board has no complete grid, as can happen with many rules.
        if (!(problem instanceof RangeError)) throw problem;
        sink.problem('disappoint', `${problem.message}.`);
        return false;
      }
      const { puzzle, solution, seed, reached } = made;
      if (json) {
        const [question, answer] = [
          lineOf(puzzle.geometry, puzzle.givens, notation),
          lineOf(puzzle.geometry, solution, notation),
        ];
        const unreached = reached ? {} : { reached: false };
        writeJson(sink, { puzzle: question, solution: answer, givens: made.givens, seed, ...unreached });
      } else sink.add(textIn(to, { geometry, givens: puzzle.givens }, notation), to);
      if (!reached) {
        sink.count('not reached');
        sink.problem('disappoint', unreachedText(made, options, judging?.said));
      }
      return true;
    };
  },
};

// Rating a puzzle takes a millisecond, and a rare wish may take some seconds.
const MANY_TRIES = 10_000;

const asksPeople = ({ rating, difficulty, hodokuLevel, score, technique, without }: PathWishes): boolean =>
  [rating, difficulty, hodokuLevel, score, technique, without].some((wish) => wish !== undefined);

function boardOf(id: string): Geometry {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new RangeError(geometry.error.message);
  return geometry.value;
}

/** The digits of a line; every other character stands for none. */
const digitsIn = (line: string, alphabet: string): number[] => [...line].map((sign) => alphabet.indexOf(sign) + 1);

/** The sentence that says which wish was not met. */
function unreachedText(
  { puzzle, missed, height, givens, tries }: Generated,
  { givens: wanted, minimal }: Wishes,
  said: ((puzzle: Puzzle) => string) | undefined,
): string {
  const found = `was found in ${countText(tries, 'try', 'tries')}`;
  if (missed === 'minimal')
    return `No minimal puzzle ${found}; some of these ${countText(givens, 'given')} can be spared.`;
  if (missed === 'accept' && said && height !== undefined)
    return `No puzzle as wished ${found}; the nearest is rated ${said(puzzle)}.`;
  if (missed === 'accept') return `No puzzle as wished ${found}; this is another one.`;
  const number = typeof wanted === 'number' ? countText(wanted, 'given') : `${wanted?.join(' to ')} givens`;
  return `No ${minimal ? 'minimal ' : ''}puzzle with ${number} ${found}; the nearest has ${countText(givens, 'given')}.`;
}
