import { penaltyOf } from '../prices.ts';
import { endInTime, moveChecked, moveUnchecked, resignBoard, startBoards } from './boards.ts';
import type { Mode } from './mode.ts';

/** The same puzzle for everybody, on own boards. */
export const race: Mode = {
  name: 'race',
  says: 'everybody solves the same puzzle on an own board; others see how many digits it has',
  refuses: ({ teams }) => teams !== undefined,
  puzzles: () => 1,
  start: startBoards,
  due: endInTime,
  commands: {
    move: (draft, command) =>
      draft.state.progress.rules.isChecked ? moveChecked(draft, command, penaltyOf) : moveUnchecked(draft, command),
    resign: resignBoard,
  },
};
