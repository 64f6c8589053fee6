import { classic } from '../geometry/layouts.ts';
import type { Position } from '../human/steps/position.ts';
import type { Step } from '../human/steps/step.ts';
import { lockedPair, lockedTriple } from '../human/techniques/basics/subsets.ts';
import { housesIn } from './evidence.ts';

/**
 * Locked subsets that eliminate candidates from their box and from their line. Those of the line
 * come first: their order decides which single arises first.
 */
const lockedSubsets = ({ find }: typeof lockedPair | typeof lockedTriple) =>
  function* (position: Position): Generator<Step> {
    for (const step of find(position)) {
      // The box comes before the line.
      const line = classic.houses[housesIn(step, 'house')[1]!]!;
      const inLine = step.eliminations.filter(({ cell }) => line.set.has(cell));
      const inBox = step.eliminations.filter(({ cell }) => !line.set.has(cell));
      if (inBox.length > 0 && inLine.length > 0) yield { ...step, eliminations: [...inLine, ...inBox] };
    }
  };

export const lockedPairs = lockedSubsets(lockedPair);
export const lockedTriples = lockedSubsets(lockedTriple);
