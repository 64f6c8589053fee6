import { type Chains, type ChainTest, candidatesAt, chainSteps, chainsOf } from '../../relations/chain-steps.ts';
import type { Position } from '../../steps/position.ts';
import { defineTechnique } from '../../steps/technique.ts';

// The position keeps them, since several techniques ask for the same chains.
const chainsOfDigits = (position: Position): Chains => chainsOf(position, { houses: true }, () => ({ isOpen: true }));
const chainsOfCells = (position: Position): Chains => chainsOf(position, { cells: true }, () => ({ isOpen: true }));
const chainsOfCandidates = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, ties: true }, () => ({}));

const isAny: ChainTest = () => true;
export const isLoop: ChainTest = (chain) => chain.isLoop;
/** Whether a chain takes candidates from several cells. */
export const isWide: ChainTest = ({ isLoop, losses }, links) =>
  !isLoop && new Set(candidatesAt(links, losses).map(({ cell }) => cell)).size > 1;
/**
 * Whether a chain eliminates candidates from a single cell, or ends in a group. It is shown as a
 * loop that begins and ends at the eliminations.
 */
export const isDiscontinuous: ChainTest = (chain, links) =>
  !chain.isLoop && (!isWide(chain, links) || chain.nodes[0]! >= links.singles || chain.nodes.at(-1)! >= links.singles);

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
