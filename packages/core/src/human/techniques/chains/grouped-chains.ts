import { type Chains, type ChainTest, chainSteps, chainsOf } from '../../relations/chain-steps.ts';
import type { Links } from '../../relations/links.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { isDiscontinuous, isLoop, isWide } from './chains.ts';

// The position caches them for three techniques. Chains with groups come first, then chains with
// almost locked sets.
const groupedChains = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, ties: true, groups: true }, (links) => ({
    isSpecial: linksOfGroups(links),
  }));
const chainsOfSets = (position: Position): Chains =>
  chainsOf(position, { houses: true, cells: true, ties: true, groups: true, sets: true }, ({ strongSet }) => ({
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

export const groupedContinuousNiceLoop = defineTechnique({
  id: 'grouped-continuous-nice-loop',
  name: 'Grouped Continuous Nice Loop',
  family: 'chains',
  says:
    'In {chain} of two ends of a link = at least one is true, of a link - at most one. ' +
    'Several cells with one digit mean that one of them has it; several digits behind =, that the cells have all these if they lack the one in front. ' +
    'The last - leads back to the first, so all are true and false by turns all the way round, in one of two ways. Either way exactly one end of each - is true, and a candidate that both ends rule out goes; ' +
    'so does one ruled out by what such cells have in both ways.',
  find: (position) => find('grouped-continuous-nice-loop', position, isLoop),
});

export const groupedDiscontinuousNiceLoop = defineTechnique({
  id: 'grouped-discontinuous-nice-loop',
  name: 'Grouped Discontinuous Nice Loop',
  family: 'chains',
  says:
    'Read {chain} from the left: of two ends of a link = at least one is true, of a link - at most one. ' +
    'Several cells with one digit mean that one of them has it; several digits behind =, that the cells have all these if they lack the one in front. ' +
    'If {start} is false, it follows link by link that {end} is true. So at least one of these ends is true (the one, if both are the same), and a candidate that both of them rule out goes.',
  find: (position) => find('grouped-discontinuous-nice-loop', position, isDiscontinuous),
});

export const groupedAic = defineTechnique({
  id: 'grouped-aic',
  name: 'Grouped Alternating Inference Chain',
  family: 'chains',
  says:
    'Read {chain} from the left: of two ends of a link = at least one is true, of a link - at most one. ' +
    'Several cells with one digit mean that one of them has it; several digits behind =, that the cells have all these if they lack the one in front. ' +
    'If {start} is false, it follows link by link that {end} is true. So at least one of the two ends is true, and every candidate that both of them rule out goes.',
  find: (position) => find('grouped-aic', position, isWide),
});
