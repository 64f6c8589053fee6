import { type Chains, chainSteps } from '../../relations/chain-steps.ts';
import { type Links, makeLinks } from '../../relations/links.ts';
import { shortChains } from '../../relations/short-chains.ts';
import type { Position } from '../../steps/position.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * Chains of three strong links, each in a cell of two candidates (`cell`) or between the two places
 * of a digit in a house (`house`). People name them by what is linked how:
 *
 * ```text
 * M-Wing    (x=y) - (y)=(y - x)=(x)       one cell at an end, x at both ends
 * S-Wing    (x)=(x) - (x=y) - (y)=(y)     one cell in the middle
 * L-Wing    (x)=(x - y)=(y - z)=(z)       houses alone
 * H-Wing    (x=y) - (y=z) - (z)=(z)       everything else, such as two cells and a house
 * ```
 */
type Wing = 'm-wing' | 's-wing' | 'l-wing' | 'h-wing';

const STRONG_LINKS = 3;

/** The common name of a chain. Undefined for chains with other names. */
function nameOf({ nodes: all }: Links, nodes: readonly number[]): Wing | undefined {
  const [start, , , , , end] = nodes.map((node) => all[node]!);
  const inCell = [0, 2, 4].map((at) => all[nodes[at]!]!.cells[0] === all[nodes[at + 1]!]!.cells[0]);
  const digits = new Set(nodes.map((node) => all[node]!.digit)).size;
  const cells = inCell.filter(Boolean).length;
  // An X-Chain, and an XY-Chain.
  if (digits === 1 || cells === 3) return undefined;
  if (cells === 0) return 'l-wing';
  if (cells === 1 && inCell[1]) return digits === 2 ? 's-wing' : 'h-wing';
  if (cells === 1) return digits === 2 && start!.digit === end!.digit ? 'm-wing' : 'h-wing';
  // A W-Wing has the same two digits in both cells.
  return inCell[1] || digits > 2 ? 'h-wing' : undefined;
}

const wingChains = (position: Position): Chains => {
  const links = makeLinks(position, { houses: true, cells: true });
  const chains = shortChains(links, STRONG_LINKS);
  // Of several wings with the same name and result, the first is shown.
  const first = new Map<string, (typeof chains)[number]>();
  for (const chain of chains) {
    const name = nameOf(links, chain.nodes);
    const key = `${name} ${chain.losses}`;
    if (name && !first.has(key)) first.set(key, chain);
  }
  return { links, chains: [...first.values()] };
};

const CHAIN =
  'Read {chain} from the left: of two candidates joined by = at least one is true, of two joined by - at most one. If {start} is false, it follows that {end} is true. So at least one of the two ends is true, and every candidate that both of them rule out goes.';

const wing = <const Id extends Wing>(id: Id, name: string, says: string) =>
  defineTechnique({
    id,
    name,
    family: 'wings',
    says: `${says} ${CHAIN}`,
    find: (position: Position) =>
      chainSteps(id, position.get(wingChains), ({ nodes }, links) => nameOf(links, nodes) === id),
  });

export const mWing = wing(
  'm-wing',
  'M-Wing',
  'A cell of two candidates, and two houses with two places each, for one of its digits and for the other.',
);
export const sWing = wing(
  's-wing',
  'S-Wing',
  'A cell of two candidates stands between two houses with two places each, one for either of its digits.',
);
export const lWing = wing(
  'l-wing',
  'L-Wing',
  'Three houses, each with two places for a digit, follow one another, and cells of theirs lead from digit to digit.',
);
export const hWing = wing(
  'h-wing',
  'H-Wing',
  'Three links follow one another, some in cells of two candidates, some in houses with two places for a digit.',
);
