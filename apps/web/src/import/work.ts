/** The work behind `IMPORT`, done in the engine's thread. */
import type { WorkOf } from '../engine/task.ts';
import { readAll } from './records.ts';
import type { IMPORT } from './tasks.ts';

export const read: WorkOf<typeof IMPORT>['read'] = ({ text }, { progress }) => readAll(text, progress);
