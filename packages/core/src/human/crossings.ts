import type { Geometry, House, HouseKind } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';

/** Two houses that share at least two cells. */
export interface Crossing {
  readonly from: House;
  readonly to: House;
  /** Its place among the crossings of its kinds, and that of the next one with another `from`. */
  readonly order: number;
  readonly next: number;
  /** The places of `from` whose cells lie in `to`. */
  readonly fromPlaces: number;
  /** The places of `to` whose cells lie in `from`. */
  readonly toPlaces: number;
  /** The other houses of the kind of `from` that share cells with `to`, and at which places. */
  readonly thirds: readonly { readonly house: House; readonly places: number }[];
}

/** Which kinds of houses cross which. */
export type Kinds = readonly (readonly [from: HouseKind, to: HouseKind])[];

/** The crossings of houses, in the order of the kinds. Those of one house come together. */
export function crossingsOf(geometry: Geometry, kinds: Kinds): readonly Crossing[] {
  let table = made.get(geometry);
  if (!table) made.set(geometry, (table = new Map()));
  let crossings = table.get(kinds);
  if (!crossings) table.set(kinds, (crossings = findCrossings(geometry, kinds)));
  return crossings;
}

// Made once for each board and list of kinds: both are immutable.
const made = new WeakMap<Geometry, Map<Kinds, readonly Crossing[]>>();

function findCrossings({ houses }: Geometry, kinds: Kinds): readonly Crossing[] {
  const crossings: Crossing[] = [];
  for (const [fromKind, toKind] of kinds) {
    const firsts = houses.filter(({ kind }) => kind === fromKind);
    for (const from of firsts) {
      const seconds = houses.filter((to) => to.kind === toKind && to !== from && from.set.and(to.set).size >= 2);
      const next = crossings.length + seconds.length;
      for (const to of seconds) crossings.push({ ...crossingOf(from, to, firsts), order: crossings.length, next });
    }
  }
  return crossings;
}

function crossingOf(from: House, to: House, firsts: readonly House[]): Omit<Crossing, 'order' | 'next'> {
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
