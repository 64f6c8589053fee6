import { type Format, formatNamed, type Notation } from '@pencilmark/core/format';
import {
  type Generated,
  type GeneratedClued,
  type GenerateMethod,
  generateClued,
  generate as generateOne,
  type SymmetryName,
} from '@pencilmark/core/generate';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import type { PathWishes } from '@pencilmark/core/rate';
import { solversFor } from '@pencilmark/solvers';
import { countText } from '../numbers.ts';
import { lineOf, textIn } from '../text.ts';
import type { RowOptions } from '../types.ts';
import { type Make, type Maker, type Sink, writeJson } from './job.ts';
import type { WishJudge } from './wishes.ts';

type Wishes = PathWishes & {
  readonly geometry: string;
  /** The seed of the first puzzle. Each puzzle has the seed after that of the puzzle before. */
  readonly seed: number;
  readonly givens?: number | readonly [number, number];
  readonly symmetry?: SymmetryName;
  readonly minimal?: boolean;
  readonly method?: GenerateMethod;
  readonly to?: string;
  readonly digits: string;
  readonly json?: boolean;
  /** How many grids are tried for each puzzle before the maker gives up. */
  readonly tries?: number;
  /** Puzzles as lines in the digits of the job, in whose vicinity the search begins. */
  readonly near?: readonly string[];
  /** The kinds of the clues that each puzzle gets. */
  readonly kinds?: readonly string[];
  readonly cover?: boolean;
  readonly rows?: RowOptions;
};

/** A puzzle of either generator. */
type Made = Generated | GeneratedClued;

// A 9×9 puzzle takes less than a millisecond, a 16×16 puzzle a hundred, larger puzzles seconds.
// So may one with a wish for a score.
const atOnce = ({ geometry, rating, score, kinds }: Wishes): number =>
  boardOf(geometry).size <= 9 && !rating && !score && !kinds ? 64 : 1;

/** Makes puzzles. */
export const generate: Maker = {
  name: 'generate',
  done: 'made',
  counts: ['not reached'],
  atOnce,
  async prepare(options: Wishes) {
    const { json, kinds } = options;
    const notation = { alphabet: options.digits, blank: '.' };
    // A line shows no clues.
    const to = formatNamed(options.to ?? (kinds ? 'json' : 'line'))!;
    return makingOf(options, ({ puzzle, solution, seed, reached, givens }, sink) => {
      if (!json) return addPuzzle(sink, puzzle, to, notation);
      const [question, answer] = [
        lineOf(puzzle.geometry, puzzle.givens, notation),
        lineOf(puzzle.geometry, solution, notation),
      ];
      const unreached = reached ? {} : { reached: false };
      const board = kinds ? { geometry: puzzle.geometry.id } : {};
      writeJson(sink, { ...board, puzzle: question, solution: answer, givens, seed, ...unreached });
    });
  },
};

/** Makes puzzles and writes rows of data sets of them. */
export const generateRows: Maker = {
  name: 'generate-rows',
  done: 'made',
  counts: ['rows', 'not reached'],
  atOnce,
  async prepare(options: Wishes) {
    const { madeRowsWriter } = await import('./rows.ts');
    return makingOf(options, await madeRowsWriter(options));
  },
};

/** Makes the puzzle of an index, and has it written. */
async function makingOf(options: Wishes, write: (made: Made, sink: Sink) => void): Promise<Make> {
  const { seed: firstSeed } = options;
  const geometry = boardOf(options.geometry);
  const judging = asksPeople(options) ? await judgingFor(options, geometry) : undefined;
  const make = await makeFor(options, geometry, judging);
  return (index, sink) => {
    let made: Made;
    try {
      const goOn = (tries: number): true => {
        sink.wait?.(() => `seed ${firstSeed + index}: ${countText(tries, 'try', 'tries')}`);
        return true;
      };
      made = make(firstSeed + index, goOn);
    } catch (problem) {
      // The board has no complete grid, as can happen with many rules.
      if (!(problem instanceof RangeError)) throw problem;
      sink.problem('disappoint', `${problem.message}.`);
      return false;
    }
    if (made.missed !== 'proper') write(made, sink);
    if (!made.reached) {
      if (made.missed !== 'proper') sink.count('not reached');
      sink.problem('disappoint', unreachedText(made, options, judging?.said));
    }
    return true;
  };
}

