import { type CellMask, cellsIn, maskOf, meets, sizeOf, union, without } from './cell-masks.ts';

/**
 * How many minimal sets of cells have a cell in each of some sets, by their size. The search takes
 * a set that no chosen cell lies in, and tries its cells in turn, each without those that come
 * later, so it finds each answer once. It goes on only while each chosen cell is the only one in
 * some set (Murakami and Uno, Efficient Algorithms for Dualizing Large-Scale Hypergraphs, 2014).
 */
export function countTransversals(sets: readonly CellMask[], cellCount: number): number[] {
  const counts: number[] = Array(cellCount + 1).fill(0);
  const cellMasks = Array.from({ length: cellCount }, (_, cell) => maskOf([cell]));

  /**
   * Adds allowed cells to `size` chosen ones. No chosen cell lies in the sets `left`; each of the
   * lists `sole` has the sets in which one chosen cell is the only one.
   */
  const extend = (size: number, allowed: CellMask, left: readonly CellMask[], sole: readonly CellMask[][]): void => {
    if (left.length === 0) {
      counts[size]!++;
      return;
    }
    const tried = fewestOf(left, allowed);
    let rest = without(allowed, tried);
    for (const cell of cellsIn(tried)) {
      const mask = cellMasks[cell]!;
      if (!meets(mask, allowed)) continue;
      const kept = keptSole(sole, mask, rest);
      if (!kept) continue;
      const own = left.filter((set) => meets(set, mask));
      if (own.every((set) => meets(set, rest))) kept.push(own);
      extend(
        size + 1,
        rest,
        left.filter((set) => !meets(set, mask)),
        kept,
      );
      rest = union(rest, mask);
    }
  };
  extend(0, maskOf(Array(cellCount).keys()), sets, []);
  return counts;
}

/** The set with the fewest allowed cells, among those that come first. */
function fewestOf(sets: readonly CellMask[], allowed: CellMask): CellMask {
  let [best, fewest] = [sets[0]!, 99];
  for (let index = 0; index < sets.length && index < 32; index++) {
    const set = sets[index]!;
    const size = sizeOf({ low: set.low & allowed.low, high: set.high & allowed.high });
    if (size < fewest) [best, fewest] = [set, size];
  }
  return best;
}

/**
 * The lists without the sets that have a cell; none, if one list would be empty. A list goes when
 * one of its sets has no other cell that may still be chosen.
 */
function keptSole(lists: readonly CellMask[][], cell: CellMask, allowed: CellMask): CellMask[][] | undefined {
  const kept: CellMask[][] = [];
  for (const list of lists) {
    const rest = list.filter((set) => !meets(set, cell));
    if (rest.length === 0) return undefined;
    if (rest.every((set) => meets(set, allowed))) kept.push(rest);
  }
  return kept;
}
