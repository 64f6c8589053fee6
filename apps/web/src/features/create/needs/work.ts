/** The work behind `NEEDS`, done in the engine's thread. */
import { search } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import { canSearchGivens, loadGivensSearch } from '@pencilmark/turbo';
import type { WorkOf } from '../../../engine/task.ts';
import { puzzleFrom } from '../../../puzzles/message.ts';
import { findPuzzles } from './puzzles.ts';
import { familyOf, findSets, mostCellsOn } from './sets.ts';
import type { NEEDS } from './tasks.ts';

type Of = WorkOf<typeof NEEDS>;

// Some seconds of work on the hardest boards.
const MOST_CALLS = 5_000_000;
// More than anybody looks through, and few enough for the search for a disjoint family.
const MOST_SETS = 1000;
const LONGEST = 10_000; // ms

const clock = (): number => performance.now();

export const sets: Of['sets'] = async (message, { progress }) => {
  const puzzle = puzzleFrom(message);
  const { geometry } = puzzle;
  const solvers = await solversFor(geometry);
  const { solutions, count, stopped } = search(puzzle, { limit: 2, maxCalls: MOST_CALLS, solvers });
  if (count !== 1 || stopped !== 'exhausted') return { end: 'open', size: 0, canSearch: false };
  const terms = { most: mostCellsOn(geometry), mostSets: MOST_SETS, ms: LONGEST, clock, progress };
  const found = findSets(geometry, Array.from(solutions[0]!), terms);
  return { ...found, canSearch: canSearchGivens(geometry) && (await loadGivensSearch()) !== undefined };
};

export const family: Of['family'] = (question) => familyOf(question.sets);

export const puzzles: Of['puzzles'] = async ({ count, most, ...message }, { progress }) => {
  const { geometry } = puzzleFrom(message);
  const puzzlesOf = await loadGivensSearch();
  if (!puzzlesOf) throw new Error('the search needs vectors of WebAssembly');
  return findPuzzles(puzzlesOf, { geometry, digits: message.givens }, { count, most, clock, progress });
};
