import { TEAM_PENALTY } from '../prices.ts';
import { endInTime, moveChecked, resignBoard, startBoards, takeNote } from './boards.ts';
import type { Mode } from './mode.ts';

/** One board for all, or two teams with a board each. */
export const team: Mode = {
  name: 'team',
  says: 'all place digits and notes on one board; two teams race with a board each',
  refuses: ({ isChecked, isRated, seats, teams = 1 }) => !isChecked || isRated || seats < teams,
  puzzles: () => 1,
  start: startBoards,
  due: endInTime,
  commands: {
    move: (draft, command) => moveChecked(draft, command, () => TEAM_PENALTY),
    note: takeNote,
    resign: resignBoard,
  },
};
