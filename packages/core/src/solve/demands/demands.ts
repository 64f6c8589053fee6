import { LARGEST_DIGIT_SET } from '../../sets/digits.ts';
import { EVERY_KIND } from '../choice.ts';
import type { Solver } from '../solver.ts';
import { makeChoice } from './choose.ts';
import { type Explorer, explore } from './explore.ts';
import { makePlan } from './plan.ts';
import { makeQueue } from './propagate.ts';
import { sightOf } from './sight.ts';
import { makeStore } from './store.ts';
import { widened } from './widened.ts';

/**
 * Knows all demands. Each narrows the candidates of its cells until a fixed point. Then it guesses
 * in the cell that took part in most contradictions for each of its candidates (dom/wdeg,
 * Boussemart and others, 2004). Boards of up to 32 digits. A call is the start of the search, or a
 * guess.
 */
export const demands: Solver = {
  name: 'demands',
  says: 'every demand narrows candidates to a fixed point, then the cell with most contradictions',
  traces: false,
  knows: EVERY_KIND,
  supports: ({ size }) => size <= LARGEST_DIGIT_SET,
  prepare: (board) => {
    const geometry = widened(board);
    const plan = makePlan(geometry);
    const { cellCount, needs } = plan;
    const explorer: Explorer = {
      plan,
      store: makeStore(cellCount, needs, sightOf(geometry)),
      queue: makeQueue(plan),
      choice: makeChoice(cellCount),
      levels: new Int32Array(16 * (cellCount + needs.kept)),
      tried: new Int32Array(cellCount),
      digits: new Uint8Array(board.cellCount),
    };
    return (puzzle, options) => explore(explorer, puzzle, options);
  },
};
