import { lowestBit } from '../../../bits.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { digitsOf } from '../../../sets/digits.ts';
import { tieMarks } from '../../chain-ties.ts';
import { type LinkKinds, type Links, makeLinks } from '../../links.ts';
import type { Position } from '../../position.ts';
import { type Arg, type ChainNode, candidateMarks, cellMarks, type Mark, type Step } from '../../step.ts';
import { defineTechnique } from '../../technique.ts';
import { type Chain, type ChainOptions, searchChains } from './chain-search.ts';

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

// The position keeps them, since several techniques ask for the same chains.
const chainsOfDigits = (position: Position): Chains => chainsOf(position, { houses: true }, () => ({ isOpen: true }));
const chainsOfCells = (position: Position): Chains => chainsOf(position, { cells: true }, () => ({ isOpen: true }));
const chainsOfCandidates = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, ties: true }, () => ({}));

/** Which chains a technique is about. */
export type ChainTest = (chain: Chain, links: Links) => boolean;

const isAny: ChainTest = () => true;
export const isLoop: ChainTest = (chain) => chain.isLoop;
/** Whether a chain takes candidates from several cells. */
export const isWide: ChainTest = ({ isLoop, losses }, links) =>
  !isLoop && new Set(candidatesAt(links, losses).map(({ cell }) => cell)).size > 1;
/**
 * Whether a chain takes candidates from one cell only, or ends in a group. It is told as a loop
 * that begins and ends where it takes something.
 */
export const isDiscontinuous: ChainTest = (chain, links) =>
  !chain.isLoop && (!isWide(chain, links) || chain.nodes[0]! >= links.singles || chain.nodes.at(-1)! >= links.singles);

/** The steps of the chains that a technique is about. */
export function* chainSteps(technique: string, { links, chains }: Chains, isMeant: ChainTest): Generator<Step> {
  for (const chain of chains) if (isMeant(chain, links)) yield chainStep(technique, links, chain);
}

function chainStep(technique: string, links: Links, chain: Chain): Step {
  const told = chainNodes(links, chain);
  const alone = ({ cells, digit, isOn }: ChainNode): Arg => ({ chain: [{ cells, digit, isOn }] });
  const args = { chain: { chain: told }, start: alone(told[0]!), end: alone(told.at(-1)!) };
  const eliminations = candidatesAt(links, chain.losses);
  return {
    technique,
    placements: [],
    eliminations,
    marks: [...tieMarks({ args, eliminations }, links.geometry), ...chainMarks(told)],
    args,
    measures: { length: told.length },
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

function candidatesAt({ nodes }: Links, bits: Int32Array): Candidate[] {
  const candidates: Candidate[] = [];
  bits.forEach((word, index) => {
    for (let left = word; left !== 0; left &= left - 1) {
      const { cells, digit } = nodes[index * 32 + lowestBit(left)]!;
      candidates.push({ cell: cells[0]!, digit });
    }
  });
  return candidates;
}

export const xChain = defineTechnique({
  id: 'x-chain',
  name: 'X-Chain',
  family: 'chains',
  says:
    'Read {chain} from the left: of two places joined by = at least one is true, of two joined by - at most one. ' +
    'If {start} is false, every second place after it is true, {end} at last. So at least one of the two ends is true, and no cell that sees both can have the digit.',
  find: (position) => chainSteps('x-chain', position.get(chainsOfDigits), isAny),
});

export const xyChain = defineTechnique({
  id: 'xy-chain',
  name: 'XY-Chain',
  family: 'chains',
  says:
    'Each cell of {chain} has just two candidates, and sees the next one. If {start} is false, its cell takes the other candidate, which leaves only the other one to the next cell, ' +
    'and so on until {end} is true. So at least one of the two ends is true, and no cell that sees both can have the digit.',
  find: (position) => chainSteps('xy-chain', position.get(chainsOfCells), isAny),
});

export const continuousNiceLoop = defineTechnique({
  id: 'continuous-nice-loop',
  name: 'Continuous Nice Loop',
  family: 'chains',
  says:
    'In {chain} of two candidates joined by = at least one is true, of two joined by - at most one; the last - leads back to the first. ' +
    'So they are true and false by turns all the way round, in one of two ways. Either way exactly one of two joined by - is true, and a candidate that both of them rule out goes.',
  find: (position) => chainSteps('continuous-nice-loop', position.get(chainsOfCandidates), isLoop),
});

export const discontinuousNiceLoop = defineTechnique({
  id: 'discontinuous-nice-loop',
  name: 'Discontinuous Nice Loop',
  family: 'chains',
  says:
    'Read {chain} from the left: of two candidates joined by = at least one is true, of two joined by - at most one. If {start} is false, it follows link by link that {end} is true. ' +
    'So at least one of these ends is true (the one, if both are the same), and a candidate that both of them rule out goes.',
  find: (position) => chainSteps('discontinuous-nice-loop', position.get(chainsOfCandidates), isDiscontinuous),
});

export const alternatingInferenceChain = defineTechnique({
  id: 'aic',
  name: 'Alternating Inference Chain',
  family: 'chains',
  says:
    'Read {chain} from the left: of two candidates joined by = at least one is true, of two joined by - at most one. If {start} is false, it follows link by link that {end} is true. ' +
    'So at least one of the two ends is true, and every candidate that both of them rule out goes.',
  find: (position) => chainSteps('aic', position.get(chainsOfCandidates), isWide),
});
