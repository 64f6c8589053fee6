import { classic } from '@pencilmark/core/geometry';
import { canSolve, demands, exactCover, handOver, type Solver, singles } from '@pencilmark/core/solve';
import { checkSource, loadSat, type SatOptions } from './sat.ts';

/**
 * Calls that `singles` may take before `sat` is asked. One formula costs about as much time as
 * 1500 calls on 16×16. Thinning 16×16 and 25×25 puzzles takes the same time, within 10 %, for any
 * bound from 1000 to 3000.
 */
const CALLS_OF_SINGLES = 2000;
/**
 * The same for `demands`, which begins on boards with rules besides boxes. A jigsaw of 16×16 with
 * cages takes it 154 guesses and 3 ms, and `singles` with `sat` 156 ms; on 16×16 with diagonals or
 * windows `sat` still ends what is hard.
 */
const CALLS_OF_DEMANDS = 3000;
/**
 * The same for `exact-cover`, whose calls are single placements: enough to fill an empty board of
 * 36×36.
 */
const CALLS_OF_EXACT_COVER = 20_000;

/**
 * The solver for every board that is not the plain 9×9: `singles` first, and `sat` for what it
 * cannot answer in 2000 calls. On boards with rules besides boxes `demands` begins, with 3000
 * calls. Neither knows boards of more than 32 digits; on those `exact-cover` begins.
 *
 *     (await loadLargeSolver()).name      // 'singles+sat'
 */
export async function loadLargeSolver(options: SatOptions = {}): Promise<Solver> {
  checkSource('loadLargeSolver', options);
  const sat = await loadSat(options);
  const large = handOver(singles, CALLS_OF_SINGLES, sat);
  const ruled = handOver(demands, CALLS_OF_DEMANDS, sat);
  const huge = handOver(exactCover, CALLS_OF_EXACT_COVER, sat);
  return {
    ...large,
    supports: ({ id }) => id !== classic.id,
    says: `${large.says}; where a board has rules, ${ruled.says}`,
    prepare: (geometry) => {
      if (!canSolve(singles, geometry)) return huge.prepare(geometry);
      return (geometry.demands.length > 0 ? ruled : large).prepare(geometry);
    },
  };
}
