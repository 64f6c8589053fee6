import type { House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { tightSets, unionOf } from '../../relations/tight-sets.ts';
import { byHouse, NOTHING } from '../../steps/changed.ts';
import { candidatesOf, cellsAt, housesInOrder, type Position } from '../../steps/position.ts';
import { houseMarks, type Mark, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

function subset(
  technique: string,
  position: Position,
  houses: readonly House[],
  cells: readonly Cell[],
  digits: DigitSet,
  eliminations: readonly Candidate[],
): Step {
  const { marks, args } = position.evidence(() => {
    const indexes = houses.map(({ index }) => index);
    const candidates = candidatesOf(position, cells, digits);
    return {
      marks: [
        ...houseMarks(indexes, 'pattern'),
        ...candidates.map((candidate): Mark => ({ kind: 'candidate', ...candidate, role: 'pattern' })),
      ],
      args: { house: { houses: indexes }, cells: { cells }, digits: { digits: digitsOf(digits) } },
    };
  });
  return { technique, placements: [], eliminations, marks, args, measures: { size: cells.length } };
}

/** The candidates of a house's cells, until the next call. */
function candidatesIn({ candidates }: Position, { cells }: House): Int32Array {
  for (let place = 0; place < cells.length; place++) inCells[place] = candidates[cells[place]!]!;
  return inCells;
}
const inCells = new Int32Array(32);

/** A subset of a house, and its eliminations. */
interface Subset {
  readonly house: House;
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  readonly eliminations: readonly Candidate[];
}

/**
 * The steps of subsets. Two houses may share a subset: a step with the same cells and eliminations
 * as an earlier step is left out.
 */
function* distinct(technique: string, position: Position, subsets: Iterable<Subset>): Generator<Step> {
  const done: Subset[] = [];
  for (const candidateSubset of subsets) {
    if (done.some((earlier) => areAlike(candidateSubset, earlier))) continue;
    done.push(candidateSubset);
    yield subset(
      technique,
      position,
      [candidateSubset.house],
      candidateSubset.cells,
      candidateSubset.digits,
      candidateSubset.eliminations,
    );
  }
}

const areAlike = (a: Subset, b: Subset): boolean =>
  a.cells.length === b.cells.length &&
  a.eliminations.length === b.eliminations.length &&
  a.cells.every((cell, at) => cell === b.cells[at]) &&
  a.eliminations.every(
    ({ cell, digit }, at) => cell === b.eliminations[at]!.cell && digit === b.eliminations[at]!.digit,
  );

const stepsOf = (technique: string, search: (position: Position) => Iterable<Subset>) => (position: Position) => {
  const subsets = search(position);
  return subsets === NOTHING ? NOTHING : distinct(technique, position, subsets);
};

const nakedSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: 'In {house}, {cells} have only the candidates {digits}: as many digits as cells. Each of these digits takes one of these cells, so no other cell of {house} can have it.',
  find: stepsOf(
    id,
    byHouse((position, house) => nakedIn(position, house, count)),
  ),
});

function nakedIn(position: Position, house: House, count: number): readonly Subset[] {
  const sets = candidatesIn(position, house);
  let subsets: Subset[] | undefined;
  for (const chosen of tightSets(sets, count, 0, house.cells.length)) {
    const digits = unionOf(sets, chosen);
    const losers = house.cells.filter((_, place) => ((chosen >>> place) & 1) === 0);
    const eliminations = candidatesOf(position, losers, digits);
    if (eliminations.length > 0) (subsets ??= []).push({ house, cells: cellsAt(house, chosen), digits, eliminations });
  }
  return subsets ?? NOTHING;
}

const hiddenSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: 'In {house}, {digits} have places only in {cells}: as many cells as digits. Each of these cells takes one of these digits, so it has no room for others.',
  find: stepsOf(
    id,
    byHouse((position, house) => hiddenIn(position, house, count)),
  ),
});

function hiddenIn(position: Position, house: House, count: number): readonly Subset[] {
  const { places, geometry } = position;
  let subsets: Subset[] | undefined;
  for (const digits of hiddenSets(position, house, count)) {
    const cells = cellsAt(house, unionOf(places, digits, house.index * geometry.size));
    const eliminations = candidatesOf(position, cells, ~digits);
    if (eliminations.length > 0) (subsets ??= []).push({ house, cells, digits, eliminations });
  }
  return subsets ?? NOTHING;
}

/** The ways to choose `count` digits of a house that have just as many places. */
export const hiddenSets = ({ geometry: { size }, places }: Position, { index }: House, count: number) =>
  tightSets(places, count, index * size, size);

const lockedSubset = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'subsets',
  says: '{cells} have only the candidates {digits}, as many digits as cells, and lie together in {house}. Each of these digits takes one of these cells, so no other cell of these houses can have it.',
  find: byHouse((position, house) => lockedIn(id, position, house, count)),
});

function lockedIn(technique: string, position: Position, house: House, count: number): readonly Step[] {
  const sets = candidatesIn(position, house);
  let steps: Step[] | undefined;
  for (const chosen of tightSets(sets, count, 0, house.cells.length)) {
    const cells = cellsAt(house, chosen);
    const houses = housesInOrder(position.geometry).filter(({ set }) => cells.every((cell) => set.has(cell)));
    if (houses.length < 2 || houses[0] !== house) continue;
    const digits = unionOf(sets, chosen);
    const losers = new Set(houses.flatMap((sharedHouse) => sharedHouse.cells).filter((cell) => !cells.includes(cell)));
    const eliminations = candidatesOf(position, losers, digits);
    if (eliminations.length > 0) (steps ??= []).push(subset(technique, position, houses, cells, digits, eliminations));
  }
  return steps ?? NOTHING;
}

export const lockedPair = lockedSubset('locked-pair', 'Locked Pair', 2);
export const lockedTriple = lockedSubset('locked-triple', 'Locked Triple', 3);
export const nakedPair = nakedSubset('naked-pair', 'Naked Pair', 2);
export const nakedTriple = nakedSubset('naked-triple', 'Naked Triple', 3);
export const nakedQuad = nakedSubset('naked-quad', 'Naked Quad', 4);
export const hiddenPair = hiddenSubset('hidden-pair', 'Hidden Pair', 2);
export const hiddenTriple = hiddenSubset('hidden-triple', 'Hidden Triple', 3);
export const hiddenQuad = hiddenSubset('hidden-quad', 'Hidden Quad', 4);
