import type { HouseKind } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { type ChainReach, chainReach, wayMarks } from '../../relations/chain-reach.ts';
import { Places } from '../../relations/digit-places.ts';
import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { fishStep } from './finned-fish.ts';
import { type Fish, fishOf } from './finned-fish-search.ts';
import { looseFish } from './loose-fish.ts';

const WAYS: readonly (readonly [HouseKind, HouseKind])[] = [
  ['row', 'column'],
  ['column', 'row'],
];

/** The places of a digit. Places that exclude each other by a chain count as peers. */
function placesByChains(position: Position, digit: Digit, reach: ChainReach): Places {
  const { geometry } = position;
  const places = new Places(geometry, [...position.cellsWith(digit)]);
  const { cells, words, peers } = places;
  const nodes = cells.map((cell) => reach.nodeOf({ cell, digit }));
  for (const [place, node] of nodes.entries()) {
    const ruledOut = reach.ruledOut(node);
    for (const [node, away] of nodes.entries())
      if ((ruledOut[away >>> 5]! >>> (away & 31)) & 1) peers[place * words + (node >>> 5)]! |= 1 << (node & 31);
  }
  return places;
}

/** The elimination of a fish, with the chains that lead to it. */
function krakenStep(technique: string, fish: Fish, lost: Candidate, starts: readonly Cell[], reach: ChainReach): Step {
  const branches = starts.map((cell) => reach.branchTo({ cell, digit: fish.digit }, lost));
  const { marks, args } = fishStep(technique, fish);
  return {
    technique,
    placements: [],
    eliminations: [lost],
    marks: [...marks, ...wayMarks(branches)],
    args: { ...args, branches: { branches, hasPattern: true } },
    measures: { size: fish.bases.length, nodes: branches.reduce((sum, { nodes }) => sum + nodes.length, 0) },
  };
}

export const krakenFish1 = defineTechnique({
  id: 'kraken-fish-1',
  name: 'Kraken Fish Type 1',
  family: 'fish',
  says: 'All places for {digit} in {bases} lie in {covers}, except the fin: {fins}. If there is no {digit} in the fin, each of the covering lines gets its {digit} from the bases, and its other cells cannot have it. If there is, chains lead to the same end. {branches}',
  *find(position: Position): Generator<Step> {
    const { geometry } = position;
    const reach = position.get(chainReach);
    const isNew = makeIsNew();
    for (const size of [2, 3, 4])
      for (let digit = 1; digit <= geometry.size; digit++) {
        const places = placesByChains(position, digit, reach);
        for (const [base, cover] of WAYS)
          for (const fish of fishOf(position, digit, { size, bases: [base], covers: [cover], hasFins: true }, places))
            for (const cell of fish.losers) {
              // If it sees the whole fin, the fish needs no chain.
              const isSeen = fish.fins.every((fin) => geometry.peerSets[fin]!.has(cell));
              if (!isSeen && isNew([{ cell, digit }]))
                yield krakenStep('kraken-fish-1', fish, { cell, digit }, fish.fins, reach);
            }
      }
  },
});

export const krakenFish2 = defineTechnique({
  id: 'kraken-fish-2',
  name: 'Kraken Fish Type 2',
  family: 'fish',
  says: 'All places for {digit} in {bases} lie in {covers}, except the fin: {fins}. If there is no {digit} in the fin, each of the covering lines gets its {digit} from the bases, {house} from {places}. From each of these and from the fin, a chain leads to the same end. {branches}',
  *find(position: Position): Generator<Step> {
    const reach = position.get(chainReach);
    const isNew = makeIsNew();
    for (const fish of looseFish(position))
      for (const house of fish.covers) {
        const places = fish.body.filter((cell) => house.set.has(cell));
        const starts = [...places, ...fish.fins];
        for (const lost of reach.ruledOutByAll(starts.map((cell) => ({ cell, digit: fish.digit })))) {
          // In the cover itself it is a fish of type 1.
          if ((lost.digit === fish.digit && house.set.has(lost.cell)) || !isNew([lost])) continue;
          const step = krakenStep('kraken-fish-2', fish, lost, starts, reach);
          yield { ...step, args: { ...step.args, house: { houses: [house.index] }, places: { cells: places } } };
        }
      }
  },
});
