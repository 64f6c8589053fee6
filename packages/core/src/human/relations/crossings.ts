import type { Geometry, House, HouseKind } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Cell } from '../../sets/cells.ts';

/** Two houses that share at least two cells. */
export interface Crossing {
  readonly from: House;
  readonly to: House;
  /** Its place among the crossings of its kinds. */
  readonly order: number;
  /** The places of `from` whose cells lie in `to`. */
  readonly fromPlaces: number;
  /** The places of `to` whose cells lie in `from`. */
  readonly toPlaces: number;
  /**
   * The other houses of the same kind as `from` that share cells with `to`, and the places of these
   * cells.
   */
  readonly thirds: readonly { readonly house: House; readonly places: number }[];
}

/** Whether each row and each column is a house. On boards of other shapes this may fail. */
export const areLinesHouses = ({ houses, size }: Geometry): boolean =>
  houses.filter(({ kind }) => kind === 'row' || kind === 'column').length === 2 * size;

/** Whether lines are houses, and the boxes are houses of the same shape side by side. */
export const isOfBoxes = (geometry: Geometry): boolean =>
  areLinesHouses(geometry) && geometry.box !== undefined && geometry.box.height * geometry.box.width === geometry.size;

/** Which kinds of houses cross which. */
export type Kinds = readonly (readonly [from: HouseKind, to: HouseKind])[];

/**
 * The crossings of houses, in the order of the kinds. Crossings of the same house come together.
 */
export function crossingsOf(geometry: Geometry, kinds: Kinds): readonly Crossing[] {
  const table = crossingsByKinds(geometry);
  let crossings = table.get(kinds);
  if (!crossings) table.set(kinds, (crossings = findCrossings(geometry, kinds)));
  return crossings;
}

const crossingsByKinds = perBoard((_: Geometry): Map<Kinds, readonly Crossing[]> => new Map());

function findCrossings({ houses }: Geometry, kinds: Kinds): readonly Crossing[] {
  const crossings: Crossing[] = [];
  for (const [fromKind, toKind] of kinds) {
    const firsts = houses.filter(({ kind }) => kind === fromKind);
    for (const from of firsts)
      for (const to of houses)
        if (to.kind === toKind && to !== from && from.set.and(to.set).size >= 2)
          crossings.push({ ...crossingOf(from, to, firsts), order: crossings.length });
  }
  return crossings;
}

/** The crossings of a house with the houses of a kind. */
export interface CrossedHouse {
  readonly index: number;
  /** By place of the house: the crossings that hold it. */
  readonly byPlace: readonly (readonly Crossing[])[];
}

/** The same crossings, house by house. */
export function crossedHouses(geometry: Geometry, kinds: Kinds): readonly CrossedHouse[] {
  const table = crossedByKinds(geometry);
  let crossed = table.get(kinds);
  if (!crossed) table.set(kinds, (crossed = groupedByHouse(crossingsOf(geometry, kinds))));
  return crossed;
}

const crossedByKinds = perBoard((_: Geometry): Map<Kinds, readonly CrossedHouse[]> => new Map());

function groupedByHouse(crossings: readonly Crossing[]): CrossedHouse[] {
  const groups = new Map<House, Crossing[]>();
  for (const crossing of crossings) {
    const group = groups.get(crossing.from);
    if (group) group.push(crossing);
    else groups.set(crossing.from, [crossing]);
  }
  return [...groups.values()].map((group) => ({
    index: group[0]!.from.index,
    byPlace: group[0]!.from.cells.map((_, place) => group.filter(({ fromPlaces }) => (fromPlaces >>> place) & 1)),
  }));
}

function crossingOf(from: House, to: House, firsts: readonly House[]): Omit<Crossing, 'order'> {
  const rest = to.set.minus(from.set);
  const thirds = firsts
    .filter((house) => house !== from && house !== to)
    .map((house) => ({ house, places: placesIn(house, rest) }))
    .filter(({ places }) => places !== 0);
  return { from, to, fromPlaces: placesIn(from, to.set), toPlaces: placesIn(to, from.set), thirds };
}

/** The places of a house whose cells lie in a set. */
export function placesIn({ cells }: House, set: { has(cell: Cell): boolean }): number {
  return cells.reduce((places, cell, place) => (set.has(cell) ? places | (1 << place) : places), 0);
}
