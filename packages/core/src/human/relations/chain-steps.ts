import { lowestBit } from '../../bits.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import { digitsOf } from '../../sets/digits.ts';
import type { Position } from '../steps/position.ts';
import { type Arg, type ChainNode, candidateMarks, cellMarks, type Mark, type Step } from '../steps/step.ts';
import { type Chain, type ChainOptions, searchChains } from './chain-search.ts';
import { tieMarks } from './chain-ties.ts';
import { type LinkKinds, type Links, makeLinks } from './links.ts';

/**
 * A table of links with the steps of its chains. Each technique takes the steps that it is about.
 */
export interface Chains {
  readonly links: Links;
  readonly chains: readonly Chain[];
}

/** The chains of links of some kinds. */
export function chainsOf(position: Position, kinds: LinkKinds, options: (links: Links) => ChainOptions): Chains {
  const links = makeLinks(position, kinds);
  return { links, chains: searchChains(links, options(links)) };
}

/** Which chains a technique is about. */
export type ChainTest = (chain: Chain, links: Links) => boolean;

/** The steps of the chains that a technique is about. */
export function* chainSteps(technique: string, { links, chains }: Chains, isMeant: ChainTest): Generator<Step> {
  for (const chain of chains) if (isMeant(chain, links)) yield chainStep(technique, links, chain);
}

function chainStep(technique: string, links: Links, chain: Chain): Step {
  const nodes = chainNodes(links, chain);
  const alone = ({ cells, digit, isOn }: ChainNode): Arg => ({ chain: [{ cells, digit, isOn }] });
  const args = { chain: { chain: nodes }, start: alone(nodes[0]!), end: alone(nodes.at(-1)!) };
  const eliminations = candidatesAt(links, chain.losses);
  return {
    technique,
    placements: [],
    eliminations,
    marks: [...tieMarks({ args, eliminations }, links.geometry), ...chainMarks(nodes)],
    args,
    measures: { length: nodes.length },
  };
}

function chainNodes({ nodes: all, sets: allSets }: Links, { nodes, sets, isLoop }: Chain): ChainNode[] {
  return nodes.map((index, place): ChainNode => {
    const node = { ...all[index]!, isOn: place % 2 === 1 };
    if (place % 2 === 0) return place > 0 || isLoop ? { ...node, link: 'weak' } : node;
    const set = allSets[sets[(place - 1) / 2]!];
    return { ...node, link: 'strong', ...(set && { set: { cells: set.cells, digits: digitsOf(set.digits) } }) };
  });
}

/** The nodes and links of a chain, and the cells of its almost locked sets. */
export function chainMarks(chain: readonly ChainNode[]): Mark[] {
  const marks: Mark[] = chain.flatMap(({ set }) => (set ? cellMarks(set.cells, 'pattern') : []));
  for (const { cells, digit, isOn } of chain) {
    const role = isOn ? 'on' : 'off';
    marks.push(
      ...(cells.length > 1 ? [{ kind: 'group', cells, digit, role } as const] : candidateMarks(cells, digit, role)),
    );
  }
  chain.forEach(({ cells, digit, link }, index) => {
    const from = chain.at(index - 1)!;
    if (link)
      marks.push({
        kind: 'link',
        from: { cells: from.cells, digit: from.digit },
        to: { cells, digit },
        isStrong: link === 'strong',
      });
  });
  return marks;
}

/** The candidates of a bit set. */
export function candidatesAt({ nodes }: Links, bits: Int32Array): Candidate[] {
  const candidates: Candidate[] = [];
  bits.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) {
      const { cells, digit } = nodes[index * 32 + lowestBit(left)]!;
      candidates.push({ cell: cells[0]!, digit });
    }
  });
  return candidates;
}
