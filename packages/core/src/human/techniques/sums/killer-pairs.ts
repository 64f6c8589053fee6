import type { House } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf } from '../../../sets/digits.ts';
import { hasCages } from '../../demands/boards.ts';
import { type Cage, type Combinations, cagesOf, combinationsOf, leastOf } from '../../demands/cages.ts';
import { eliminating, sourceMarks } from '../../demands/evidence.ts';
import { unionOf } from '../../relations/tight-sets.ts';
import { NOTHING } from '../../steps/changed.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { candidateMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';
import { cageByCage, listed } from './combinations.ts';

/** A cage that takes some of a few digits, and cells of a house that take the rest. */
interface KillerSet {
  readonly cage: Cage;
  readonly combinations: Combinations;
  readonly house: House;
  readonly digits: DigitSet;
  readonly cells: readonly Cell[];
}

/** The sets of a cage that lies in a house with some cells outside, `count` digits in all. */
function* killerSets(position: Position, cage: Cage, count: number): Generator<KillerSet> {
  const { geometry, candidates, grid } = position;
  const combinations = combinationsOf(position, cage);
  if (!combinations || combinations.sets.length < 2) return;
  for (const house of geometry.houses) {
    if (!cage.cells.every((cell) => house.set.has(cell))) continue;
    const outside = house.cells.filter((cell) => grid.digits[cell] === 0 && !cage.cells.includes(cell));
    const few = outside.filter((cell) => digitCount(candidates[cell]!) <= count);
    for (const cells of choices(few, count - 1)) {
      const digits = unionOf(
        cells.map((cell) => candidates[cell]!),
        (1 << cells.length) - 1,
      );
      const need = digitCount(digits) - cells.length;
      if (digitCount(digits) !== count || need < 1 || leastOf(combinations, digits) < need) continue;
      yield { cage, combinations, house, digits, cells };
    }
  }
}

/** All ways to choose one to `most` items. */
function* choices<Item>(items: readonly Item[], most: number, from = 0): Generator<Item[]> {
  if (most === 0) return;
  for (let at = from; at < items.length; at++) {
    yield [items[at]!];
    for (const more of choices(items, most - 1, at + 1)) yield [items[at]!, ...more];
  }
}

function killerStep(technique: string, position: Position, killer: KillerSet): Step | undefined {
  const { cage, combinations, house, digits, cells } = killer;
  const losers = house.cells.filter((cell) => !cage.cells.includes(cell) && !cells.includes(cell));
  const lost = candidatesOf(position, losers, digits);
  if (lost.length === 0) return undefined;
  return eliminating(technique, position, lost, () => ({
    marks: [
      ...sourceMarks(position, cage),
      ...digitsOf(digits).flatMap((digit) =>
        candidateMarks(
          cells.filter((cell) => (position.candidates[cell]! >>> (digit - 1)) & 1),
          digit,
          'second',
        ),
      ),
    ],
    args: {
      clue: { demands: cage.demands },
      combinations: listed(cage, combinations.sets),
      house: { houses: [house.index] },
      digits: { digits: digitsOf(digits) },
      count: { count: digitCount(digits) - cells.length },
      cells: { cells },
    },
  }));
}

const killerSet = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'sums',
  says: '{clue} can only be {combinations}, so of {digits} it holds {count} at least. {cells} have no other candidates and take the rest of these digits. So no other cell of {house} has one of them.',
  supports: hasCages,
  find: (position) =>
    cageByCage(cagesOf(position.geometry).stated, position, (cage) => {
      for (const killer of killerSets(position, cage, count)) {
        const step = killerStep(id, position, killer);
        if (step) return [step];
      }
      return NOTHING;
    }),
});

export const killerPair = /* @__PURE__ */ killerSet('killer-pair', 'Killer Pair', 2);
export const killerTriple = /* @__PURE__ */ killerSet('killer-triple', 'Killer Triple', 3);
