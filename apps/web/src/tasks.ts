import { END } from './end/tasks.ts';
import { type Employed, employed } from './engine/task.ts';
import { GHOST } from './ghost/tasks.ts';
import { HINT } from './hint/tasks.ts';
import { IMPORT } from './import/tasks.ts';
import { LEARN } from './pages/learn/tasks.ts';
import { TODAY } from './pages/today/tasks.ts';
import { WATCH } from './pages/watch/tasks.ts';
import { PRACTICE } from './practice/tasks.ts';
import { PROVE } from './prove/tasks.ts';
import { PUZZLES } from './puzzles/tasks.ts';
import { REVIEW } from './review/tasks.ts';
import { SCAN } from './scan/tasks.ts';
import { SETTER } from './setter/tasks.ts';
import { TAUGHT } from './techniques/tasks.ts';

/**
 * Everything that the engine's thread can do, room by room; the work of a room is loaded with
 * its first question.
 */
export const TASKS: readonly Employed[] = [
  ...employed(PUZZLES, () => import('./puzzles/work.ts')),
  ...employed(IMPORT, () => import('./import/work.ts')),
  ...employed(GHOST, () => import('./ghost/work.ts')),
  ...employed(HINT, () => import('./hint/work.ts')),
  ...employed(PRACTICE, () => import('./practice/work.ts')),
  ...employed(PROVE, () => import('./prove/work.ts')),
  ...employed(SCAN, () => import('./scan/work.ts')),
  ...employed(END, () => import('./end/work.ts')),
  ...employed(REVIEW, () => import('./review/work.ts')),
  ...employed(SETTER, () => import('./setter/work.ts')),
  ...employed(TAUGHT, () => import('./techniques/work.ts')),
  ...employed(LEARN, () => import('./pages/learn/work.ts')),
  ...employed(TODAY, () => import('./pages/today/work.ts')),
  ...employed(WATCH, () => import('./pages/watch/work.ts')),
];
