import type { Links } from '../links.ts';
import type { Position } from '../position.ts';
import type { Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { type Chains, type ChainTest, chainSteps, chainsOf, isDiscontinuous, isLoop, isWide } from './chains.ts';

// Kept with the position: three techniques ask for them. Chains with groups come first, then those with almost locked sets.
const groupedChains = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, groups: true }, (links) => ({ isSpecial: linksOfGroups(links) }));
const chainsOfSets = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, groups: true, sets: true }, ({ strongSet }) => ({
    isSpecial: Uint8Array.from(strongSet, (set) => (set < 0 ? 0 : 1)),
    refutes: true,
  }));

/** By strong link: 1 where an end is a group. */
function linksOfGroups({ nodes, singles, strong, strongStart }: Links): Uint8Array {
  const marked = Uint8Array.from(strong, (to) => (to < singles ? 0 : 1));
  for (let group = singles; group < nodes.length; group++) marked.fill(1, strongStart[group], strongStart[group + 1]);
  return marked;
}

function* find(technique: string, position: Position, isMeant: ChainTest): Generator<Step> {
  yield* chainSteps(technique, position.get(groupedChains), isMeant);
  yield* chainSteps(technique, position.get(chainsOfSets), isMeant);
}

export const groupedContinuousNiceLoop: Technique = {
  id: 'grouped-continuous-nice-loop',
  name: 'Grouped Continuous Nice Loop',
  family: 'chains',
  says:
    'In {chain} one of the ends of each = must be true, and not both of each - can be; the last - leads back to the first. Several cells in one name share a digit: one of them has it; ' +
    'cells with several digits behind = hold all these when they lack the one in front. So everything is true and false by turns, one way round or the other. ' +
    'Either way one end of each - is true, and what neither of them allows goes, as does what such cells hold both ways.',
  find: (position) => find('grouped-continuous-nice-loop', position, isLoop),
};

export const groupedDiscontinuousNiceLoop: Technique = {
  id: 'grouped-discontinuous-nice-loop',
  name: 'Grouped Discontinuous Nice Loop',
  family: 'chains',
  says:
    'Read {chain} from the left: one of the ends of each = must be true, and not both of each - can be. Several cells in one name share a digit: one of them has it; ' +
    'cells with several digits behind = hold all these when they lack the one in front. If {start} is false, it follows that {end} is true. ' +
    'So one of these ends is true in any case (the one, if both are the same), and a candidate that could stand beside neither of them goes.',
  find: (position) => find('grouped-discontinuous-nice-loop', position, isDiscontinuous),
};

export const groupedAic: Technique = {
  id: 'grouped-aic',
  name: 'Grouped Alternating Inference Chain',
  family: 'chains',
  says:
    'Read {chain} from the left: one of the ends of each = must be true, and not both of each - can be. Several cells in one name share a digit: one of them has it; ' +
    'cells with several digits behind = hold all these when they lack the one in front. If {start} is false, it follows that {end} is true. ' +
    'So one of the two ends is true in any case, and every candidate that could stand beside neither of them goes.',
  find: (position) => find('grouped-aic', position, isWide),
};
