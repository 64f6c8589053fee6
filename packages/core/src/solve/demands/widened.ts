import type { Geometry, House } from '../../geometry/geometry.ts';
import type { Demand } from '../../rules/demand.ts';
import { type Cell, type CellSet, cellSet } from '../../sets/cells.ts';

/**
 * The board with the extra cells of its demands appended as ordinary cells: their demands become
 * demands of the board. A board without extra cells stays the same.
 */
export function widened(geometry: Geometry): Geometry {
  if (geometry.demands.every(({ kind }) => kind !== 'extra')) return geometry;
  let cellCount = geometry.cellCount;
  const inner: Demand[] = [];
  const kept = geometry.demands.filter((demand) => {
    if (demand.kind !== 'extra') return true;
    const { first, of } = demand;
    const step = cellCount - first;
    inner.push(...of.map((inner) => moved(inner, (cell) => (cell < first ? cell : cell + step))));
    cellCount += demand.count;
    return false;
  });
  const houses = [...geometry.houses.map(({ cells, kind }) => ({ cells, kind }))];
  for (const { kind, cells } of inner) if (kind === 'house') houses.push({ cells, kind: 'extra' });
  const tables = houses.map(
    ({ cells, kind }, index): House => ({ index, kind, number: index + 1, cells, set: cellSet(cellCount, cells) }),
  );
  return {
    ...geometry,
    cellCount,
    demands: [...kept, ...inner],
    houses: tables,
    ...housesOf(tables, cellCount),
    ...peersOf(geometry, inner, cellCount),
  };
}

function moved(demand: Demand, move: (cell: Cell) => Cell): Demand {
  const cells = demand.cells.map(move);
  if (demand.kind === 'any')
    return { ...demand, cells, of: demand.of.map((list) => list.map((inner) => moved(inner, move))) };
  return { ...demand, cells } as Demand;
}

function housesOf(houses: readonly House[], cellCount: number): Pick<Geometry, 'cellHouses' | 'cellHouseStart'> {
  const lists = Array.from({ length: cellCount }, (): number[] => []);
  for (const { index, cells } of houses) for (const cell of cells) lists[cell]!.push(index);
  return { cellHouses: Uint16Array.from(lists.flat()), cellHouseStart: startsOf(lists) };
}

function peersOf(
  { peerSets }: Geometry,
  inner: readonly Demand[],
  cellCount: number,
): Pick<Geometry, 'peers' | 'peerStart' | 'peerSets'> {
  const lists = Array.from({ length: cellCount }, (_, cell) => new Set<Cell>(peerSets[cell] ?? []));
  for (const { kind, cells } of inner)
    if (kind === 'house' || kind === 'apart')
      for (const from of cells) for (const to of cells) if (to !== from) lists[from]!.add(to);
  const sorted = lists.map((peers) => [...peers].sort((a, b) => a - b));
  const sets = sorted.map((peers): CellSet => cellSet(cellCount, peers));
  return { peers: Uint16Array.from(sorted.flat()), peerStart: startsOf(sorted), peerSets: sets };
}

/** The start of each list when they stand one after the other, and the end of the last list. */
function startsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) starts[index + 1] = starts[index]! + list.length;
  return starts;
}
