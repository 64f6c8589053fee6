import { constants, setPriority } from 'node:os';

/**
 * Lets all else go before the thread that calls this, until it ends: answers, and the database. On
 * Linux each thread has a priority of its own; elsewhere this would be that of the whole service.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
