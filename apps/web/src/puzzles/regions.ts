import { regionMap } from '@pencilmark/core/geometry/plain';
import type { Random } from '@pencilmark/core/random';

/** Exchanges for each cell; then nothing is left of the rows that it starts with. */
const EXCHANGES = 40;

/**
 * A random map of a jigsaw board, a character for each cell: regions that hang together, made from
 * rows by exchanging cells at their borders.
 */
export function randomRegions(size: number, random: Random): string {
  const regions = Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
  const neighbours = (cell: number): number[] => {
    const column = cell % size;
    const list = [cell - size, cell + size, column > 0 ? cell - 1 : -1, column < size - 1 ? cell + 1 : -1];
    return list.filter((other) => other >= 0 && other < regions.length);
  };
  /** Whether the region of a cell hangs together. */
  const isWhole = (cell: number): boolean => {
    const seen = new Set([cell]);
    for (const at of seen) for (const next of neighbours(at)) if (regions[next] === regions[cell]) seen.add(next);
    return seen.size === size;
  };
  for (let turn = 0; turn < EXCHANGES * regions.length; turn++) {
    const first = random.below(regions.length);
    const around = neighbours(first).filter((cell) => regions[cell] !== regions[first]);
    if (around.length === 0) continue;
    const [from, to] = [regions[first]!, regions[around[random.below(around.length)]!]!];
    // In exchange, a cell of the other region comes over at the border.
    const back = [...regions.keys()].filter(
      (cell) => regions[cell] === to && neighbours(cell).some((next) => next !== first && regions[next] === from),
    );
    if (back.length === 0) continue;
    const other = back[random.below(back.length)]!;
    regions[first] = to;
    regions[other] = from;
    if (isWhole(first) && isWhole(other)) continue;
    regions[first] = from;
    regions[other] = to;
  }
  const order = [...new Set(regions)];
  return regionMap(regions.map((region) => order.indexOf(region)));
}
