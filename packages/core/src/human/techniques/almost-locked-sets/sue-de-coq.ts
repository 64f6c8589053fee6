import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { commonPeers, housesInOrder, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

// The most sets, and the most pairs of sets, looked at. 9×9 positions need at most some ten
// thousand.
const MOST_TRIES = 500_000;
const MOST_SUBSETS = 1000;

/** Some cells with all their candidates. */
interface CellGroup {
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
}

/** The subsets of some cells, the smaller first. There are at most as many as `most`. */
function subsetsOf(cells: readonly Cell[], candidates: Int32Array, most: number): CellGroup[] {
  const groups: CellGroup[] = [{ cells: [], digits: 0 }];
  // Every subset is a smaller subset and a cell after its last.
  for (let at = 0; at < groups.length && groups.length < most; at++) {
    const { cells: smaller, digits } = groups[at]!;
    for (const cell of cells)
      if (smaller.length === 0 || cell > smaller.at(-1)!)
        groups.push({ cells: [...smaller, cell], digits: digits | candidates[cell]! });
  }
  return groups.slice(1);
}

/**
 * The eliminations when a crossing and two arms hold all their digits. A digit of both arms that
 * the crossing lacks is in each of the arms.
 */
function lossesOf(position: Position, crossing: CellGroup, arms: readonly [CellGroup, CellGroup]): Candidate[] {
  const { geometry, candidates } = position;
  const lost: Candidate[] = [];
  for (const digit of digitsOf(crossing.digits | arms[0].digits | arms[1].digits)) {
    const places = (parts: readonly CellGroup[]): Cell[] =>
      parts.flatMap(({ cells }) => cells.filter((cell) => hasDigit(candidates[cell]!, digit)));
    const seenBy = (parts: readonly CellGroup[]) => commonPeers(geometry, places(parts));
    const seen = arms.every(({ digits }) => hasDigit(digits, digit))
      ? seenBy([arms[0]]).or(seenBy([arms[1]]))
      : seenBy([crossing, ...arms]);
    for (const cell of seen.and(position.cellsWith(digit))) lost.push({ cell, digit });
  }
  return lost;
}

/** Every pattern of this kind. Several patterns may have the same eliminations. */
export function* sueDeCoqs(position: Position): Generator<Step> {
  const budget = { tries: 0 };
  const houses = housesInOrder(position.geometry);
  for (const [index, house] of houses.entries())
    for (const second of houses.slice(index + 1))
      for (const crossing of crossingsOf(position, house, second))
        for (const arms of armsOf(position, crossing, [house, second], budget)) {
          const eliminations = lossesOf(position, crossing, arms);
          if (eliminations.length > 0) yield stepOf(crossing, [house, second], arms, eliminations);
        }
}

/** Some cells that two houses share, with at least two digits more than cells. */
function crossingsOf({ candidates }: Position, house: House, crossed: House): CellGroup[] {
  const common = house.set.and(crossed.set);
  if (common.size < 2) return [];
  const isEmpty = (cell: Cell): boolean => candidates[cell] !== 0;
  return subsetsOf([...common].filter(isEmpty), candidates, MOST_TRIES).filter(
    ({ cells, digits }) => cells.length > 1 && digitCount(digits) >= cells.length + 2,
  );
}

/**
 * The arms of a crossing, one in each house, that together with it have as many cells as digits.
 */
function* armsOf(
  { candidates }: Position,
  crossing: CellGroup,
  houses: readonly [House, House],
  budget: { tries: number },
): Generator<readonly [CellGroup, CellGroup]> {
  if (budget.tries > MOST_TRIES) return;
  const [firsts, arms] = houses.map(({ set }) => {
    const beside = [...set].filter((cell) => candidates[cell] !== 0 && !crossing.cells.includes(cell));
    return subsetsOf(beside, candidates, MOST_SUBSETS);
  });
  // How many digits of the crossing an arm takes: its cells, less the digits that the crossing
  // lacks.
  const takes = ({ cells, digits }: CellGroup): number => cells.length - digitCount(digits & ~crossing.digits);
  const spare = digitCount(crossing.digits) - crossing.cells.length;
  const seconds = arms!.filter((arm) => takes(arm) > 0);
  for (const first of firsts!) {
    const wanted = spare - takes(first);
    if (wanted <= 0 || wanted >= spare) continue;
    for (const second of seconds) {
      if (budget.tries++ > MOST_TRIES) return;
      if (takes(second) !== wanted || first.digits & second.digits & crossing.digits) continue;
      if (!first.cells.some((cell) => second.cells.includes(cell))) yield [first, second];
    }
  }
}

function stepOf(
  crossing: CellGroup,
  [house, crossed]: readonly [House, House],
  [first, second]: readonly [CellGroup, CellGroup],
  eliminations: readonly Candidate[],
): Step {
  return {
    technique: 'sue-de-coq',
    placements: [],
    eliminations,
    marks: [
      ...houseMarks([house.index, crossed.index], 'pattern'),
      ...cellMarks(crossing.cells, 'pattern'),
      ...cellMarks(first.cells, 'second'),
      ...cellMarks(second.cells, 'third'),
    ],
    args: {
      crossing: { cells: crossing.cells },
      house: { houses: [house.index] },
      other: { houses: [crossed.index] },
      digits: { digits: digitsOf(crossing.digits) },
      first: { cells: first.cells },
      firstDigits: { digits: digitsOf(first.digits) },
      second: { cells: second.cells },
      secondDigits: { digits: digitsOf(second.digits) },
    },
    measures: { cells: crossing.cells.length + first.cells.length + second.cells.length },
  };
}

//   crossing  .  .  |  arm  .  .        crossing abcd, arm in the row ab, arm in the box cd:
//   crossing  .  .  |  .    .  .        four cells, four digits, and none fits twice
//   .         arm   |
export const sueDeCoq = defineTechnique({
  id: 'sue-de-coq',
  name: 'Sue de Coq',
  family: 'almost-locked-sets',
  says: '{crossing}, where {house} and {other} cross, have the candidates {digits}. Beside them are {first} with {firstDigits} in {house}, and {second} with {secondDigits} in {other}. These two share no digit of the crossing, so no digit fits into all these cells twice; only one that both have and the crossing has not fits into each. Counted that way, the digits are just as many as the cells, so each of them is there.',
  *find(position) {
    const isNew = makeIsNew();
    for (const step of sueDeCoqs(position)) if (isNew(step.eliminations)) yield step;
  },
});
