import type { ChainNode, Step } from '../human/steps/step.ts';
import type { Cell } from '../sets/cells.ts';
import { nodesIn } from './evidence.ts';
import { sumOf } from './hodoku/sum.ts';
import type { Order } from './hodoku-order.ts';

/** More candidates before fewer, then by the sum. */
export const byCount: Order = ({ eliminations }: Step) => [-eliminations.length, sumOf(eliminations)];

/** The most links of a chain. */
const MOST_LINKS = 20;

/** Whether a chain comes back to a cell that it has left. A loop may end where it began. */
function isLasso(nodes: readonly ChainNode[]): boolean {
  const left = new Map<Cell, number>();
  return nodes.some(({ cells }, place) =>
    cells.some((cell) => {
      const before = left.get(cell);
      left.set(cell, place);
      const isEnd = place === nodes.length - 1 && before !== undefined && before <= 1;
      return before !== undefined && before < place - 1 && !isEnd;
    }),
  );
}

/** More candidates before fewer, short chains before long chains, then by the sum. */
export const byChain: Order = (step) => {
  const nodes = nodesIn(step);
  return nodes.length > MOST_LINKS + 1 || isLasso(nodes)
    ? undefined
    : [-step.eliminations.length, nodes.length, sumOf(step.eliminations)];
};
