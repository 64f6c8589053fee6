import type { Position } from '../human/position.ts';
import type { ChainNode, Step } from '../human/step.ts';
import { groupedChainSteps } from '../human/techniques/grouped-chains.ts';
import type { Cell } from '../sets/cells.ts';
import { nodesIn } from './evidence.ts';
import type { Order } from './hodoku-order.ts';

/** The sum by which HoDoKu compares eliminations. */
const sumOf = ({ eliminations }: Step): number =>
  eliminations.reduce((sum, { cell, digit }, index) => sum + cell * (1 + 80 * index) + digit, 0);

/** More candidates before fewer, then by the sum. */
export const byCount: Order = (step) => [-step.eliminations.length, sumOf(step)];

/**
 * The number of nodes of a chain as HoDoKu counts them. A loop with a break begins and ends in the
 * cell that loses a candidate.
 */
function chainLength(step: Step): number {
  const { technique, eliminations } = step;
  const nodes = nodesIn(step);
  if (!technique.endsWith('discontinuous-nice-loop')) return nodes.length;
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const isSame = first.digit === last.digit && String(first.cells) === String(last.cells);
  if (isSame) return nodes.length;
  const begins = [first, last].some(({ cells }) => cells.length === 1 && cells[0] === eliminations[0]!.cell);
  return nodes.length + (begins ? 1 : 2);
}

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

/** More candidates before fewer, short chains before long ones, then by the sum. */
export const byChain: Order = (step) => {
  const nodes = nodesIn(step);
  return nodes.length > MOST_LINKS + 1 || isLasso(nodes)
    ? undefined
    : [-step.eliminations.length, chainLength(step), sumOf(step)];
};

/**
 * Chains with groups. HoDoKu sees a chain that ends in a group as a loop from each candidate that
 * it takes.
 */
export function* groupedChains(position: Position): Generator<Step> {
  for (const step of groupedChainSteps(position)) {
    const nodes = nodesIn(step);
    const hasGroupEnd = [nodes[0]!, nodes.at(-1)!].some(({ cells }) => cells.length > 1);
    if (step.technique === 'grouped-continuous-nice-loop' || !hasGroupEnd) yield step;
    else
      for (const candidate of step.eliminations)
        yield { ...step, technique: 'grouped-discontinuous-nice-loop', eliminations: [candidate] };
  }
}
