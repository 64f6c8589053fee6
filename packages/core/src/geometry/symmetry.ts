import { checkRandom, type Random, shuffled } from '../random.ts';
import { checkArgument, fail } from '../result.ts';
import { type Demand, type DemandKind, isOfPeers } from '../rules/demand.ts';
import { type Cell, cellSet } from '../sets/cells.ts';
import { checkGeometry, checkSize, type Geometry } from './geometry.ts';

/** The image of each cell: cell c moves to cell `permutation[c]`. */
export type CellPermutation = readonly Cell[];

/**
 * The turns and reflections of a square board. Each gives the row and column of a cell's image.
 * Rows and columns are counted from 0 to `last`.
 */
export const TURNS: Readonly<Record<string, (row: number, column: number, last: number) => readonly [number, number]>> =
  {
    identity: (row, column) => [row, column],
    rotate90: (row, column, last) => [column, last - row],
    rotate180: (row, column, last) => [last - row, last - column],
    rotate270: (row, column, last) => [last - column, row],
    horizontal: (row, column, last) => [last - row, column],
    vertical: (row, column, last) => [row, last - column],
    diagonal: (row, column) => [column, row],
    antidiagonal: (row, column, last) => [last - column, last - row],
  };

/**
 * A turn or reflection of a board of a size as a permutation of its cells. `horizontal` reflects in
 * the horizontal axis.
 *
 *     turnOf('rotate90', 2)      // [1, 3, 0, 2]
 */
export function turnOf(name: keyof typeof TURNS, size: number): CellPermutation {
  const move = Object.hasOwn(TURNS, name)
    ? TURNS[name]!
    : fail(`turn "${name}"; expected one of ${Object.keys(TURNS)}`);
  checkSize('turnOf', size);
  return Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = move(Math.floor(cell / size), cell % size, size - 1);
    return row * size + column;
  });
}

/** Demands that change when their cells are named in another order. */
const IN_ORDER: readonly DemandKind[] = ['pair', 'sum', 'automaton', 'connected', 'labelled'];

/**
 * A demand as text, the same for all ways to write it, with the cells of houses and of cells apart
 * in any order. Houses and peers cover these, so they need no text.
 */
function demandText(demand: Demand, moved: (cell: Cell) => Cell): string {
  if (demand.kind === 'any') {
    const lists = demand.of.map((list) => list.map((inner) => demandText(inner, moved)).sort());
    return JSON.stringify(lists.map((list) => list.join()).sort());
  }
  if (demand.kind === 'extra') {
    const inner = demand.of.map((demandOfExtras) =>
      demandText(demandOfExtras, (cell) => (cell < demand.first ? moved(cell) : cell)),
    );
    return JSON.stringify([demand.count, ...inner.sort()]);
  }
  const cells = demand.cells.map(moved);
  const isSet = !IN_ORDER.includes(demand.kind);
  return JSON.stringify({ ...demand, cells: isSet ? cells.sort((a, b) => a - b) : cells });
}

/**
 * Whether the image of each demand is a demand. A demand that can be written in several ways may be
 * missed.
 */
function keepsDemands(permutation: CellPermutation, demands: readonly Demand[]): boolean {
  const rest = demands.filter((demand) => !isOfPeers(demand));
  const known = new Set(rest.map((demand) => demandText(demand, (cell) => cell)));
  return rest.every((demand) => known.has(demandText(demand, (cell) => permutation[cell]!)));
}

/**
 * Whether a permutation of the cells keeps the rules of a board: houses go to houses, peers to
 * peers, other demands to demands. On boards with clues the answer may be false for a permutation
 * that keeps them.
 *
 *     keepsGeometry(turnOf('rotate90', 6), boxed(2, 3))      // false
 */
export function keepsGeometry(permutation: CellPermutation, geometry: Geometry): boolean {
  checkArgument(
    'keepsGeometry',
    Array.isArray(permutation),
    permutation,
    'a list of cells, such as turnOf(NAME, SIZE)',
  );
  checkGeometry('keepsGeometry', geometry);
  const moved = (cells: Iterable<Cell>) =>
    cellSet(
      geometry.cellCount,
      [...cells].map((cell) => permutation[cell]!),
    );
  return (
    geometry.houses.every((house) => {
      const image = moved(house.cells);
      return geometry.houses.some((candidateHouse) => candidateHouse.set.equals(image));
    }) &&
    geometry.peerSets.every((peers, cell) => moved(peers).equals(geometry.peerSets[permutation[cell]!]!)) &&
    keepsDemands(permutation, geometry.demands)
  );
}

/**
 * A random permutation of the cells that keeps a board's rules. On plain boxes it permutes bands,
 * stacks and the lines inside them, and transposes where boxes are square. On other boards it turns
 * or reflects.
 *
 *     keepsGeometry(randomSymmetry(classic, makeRandom(5)), classic)      // true
 */
export function randomSymmetry(geometry: Geometry, random: Random): CellPermutation {
  checkGeometry('randomSymmetry', geometry);
  checkRandom('randomSymmetry', random);
  const { size } = geometry;
  const width = geometry.boxes.findIndex((box) => box !== geometry.boxes[0]);
  const height = size / Math.max(width, 1);
  const lines = (perChute: number): number[] => {
    const chutes = Array.from({ length: size / perChute }, (_, chute) =>
      Array.from({ length: perChute }, (_, line) => chute * perChute + line),
    );
    return shuffled(chutes, random).flatMap((chute) => shuffled(chute, random));
  };
  if (width > 0 && Number.isInteger(height)) {
    const rows = lines(height);
    const columns = lines(width);
    const transpose = random.below(2) === 1;
    const permuted = Array.from({ length: size * size }, (_, cell) => {
      const row = rows[Math.floor(cell / size)]!;
      const column = columns[cell % size]!;
      return transpose && height === width ? column * size + row : row * size + column;
    });
    if (keepsGeometry(permuted, geometry)) return permuted;
  }
  const turns = Object.keys(TURNS)
    .map((name) => turnOf(name, size))
    .filter((permutation) => keepsGeometry(permutation, geometry));
  return turns[random.below(turns.length)]!;
}
