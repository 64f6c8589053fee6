import { type Chains, chainSteps } from '../../relations/chain-steps.ts';
import { makeLinks } from '../../relations/links.ts';
import { shortChains } from '../../relations/short-chains.ts';
import type { Position } from '../../steps/position.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** Two strong links of a digit, of which at least one leads to a group of cells. */
function turbotChains(position: Position): Chains {
  const links = makeLinks(position, { houses: true, groups: true });
  const { singles } = links;
  const chains = shortChains(links, 2).filter(({ nodes }) => nodes.some((node) => node >= singles));
  const first = new Map<string, (typeof chains)[number]>();
  for (const chain of chains) if (!first.has(`${chain.losses}`)) first.set(`${chain.losses}`, chain);
  return { links, chains: [...first.values()] };
}

export const groupedTurbotFish = defineTechnique({
  id: 'grouped-turbot-fish',
  name: 'Grouped Turbot Fish',
  family: 'single-digit',
  says: 'In {chain} two houses are joined, in each of which the digit has only two places, or cells side by side that count as one. Of two joined by = one has the digit, of two joined by - at most one. So at least one of the ends, {start} and {end}, has it, and no cell that sees all of both can have it.',
  find: (position: Position) => chainSteps('grouped-turbot-fish', position.get(turbotChains), () => true),
});