/** Writes a puzzle in a format, or in ours where that format cannot hold its clues. */
function addPuzzle(sink: Sink, puzzle: Puzzle, to: Format, notation: Notation): void {
  const isHeld = puzzle.geometry.clues.length === 0 || to.canPrint(puzzle);
  if (!isHeld) sink.problem('disappoint', `The format "${to.name}" cannot hold this board; it is written as JSON.`);
  const format = isHeld ? to : formatNamed('json')!;
  sink.add(textIn(format, puzzle, notation), format);
}

/** The judge for wishes about solving. Clues are rated by Pencilmark's own rater on every board. */
async function judgingFor(options: Wishes, geometry: Geometry): Promise<WishJudge | undefined> {
  const { judgeFor } = await import('./wishes.ts');
  if (!options.kinds) return judgeFor(options, geometry);
  const { pencilmark } = await import('@pencilmark/core/rate');
  return judgeFor(options, geometry, pencilmark);
}

/** The generator for the wishes, as a function of a seed. */
async function makeFor(
  options: Wishes,
  geometry: Geometry,
  { judge, isEasy }: Partial<WishJudge> = {},
): Promise<(seed: number, goOn: (tries: number) => boolean) => Made> {
  const { givens, symmetry, minimal, method, near, kinds, cover, tries } = options;
  const shared = { geometry, ...(givens !== undefined && { givens }), ...(symmetry && { symmetry }) };
  if (kinds) {
    const { accept } = judge ?? {};
    const ofPeople = { ...(accept && { accept }), ...(isEasy && { isEasy }) };
    const wishes = { ...shared, kinds, ...(cover && { isCovered: true }), ...ofPeople };
    return (seed, goOn) => generateClued({ ...wishes, ...(tries !== undefined && { maxTries: tries }), seed, goOn });
  }
  const maxTries = tries ?? (judge && geometry.size <= 9 ? MANY_TRIES : undefined);
  const wishes = {
    ...shared,
    solvers: await solversFor(geometry),
    ...(minimal && { minimal }),
    ...(method && { method }),
    ...judge,
    ...(near && { near: near.map((line) => makePuzzle(geometry, digitsIn(line, options.digits))) }),
    ...(maxTries !== undefined && { maxTries }),
  };
  return (seed, goOn) => generateOne({ ...wishes, seed, goOn });
}

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
  { puzzle, missed, height, givens, tries }: Made,
  { givens: wanted, minimal, kinds }: Wishes,
  said: ((puzzle: Puzzle) => string) | undefined,
): string {
  const found = `was found in ${countText(tries, 'try', 'tries')}`;
  if (missed === 'minimal')
    return `No minimal puzzle ${found}; some of these ${countText(givens, 'given')} can be spared.`;
  if (missed === 'proper') return `No puzzle with one solution ${found}.`;
  if (missed === 'kinds') return `No puzzle that needs clues of each kind, ${kinds?.join(' and ')}, ${found}.`;
  if (missed === 'accept' && said && height !== undefined)
    return `No puzzle as wished ${found}; the nearest is rated ${said(puzzle)}.`;
  if (missed === 'accept') return `No puzzle as wished ${found}; this is another one.`;
  const number = typeof wanted === 'number' ? countText(wanted, 'given') : `${wanted?.join(' to ')} givens`;
  return `No ${minimal ? 'minimal ' : ''}puzzle with ${number} ${found}; the nearest has ${countText(givens, 'given')}.`;
}
