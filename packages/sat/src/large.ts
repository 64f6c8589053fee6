import { classic, handOver, type Solver, singles } from '@pencilmark/core';
import { loadSat } from './sat.ts';

/**
 * Calls that `singles` may take before `sat` is asked. One formula costs about as much time as 1500 calls on 16×16; thinning 16×16 and
 * 25×25 puzzles takes the same time, within 10 %, for any bound from 1000 to 3000.
 */
const CALLS_OF_SINGLES = 2000;

/**
 * The solver for every board that is not the plain 9×9: `singles` first, and `sat` for what it cannot answer in 2000 calls. Boards of
 * more than 32 digits go to `sat` at once.
 *
 *     (await loadLargeSolver()).name      // 'singles+sat'
 */
export async function loadLargeSolver(): Promise<Solver> {
  return {
    ...handOver(singles, CALLS_OF_SINGLES, await loadSat()),
    supports: ({ id }) => id !== classic.id,
  };
}
