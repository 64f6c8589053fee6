import type { House } from '../../../geometry/geometry.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { walkSets } from '../../demands/allowed.ts';
import { hasCages } from '../../demands/boards.ts';
import { type Cage, cagesOf, combinationsOf, heldBy } from '../../demands/cages.ts';
import { beyond, eliminating, sourceMarks } from '../../demands/evidence.ts';
import type { Position } from '../../steps/position.ts';
import { type Arg, demandMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { listed } from './combinations.ts';

/** The cages that lie in a house with all their cells. */
const cagesIn = ({ set }: House, cages: readonly Cage[]): Cage[] =>
  cages.filter(({ cells }) => cells.every((cell) => set.has(cell)));

/** The eliminations of a cage when only some of its combinations remain, and these combinations. */
function lossOf(position: Position, cage: Cage, kept: readonly DigitSet[]) {
  const held = cage.cells.map((cell) => heldBy(position, cell));
  const walk = walkSets(held, (used) => kept.some((set) => (used & ~set) === 0), position.budget);
  return walk && walk.ends.length > 0 ? beyond(position, cage.cells, walk.digits) : [];
}

/** The step that leaves a cage only some of its combinations, if it eliminates anything. */
function leaving(
  technique: string,
  position: Position,
  { cage, house, kept, rival }: { cage: Cage; house: House; kept: readonly DigitSet[]; rival?: Cage },
): Step[] {
  const lost = lossOf(position, cage, kept);
  if (lost.length === 0) return [];
  const args: Record<string, Arg> = {
    clue: { demands: cage.demands },
    house: { houses: [house.index] },
    combinations: listed(cage, kept),
    ...(rival && { other: { demands: rival.demands } }),
  };
  const marks = [
    ...houseMarks([house.index], 'base'),
    ...sourceMarks(position, cage),
    ...(rival ? demandMarks(rival.demands, 'second') : []),
  ];
  return [eliminating(technique, position, lost, () => ({ marks, args }), { combinations: kept.length })];
}

export const cageCompetition = defineTechnique({
  id: 'cage-competition',
  name: 'Competing Cages',
  family: 'sums',
  says: '{clue} and {other} lie in {house}, so they share no digit. What {other} can be leaves {clue} only {combinations}.',
  supports: hasCages,
  *find(position) {
    const { stated } = cagesOf(position.geometry);
    for (const house of position.houses) {
      const cages = cagesIn(house, stated);
      for (const cage of cages)
        for (const rival of cages)
          if (rival !== cage && !rival.cells.some((cell) => cage.cells.includes(cell)))
            yield* competing(position, house, cage, rival);
    }
  },
});

function competing(position: Position, house: House, cage: Cage, rival: Cage): Step[] {
  const [ownCombinations, rivalCombinations] = [combinationsOf(position, cage), combinationsOf(position, rival)];
  if (!ownCombinations || !rivalCombinations) return [];
  position.budget.left -= ownCombinations.sets.length * rivalCombinations.sets.length;
  const kept = ownCombinations.sets.filter((set) => rivalCombinations.sets.some((rivalSet) => (set & rivalSet) === 0));
  if (kept.length === ownCombinations.sets.length || kept.length === 0) return [];
  return leaving('cage-competition', position, { cage, house, kept, rival });
}

export const combinationCheck = defineTechnique({
  id: 'combination-check',
  name: 'Combinations Checked by a House',
  family: 'sums',
  says: '{clue} lies in {house}. Only {combinations} leave the other cells of {house} a place for each of their digits.',
  supports: hasCages,
  *find(position) {
    const { stated } = cagesOf(position.geometry);
    for (const house of position.houses)
      for (const cage of cagesIn(house, stated)) yield* checked(position, house, cage);
  },
});

function checked(position: Position, house: House, cage: Cage): Step[] {
  const own = combinationsOf(position, cage);
  if (!own || own.sets.length < 2 || house.cells.length < position.geometry.size) return [];
  const rest = house.cells.filter((cell) => !cage.cells.includes(cell)).map((cell) => heldBy(position, cell));
  position.budget.left -= own.sets.length * rest.length;
  const kept = own.sets.filter((set) => canHold(rest, position.geometry.allDigits & ~set));
  if (kept.length === own.sets.length || kept.length === 0) return [];
  return leaving('combination-check', position, { cage, house, kept });
}

/** Whether some cells can hold some digits, each once (Kuhn's augmenting paths). */
export function canHold(cells: readonly DigitSet[], digits: DigitSet): boolean {
  const taker = new Map<number, number>();
  const take = (index: number, tried: Set<number>): boolean =>
    digitsOf(cells[index]! & digits).some((digit) => {
      if (tried.has(digit)) return false;
      tried.add(digit);
      const before = taker.get(digit);
      if (before !== undefined && !take(before, tried)) return false;
      taker.set(digit, index);
      return true;
    });
  return cells.every((_, index) => take(index, new Set()));
}
