import type { GhostMoment } from '@pencilmark/race';
import { task } from '../../engine/task.ts';
import type { PuzzleMessage } from '../../puzzles/message.ts';

/** What the engine's thread can do about ghosts. */
export const GHOST = {
  /** How a person would fill a proper puzzle whose time for a cell is the par of the position. */
  solver: task<PuzzleMessage, readonly GhostMoment[]>('ghost.solver'),
};
