import type { Subject } from '@pencilmark/coach/mastery';
import { task } from '../../engine/task.ts';

/** What the engine's thread can do about learning. */
export const TAUGHT = {
  /** Every technique as somebody learns it, the easiest first. */
  subjects: task<undefined, readonly Subject[]>('taught.subjects'),
};
