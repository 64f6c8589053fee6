/** The work behind `SETTER`, done in the engine's thread. */
import { clueConflict, spareClues as spareCluesOf, spareGivens } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { WorkOf } from '../../engine/task.ts';
import { loadKinds } from '../../puzzles/boards.ts';
import { puzzleFrom } from '../../puzzles/message.ts';
import * as facts from './facts.ts';
import * as givens from './givens.ts';
import { suggestClues } from './suggest.ts';
import type { SETTER } from './tasks.ts';

type Of = WorkOf<typeof SETTER>;

export const count: Of['count'] = async ({ limit, ...message }, work) => {
  const puzzle = puzzleFrom(message);
  return facts.count(puzzle, await solversFor(puzzle.geometry), limit, work);
};

export const candidates: Of['candidates'] = async (message) => {
  const puzzle = puzzleFrom(message);
  return facts.candidates(puzzle, await solversFor(puzzle.geometry));
};

export const spare: Of['spare'] = async (message) => {
  const puzzle = puzzleFrom(message);
  return spareGivens(puzzle, { solvers: await solversFor(puzzle.geometry), maxCallsEach: facts.MOST_CALLS_EACH });
};

export const spareClues: Of['spareClues'] = async (message) => {
  const puzzle = puzzleFrom(message);
  return spareCluesOf(puzzle, { solvers: await solversFor(puzzle.geometry), maxCallsEach: facts.MOST_CALLS_EACH });
};

export const conflict: Of['conflict'] = async (message) => {
  const puzzle = puzzleFrom(message);
  return clueConflict(puzzle, { solvers: await solversFor(puzzle.geometry), maxCallsEach: facts.MOST_CALLS_EACH });
};

export const rating: Of['rating'] = ({ language, ...message }) => facts.rating(puzzleFrom(message), language);

export const fill: Of['fill'] = async ({ wishes, ...message }, work) => {
  const puzzle = puzzleFrom(message);
  return givens.fill(puzzle, await solversFor(puzzle.geometry), wishes, work);
};

export const addClues: Of['addClues'] = async ({ wishes, ...message }, work) => {
  await loadKinds();
  const puzzle = puzzleFrom(message);
  return suggestClues(puzzle, await solversFor(puzzle.geometry), wishes, work);
};

export const thin: Of['thin'] = async ({ wishes, ...message }, work) => {
  const puzzle = puzzleFrom(message);
  return givens.spared(puzzle, await solversFor(puzzle.geometry), wishes, work);
};
