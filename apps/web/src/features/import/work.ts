/** The work behind `IMPORT`, done in the engine's thread. */
import type { WorkOf } from '../../engine/task.ts';
import { loadKinds } from '../../puzzles/boards.ts';
import { readAll } from './records.ts';
import type { IMPORT } from './tasks.ts';

export const read: WorkOf<typeof IMPORT>['read'] = async ({ text }, { progress }) => {
  // An address may be that of a board with clues.
  await loadKinds();
  return readAll(text, progress);
};
