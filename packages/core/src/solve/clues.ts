import { withClues } from '../geometry/clues.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { checkOptions } from '../result.ts';
import type { Clue } from '../rules/clue.ts';
import { SPARE_KEYS, type SpareOptions } from './minimal.ts';
import { searchFor } from './search.ts';
import type { SearchResult } from './solver.ts';

/** Some clues of a puzzle, as the answer to a question about all of them. */
export interface ClueAnswer {
  readonly clues: readonly Clue[];
  /** Whether every question was answered; if not, the budget was too small for some. */
  readonly isComplete: boolean;
}

/**
 * The clues of a proper puzzle that could be left out, each by itself: without it the puzzle is
 * still proper.
 *
 *     const cage = (...cells) => ({ rule: 'killer', cells: [cells], values: [] })
 *     const puzzle = puzzleOf('1...' + '..2.' + '.3..' + '...4')
 *     const geometry = withClues(boxed(2, 2), [cage(0, 1), cage(2, 3)])
 *     spareClues({ ...puzzle, geometry }).clues.length      // 2
 */
export function spareClues(puzzle: Puzzle, options: SpareOptions = {}): ClueAnswer {
  checkPuzzle('spareClues', puzzle);
  checkOptions('spareClues', options, SPARE_KEYS);
  const { clues } = puzzle.geometry;
  let isComplete = true;
  const spare = clues.filter((clue) => {
    const remaining = clues.filter((kept) => kept !== clue);
    const { count, stopped } = askWith(puzzle, remaining, 2, options);
    if (stopped === 'budget' && count < 2) isComplete = false;
    return stopped === 'exhausted' && count === 1;
  });
  return { clues: spare, isComplete };
}

/**
 * Clues that cannot stand together, as few as two orders of leaving out find: none of them can be
 * left out. Givens and rules of the whole board stay. No clues at all when these contradict each
 * other already; undefined when the puzzle has a solution, or the budget is too small.
 *
 *     const cage = (sum, cells) => ({ rule: 'killer', cells: [cells], values: [sum] })
 *     const geometry = withClues(boxed(2, 2), [cage(3, [0, 1]), cage(4, [4, 5])])
 *     clueConflict(emptyPuzzle(geometry))?.clues.length      // 2
 */
export function clueConflict(puzzle: Puzzle, options: SpareOptions = {}): ClueAnswer | undefined {
  checkPuzzle('clueConflict', puzzle);
  checkOptions('clueConflict', options, SPARE_KEYS);
  const { clues } = puzzle.geometry;
  if (!isImpossible(askWith(puzzle, clues, 1, options))) return undefined;
  const [forwards, backwards] = [clues, [...clues].reverse()].map((ordered) => withoutSpare(puzzle, ordered, options));
  return backwards!.clues.length < forwards!.clues.length ? backwards : forwards;
}

const isImpossible = ({ count, stopped }: SearchResult): boolean => count === 0 && stopped === 'exhausted';

/** Leaves out each clue in turn without which there is still no solution. */
function withoutSpare(puzzle: Puzzle, clues: readonly Clue[], options: SpareOptions): ClueAnswer {
  let needed = clues;
  let isComplete = true;
  for (const clue of clues) {
    const remaining = needed.filter((kept) => kept !== clue);
    const answer = askWith(puzzle, remaining, 1, options);
    if (isImpossible(answer)) needed = remaining;
    else if (answer.stopped === 'budget') isComplete = false;
  }
  return { clues: puzzle.geometry.clues.filter((clue) => needed.includes(clue)), isComplete };
}

/** Searches the puzzle with only some of its clues. */
function askWith(puzzle: Puzzle, clues: readonly Clue[], limit: number, options: SpareOptions): SearchResult {
  const { maxCallsEach: maxCalls = Number.POSITIVE_INFINITY, solvers } = options;
  const geometry = clues === puzzle.geometry.clues ? puzzle.geometry : withClues(puzzle.geometry, clues);
  return searchFor({ ...puzzle, geometry }, { limit, keep: 0, maxCalls }, solvers);
}
