import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { AMOUNT, checkOptions, FUNCTION, fail, type KeysOf } from '../result.ts';
import { isOfPeers } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import { canCountBands, countByBands } from './box-bands.ts';
import { Frontier } from './frontier.ts';

/** How far to count. */
export interface GridCountOptions {
  /** States that a count cell by cell may go on from or try, 0 or more; default: no bound. */
  readonly maxCalls?: number;
  /** Is told now and then which share of the work is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const KEYS: KeysOf<GridCountOptions> = { maxCalls: AMOUNT, onProgress: FUNCTION };

/** A band that takes more calls is not begun with. */
const MOST_CALLS_TRIED = 3_000_000;

/** How many complete grids a board has. */
export interface GridCount {
  /** Exactly; undefined when the calls were used up, or the states are more than can be named. */
  readonly grids: bigint | undefined;
  /** Whether whole bands were counted, or states cell by cell. */
  readonly method: 'bands' | 'cells';
  /** States that were gone on from or tried. */
  readonly calls: number;
}

/**
 * Whether `countGrids` knows a way to count the grids of a board: all that its rules ask is that
 * cells differ. Whether the count ends in a lifetime is another question.
 *
 *     canCountGrids(classic)      // true
 *     canCountGrids(boardOf('4x4:nonconsecutive'))      // false
 */
export function canCountGrids(geometry: Geometry): boolean {
  checkGeometry('canCountGrids', geometry);
  return isCountable(geometry);
}

const isCountable = ({ demands }: Geometry): boolean =>
  demands.every((demand) => isOfPeers(demand) || demand.kind === 'void');

/**
 * How many complete grids a board has, exactly. Boards of up to 9 digits whose boxes are rectangles
 * are counted by bands, in a second; others cell by cell, or from some cell on by trying. That
 * takes seconds up to some 7×7, up to half an hour on 9×9 with diagonals, and bounded memory in any
 * case. Throws a RangeError for boards that `canCountGrids` does not know.
 *
 *     countGrids(boxed(2, 3)).grids      // 28200960n
 *     countGrids(boxed(2, 2, ['x'])).grids      // 48n
 */
export function countGrids(geometry: Geometry, options: GridCountOptions = {}): GridCount {
  checkGeometry('countGrids', geometry);
  checkOptions('countGrids', options, KEYS);
  if (!isCountable(geometry)) fail(`grids of ${geometry.id}; expected a board whose rules only keep cells apart`);
  const { maxCalls = Number.POSITIVE_INFINITY, onProgress } = options;
  const box = bandBox(geometry);
  if (box) return { grids: countByBands(box.height, box.width, onProgress), method: 'bands', calls: 0 };
  const frontier = new Frontier(geometry, { maxCalls, onProgress, order: cellOrder(geometry, maxCalls) });
  return { grids: frontier.count(), method: 'cells', calls: frontier.calls };
}

/** The cells in reading order, but that band first which leaves fewest states. */
function cellOrder(geometry: Geometry, maxCalls: number): readonly Cell[] {
  const { box, cells, columns, hasLines } = geometry;
  if (!box || !hasLines) return cells;
  const length = box.height * columns;
  let best: { readonly order: readonly Cell[]; readonly states: number } = {
    order: cells,
    states: Number.POSITIVE_INFINITY,
  };
  for (let from = 0; from < cells.length; from += length) {
    const order = [...cells.slice(from, from + length), ...cells.slice(0, from), ...cells.slice(from + length)];
    const states = new Frontier(geometry, { maxCalls: Math.min(maxCalls, MOST_CALLS_TRIED), order }).statesAfter(
      length,
    );
    if (states < best.states) best = { order, states };
  }
  return best.order;
}

/** The boxes of a board that is counted by bands, turned so that there are fewest bands. */
function bandBox({
  box,
  demands,
  hasLines,
}: Geometry): { readonly height: number; readonly width: number } | undefined {
  if (!box || !hasLines || demands.length > 0) return undefined;
  const [width, height] = [box.height, box.width].sort((a, b) => a - b) as [number, number];
  return canCountBands(height, width) ? { height, width } : undefined;
}
