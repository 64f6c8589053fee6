import { parsePuzzle } from '@pencilmark/core/format';
import { generate, generateClued } from '@pencilmark/core/generate';
import { classic, type Geometry, geometryOf, KINDS, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import type { Puzzle } from '@pencilmark/core/puzzle';
import { DIFFICULTIES, hardestOf, pencilmark, rankOf, rate, raterFor, scaleFor } from '@pencilmark/core/rate';
import { judge } from '@pencilmark/core/solve';
import { refuse } from './fault.ts';
import { type Members, nameIn, namesIn, numberIn, textIn } from './members.ts';

/** A puzzle with its only solution. */
export interface Posed {
  readonly puzzle: Puzzle;
  readonly solution: Uint8Array;
}

/** The members of a request that say which puzzle a game has. */
export const WISHES = ['puzzle', 'seed', 'geometry', 'difficulty', 'kinds', 'givens'] as const;

const LONGEST_PUZZLE = 60_000;
/** What the search for the solution of a puzzle may take: a second or so. */
const MOST_CALLS = 1_000_000;
/** How many puzzles are made for a wish, as `pencilmark generate` does on boards up to 9×9. */
const MOST_TRIES = 10_000;

const CLUE_KINDS = KINDS.filter(({ form }) => !form.hasAlternatives).map(({ name }) => name);
const LEVELS = DIFFICULTIES.map(({ name }) => name);

/** The puzzle that a request gives, or the one that its seed makes. */
export function posedBy(members: Members): Posed {
  const text = textIn(members, 'puzzle', LONGEST_PUZZLE);
  if (text !== undefined) {
    const other = WISHES.find((name) => name !== 'puzzle' && name !== 'geometry' && members[name] !== undefined);
    if (other) refuse('request', `"${other}" is for puzzles that are made, and here one is given.`, other);
    return given(text, boardIn(members));
  }
  return made(members, boardIn(members) ?? classic);
}

function boardIn(members: Members): Geometry | undefined {
  const id = textIn(members, 'geometry', LONGEST_PUZZLE);
  if (id === undefined) return undefined;
  const board = geometryOf(id);
  if (!board.ok) return refuse('request', board.error.message, 'geometry');
  return playable(board.value, 'geometry');
}

function playable(board: Geometry, place: string): Geometry {
  if (board.size > LARGEST_DIGIT_SET)
    refuse('puzzle', `Boards of more than ${LARGEST_DIGIT_SET} digits cannot be played.`, place);
  return board;
}

function given(text: string, geometry: Geometry | undefined): Posed {
  const read = parsePuzzle(text, geometry ? { geometry } : {});
  if (!read.ok)
    return refuse('puzzle', `Line ${read.error.line}, column ${read.error.column}: ${read.error.message}`, 'puzzle');
  const { puzzle } = read.value;
  playable(puzzle.geometry, 'puzzle');
  const { verdict, solutions } = judge(puzzle, { maxCalls: MOST_CALLS });
  if (verdict === 'unknown')
    refuse('improper', `After ${MOST_CALLS} calls it is not known whether the puzzle has one solution.`, 'puzzle');
  if (verdict !== 'proper') refuse('improper', `The puzzle has not exactly one solution (${verdict}).`, 'puzzle');
  return { puzzle, solution: solutions[0]! };
}

/** The puzzle that `pencilmark generate` makes from the same seed and wishes. */
function made(members: Members, geometry: Geometry): Posed {
  const seed = numberIn(members, 'seed', 0, Number.MAX_SAFE_INTEGER) ?? 0;
  const difficulty = nameIn(members, 'difficulty', LEVELS);
  const kinds = namesIn(members, 'kinds', CLUE_KINDS);
  const givens = numberIn(members, 'givens', 0, geometry.cellCount);
  const shared = { geometry, seed, ...(givens !== undefined && { givens }) };
  const { puzzle, solution, reached } = kinds
    ? madeWithClues({ ...shared, kinds }, difficulty)
    : madePlain(shared, difficulty);
  if (!reached) refuse('not-made', `No puzzle as wished is found from the seed ${seed}.`);
  return { puzzle, solution };
}

type Wanted = { readonly geometry: Geometry; readonly seed: number; readonly givens?: number };
type Level = (typeof LEVELS)[number] | undefined;

function madePlain(wanted: Wanted, level: Level) {
  if (level === undefined) return attempted(() => generate(wanted));
  const most = hardestOf(level, scaleFor(wanted.geometry));
  const accept = (puzzle: Puzzle): boolean =>
    rate(puzzle, raterFor(puzzle.geometry), { most }).rating.difficulty === level;
  return attempted(() => generate({ ...wanted, accept, ...(wanted.geometry.size <= 9 && { maxTries: MOST_TRIES }) }));
}

function madeWithClues(wanted: Wanted & { readonly kinds: readonly string[] }, level: Level) {
  if (level === undefined) return attempted(() => generateClued(wanted));
  const most = hardestOf(level, scaleFor({ clues: [0] }));
  const rated = (puzzle: Puzzle) => rate(puzzle, pencilmark, { most });
  const accept = (puzzle: Puzzle): boolean => rated(puzzle).rating.difficulty === level;
  const isEasy = (puzzle: Puzzle): boolean => {
    const { end, rating } = rated(puzzle);
    return end === 'solved' && rankOf(rating.hardest) <= most;
  };
  return attempted(() => generateClued({ ...wanted, accept, ...(most < Number.POSITIVE_INFINITY && { isEasy }) }));
}

/** Makes a puzzle. Refuses a board that has no grid. */
function attempted<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return refuse('not-made', `${problem.message}.`);
  }
}
