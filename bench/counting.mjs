/** Counts every 6×6 grid: 28 200 960. */
import { boxed, countSolutions, emptyPuzzle } from '../packages/core/dist/index.js';
import { say } from './results.mjs';

const KNOWN = 28_200_960;

export function run() {
  say('', 'grids', 'CPU');
  const before = process.cpuUsage().user;
  const count = countSolutions(emptyPuzzle(boxed(2, 3)));
  if (count !== KNOWN) throw new Error(`${count} grids of 6×6; expected ${KNOWN}`);
  say('6×6 grids', count, `${((process.cpuUsage().user - before) / 1e6).toFixed(1)} s`);
}
