import type { Geometry, House, HouseKind } from '../geometry/geometry.ts';

/** Two houses that share at least two cells. */
export interface Crossing {
  readonly from: House;
  readonly to: House;
  /** The places of `from` whose cells lie in `to`. */
  readonly fromPlaces: number;
  /** The places of `to` whose cells lie in `from`. */
  readonly toPlaces: number;
}

/** The crossings from houses of one kind to houses of another: the first house's, then the next's. */
export function crossingsOf(geometry: Geometry, fromKind: HouseKind, toKind: HouseKind): readonly Crossing[] {
  let table = made.get(geometry);
  if (!table) {
    table = new Map();
    made.set(geometry, table);
  }
  const key = `${fromKind} ${toKind}`;
  let crossings = table.get(key);
  if (!crossings) {
    crossings = findCrossings(geometry, fromKind, toKind);
    table.set(key, crossings);
  }
  return crossings;
}

// Made once a board; geometries are immutable.
const made = new WeakMap<Geometry, Map<string, readonly Crossing[]>>();

function findCrossings({ houses }: Geometry, fromKind: HouseKind, toKind: HouseKind): Crossing[] {
  const crossings: Crossing[] = [];
  for (const from of houses) {
    if (from.kind !== fromKind) continue;
    for (const to of houses) {
      if (to.kind !== toKind || to === from) continue;
      const shared = from.set.and(to.set);
      if (shared.size >= 2)
        crossings.push({ from, to, fromPlaces: placesIn(from, shared), toPlaces: placesIn(to, shared) });
    }
  }
  return crossings;
}

/** The places of a house whose cells are in a set. */
export function placesIn({ cells }: House, set: { has(cell: number): boolean }): number {
  let places = 0;
  cells.forEach((cell, place) => {
    if (set.has(cell)) places |= 1 << place;
  });
  return places;
}
