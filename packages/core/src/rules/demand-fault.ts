import type { Cell } from '../sets/cells.ts';
import { digitCount, LARGEST_DIGIT_SET } from '../sets/digits.ts';
import type { Demand, DemandKind, DemandOf } from './demand.ts';

const isWhole = (number: number, most: number): boolean => Number.isInteger(number) && Math.abs(number) <= most;

const LARGEST_NUMBER = 1e6;

/**
 * The fault of a demand on a board, in words; undefined for a sound demand. It may still be
 * impossible to meet.
 */
export function demandFault(demand: Demand, size: number, cellCount = size * size): string | undefined {
  const { kind } = demand;
  const cells: readonly Cell[] = demand.cells;
  const isCell = (cell: Cell): boolean => Number.isInteger(cell) && cell >= 0 && cell < cellCount;
  const mayRepeat = kind === 'sum' || kind === 'automaton';
  if (!cells.every(isCell) || (!mayRepeat && new Set(cells).size !== cells.length))
    return `cells ${cells.join(' ')}; expected different cells from 0 to ${cellCount - 1}`;
  if (kind !== 'house' && kind !== 'apart' && size > LARGEST_DIGIT_SET)
    return `a demand of kind ${kind}; expected at most ${LARGEST_DIGIT_SET} digits`;
  return KIND_FAULTS[kind]?.(demand as never, size, cellCount);
}

type Faults = {
  readonly [Kind in DemandKind]?: (demand: DemandOf<Kind>, size: number, cellCount: number) => string | undefined;
};

const KIND_FAULTS: Faults = {
  house: ({ cells }, size) =>
    cells.length === size ? undefined : `an extra house with ${cells.length} cells; expected ${size}`,
  pair: ({ cells: { length }, allowed }, size) =>
    Number(length) === 2 && allowed.length === size
      ? undefined
      : `a pair of ${length} cells with ${allowed.length} sets; expected 2 cells and ${size} sets`,
  sum: ({ cells, factors, total }) =>
    factors.length === cells.length && [...factors, total].every((number) => isWhole(number, LARGEST_NUMBER))
      ? undefined
      : `a sum of ${cells.length} cells; expected a factor for each, all whole numbers up to ${LARGEST_NUMBER}`,
  set: ({ cells, sets }) =>
    sets.every((set) => digitCount(set) === cells.length)
      ? undefined
      : `sets for ${cells.length} cells; expected as many digits in each`,
  count: ({ least, most }) =>
    [least, most].every((number) => isWhole(number, LARGEST_NUMBER))
      ? undefined
      : `a count from ${least} to ${most}; expected whole numbers`,
  automaton: ({ start, next, accepts }, size) => {
    const isState = (state: number): boolean => Number.isInteger(state) && state >= 0 && state < next.length;
    const isRow = (row: readonly number[]): boolean =>
      row.length === size && row.every((state) => state === -1 || isState(state));
    return [start, ...accepts].every(isState) && next.every(isRow)
      ? undefined
      : `an automaton of ${next.length} states; expected ${size} next states for each, all among these or -1`;
  },
  any: ({ cells, of }, size, cellCount) => {
    const inner = of.flat();
    if (inner.some((innerDemand) => innerDemand.cells.some((cell) => !cells.includes(cell))))
      return `alternatives with other cells than ${cells.join(' ')}; expected all of theirs among them`;
    return inner.map((innerDemand) => demandFault(innerDemand, size, cellCount)).find((fault) => fault !== undefined);
  },
  connected: ({ cells, near, least, most }) =>
    near.length === cells.length && [least, most].every((number) => isWhole(number, LARGEST_NUMBER))
      ? undefined
      : `${near.length} lists of neighbours for ${cells.length} cells; expected one for each`,
  labelled: ({ cells }) =>
    cells.length % 2 === 0 ? undefined : `${cells.length} cells; expected a partner for each cell`,
  extra: ({ first, count, size: own, of }, size, cellCount) =>
    first === cellCount && isWhole(count, LARGEST_NUMBER) && own === size
      ? of.map((innerDemand) => demandFault(innerDemand, size, first + count)).find((fault) => fault !== undefined)
      : `${count} further cells from ${first}; expected a whole number of them from ${cellCount}, for ${size} digits`,
};
