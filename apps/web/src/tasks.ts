import { type Employed, employed } from './engine/task.ts';
import { NEEDS } from './features/create/needs/tasks.ts';
import { SETTER } from './features/create/tasks.ts';
import { END } from './features/end/tasks.ts';
import { GHOST } from './features/ghost/tasks.ts';
import { HINT } from './features/hint/tasks.ts';
import { IMPORT } from './features/import/tasks.ts';
import { PRACTICE } from './features/learn/practice/tasks.ts';
import { LEARN } from './features/learn/tasks.ts';
import { PROVE } from './features/prove/tasks.ts';
import { REVIEW } from './features/review/tasks.ts';
import { SCAN } from './features/scan/tasks.ts';
import { TAUGHT } from './features/techniques/tasks.ts';
import { TODAY } from './features/today/tasks.ts';
import { WATCH } from './features/watch/tasks.ts';
import { PUZZLES } from './puzzles/tasks.ts';

/**
 * Everything that the engine's thread can do, room by room; the work of a room is loaded with
 * its first question.
 */
export const TASKS: readonly Employed[] = [
  ...employed(PUZZLES, () => import('./puzzles/work.ts')),
  ...employed(IMPORT, () => import('./features/import/work.ts')),
  ...employed(GHOST, () => import('./features/ghost/work.ts')),
  ...employed(HINT, () => import('./features/hint/work.ts')),
  ...employed(PRACTICE, () => import('./features/learn/practice/work.ts')),
  ...employed(PROVE, () => import('./features/prove/work.ts')),
  ...employed(SCAN, () => import('./features/scan/work.ts')),
  ...employed(END, () => import('./features/end/work.ts')),
  ...employed(REVIEW, () => import('./features/review/work.ts')),
  ...employed(SETTER, () => import('./features/create/work.ts')),
  ...employed(NEEDS, () => import('./features/create/needs/work.ts')),
  ...employed(TAUGHT, () => import('./features/techniques/work.ts')),
  ...employed(LEARN, () => import('./features/learn/work.ts')),
  ...employed(TODAY, () => import('./features/today/work.ts')),
  ...employed(WATCH, () => import('./features/watch/work.ts')),
];
