import { rename } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { check, TEXT } from '@pencilmark/core/result';

/** What Windows answers while another program, most often a virus scanner, looks into a file. */
const PASSING = ['EACCES', 'EBUSY', 'EPERM'];

/** The waits between tries, in milliseconds. */
const WAITS: readonly number[] = [10, 20, 50, 100, 200, 500, 1000];

/** How a file is moved; tests have ways of their own. */
export interface Mover {
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly waits: readonly number[];
}

const HERE: Mover = { rename, waits: process.platform === 'win32' ? WAITS : [] };

/**
 * Moves a file or a folder to a place where a file may be already. On Windows it tries again for
 * two seconds where another program has it open, because that passes.
 *
 *     const moves = [];
 *     const rename = async (from, to) => { moves.push([from, to]); };
 *     await moveFile('a.new', 'a', { rename, waits: [] });
 *     moves      // [['a.new', 'a']]
 */
export async function moveFile(from: string, to: string, mover: Mover = HERE): Promise<void> {
  check('moveFile', 'from', from, TEXT);
  check('moveFile', 'to', to, TEXT);
  for (const wait of mover.waits) {
    try {
      return await mover.rename(from, to);
    } catch (problem) {
      if (!PASSING.includes((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    }
    await after(wait);
  }
  return mover.rename(from, to);
}
