import type { House } from '../../geometry/geometry.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../sets/digits.ts';
import { cellsAt, housesInOrder, type Position } from '../position.ts';
import { houseMarks, type Mark, type Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { tightSets, unionOf } from '../tight-sets.ts';

/** The candidates of some digits in some cells. */
export function candidatesOf({ candidates }: Position, cells: Iterable<Cell>, digits: DigitSet): Candidate[] {
  const list: Candidate[] = [];
  for (const cell of cells) for (const digit of digitsOf(candidates[cell]! & digits)) list.push({ cell, digit });
  return list;
}

function subset(
  technique: string,
  position: Position,
  houses: readonly House[],
  cells: readonly Cell[],
  digits: DigitSet,
  eliminations: readonly Candidate[],
): Step {
  const marks = candidatesOf(position, cells, digits).map(
    ({ cell, digit }): Mark => ({ kind: 'candidate', cell, digit, role: 'pattern' }),
  );
  const indexes = houses.map(({ index }) => index);
  return {
    technique,
    placements: [],
    eliminations,
    marks: [...houseMarks(indexes, 'pattern'), ...marks],
    args: { house: { houses: indexes }, cells: { cells }, digits: { digits: digitsOf(digits) } },
    measures: { size: cells.length },
  };
}

const candidatesIn = ({ candidates }: Position, { cells }: House): number[] => cells.map((cell) => candidates[cell]!);

/**
 * The steps without those that do in the same cells what an earlier one did: two houses may share a
 * subset.
 */
function* distinct(steps: Iterable<Step>): Generator<Step> {
  const done = new Set<string>();
  for (const step of steps) {
    const key = JSON.stringify([step.args.cells, step.eliminations]);
    if (done.has(key)) continue;
    done.add(key);
    yield step;
  }
}

const nakedSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: 'In {house}, {cells} have only the candidates {digits}: as many digits as cells. Each of these digits takes one of these cells, so no other cell of {house} can have it.',
  find: (position: Position) => distinct(nakedSubsets(id, count, position)),
});

function* nakedSubsets(technique: string, count: number, position: Position): Generator<Step> {
  for (const house of housesInOrder(position.geometry)) {
    const sets = candidatesIn(position, house);
    for (const chosen of tightSets(sets, count)) {
      const digits = unionOf(sets, chosen);
      const others = house.cells.filter((_, place) => ((chosen >>> place) & 1) === 0);
      const eliminations = candidatesOf(position, others, digits);
      if (eliminations.length > 0)
        yield subset(technique, position, [house], cellsAt(house, chosen), digits, eliminations);
    }
  }
}

const hiddenSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: 'In {house}, {digits} have places only in {cells}: as many cells as digits. Each of these cells takes one of these digits, so it has no room for others.',
  find: (position: Position) => distinct(hiddenSubsets(id, count, position)),
});

function* hiddenSubsets(technique: string, count: number, position: Position): Generator<Step> {
  for (const [house, digits, places] of hiddenSets(position, count)) {
    const cells = cellsAt(house, places);
    const eliminations = candidatesOf(position, cells, ~digits);
    if (eliminations.length > 0) yield subset(technique, position, [house], cells, digits, eliminations);
  }
}

/** Digits of a house that have as many places as there are digits, and these places. */
export function* hiddenSets(
  { geometry, places }: Position,
  count: number,
): Generator<[house: House, digits: DigitSet, places: number]> {
  for (const house of housesInOrder(geometry)) {
    const sets = places.subarray(house.index * geometry.size, (house.index + 1) * geometry.size);
    for (const digits of tightSets(sets, count)) yield [house, digits, unionOf(sets, digits)];
  }
}

const lockedSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: '{cells} have only the candidates {digits}, as many digits as cells, and lie together in {house}. Each of these digits takes one of these cells, so no other cell of these houses can have it.',
  *find(position: Position) {
    const { geometry } = position;
    for (const house of housesInOrder(geometry)) {
      const sets = candidatesIn(position, house);
      for (const chosen of tightSets(sets, count)) {
        const cells = cellsAt(house, chosen);
        const houses = housesInOrder(geometry).filter(({ set }) => cells.every((cell) => set.has(cell)));
        if (houses.length < 2 || houses[0] !== house) continue;
        const digits = unionOf(sets, chosen);
        const others = new Set(houses.flatMap((one) => one.cells).filter((cell) => !cells.includes(cell)));
        const eliminations = candidatesOf(position, others, digits);
        if (eliminations.length > 0) yield subset(id, position, houses, cells, digits, eliminations);
      }
    }
  },
});

export const lockedPair = lockedSubset('locked-pair', 'Locked Pair', 2);
export const lockedTriple = lockedSubset('locked-triple', 'Locked Triple', 3);
export const nakedPair = nakedSubset('naked-pair', 'Naked Pair', 2);
export const nakedTriple = nakedSubset('naked-triple', 'Naked Triple', 3);
export const nakedQuad = nakedSubset('naked-quad', 'Naked Quad', 4);
export const hiddenPair = hiddenSubset('hidden-pair', 'Hidden Pair', 2);
export const hiddenTriple = hiddenSubset('hidden-triple', 'Hidden Triple', 3);
export const hiddenQuad = hiddenSubset('hidden-quad', 'Hidden Quad', 4);
