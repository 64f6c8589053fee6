/** The work behind `TODAY`, done in the engine's thread. */
import { techniqueCalled, techniqueNames } from '@pencilmark/core/human';
import { rate, raterFor } from '@pencilmark/core/rate';
import type { WorkOf } from '../../engine/task.ts';
import { CLASSIC } from '../../puzzles/boards.ts';
import { puzzleFrom } from '../../puzzles/message.ts';
import { shownStep } from '../techniques/shown.ts';
import { techniqueOf } from './choice.ts';
import { schemeOf } from './scheme.ts';
import type { TODAY } from './tasks.ts';

export const technique: WorkOf<typeof TODAY>['technique'] = async ({ day, costly, reach, givens }) => {
  const puzzle = puzzleFrom({ board: CLASSIC, givens });
  const { techniques } = rate(puzzle, raterFor(puzzle.geometry));
  const id = techniqueOf(day, reach, Object.keys(techniques), costly);
  const { step, geometry } = await shownStep(id);
  return {
    id,
    family: techniqueCalled(id)!.family,
    names: techniqueNames(id),
    scheme: schemeOf(step, geometry),
  };
};
