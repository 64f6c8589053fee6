import type { Cell } from '../sets/cells.ts';
import type { DemandOf } from './demand.ts';
import { readAlong } from './lowering.ts';
import type { Values } from './values.ts';

/** The state after some cells: nothing, the first end, or the digits of both ends in order. */
type Ends = readonly [] | readonly [number] | readonly [low: number, high: number];

/**
 * Demands of a line by the digits at its ends: which pairs of them are possible, and which digits
 * the cells between may hold then.
 */
export const byEnds = (
  line: readonly Cell[],
  values: Values,
  arePossible: (low: number, high: number) => boolean,
  mayHold: (low: number, high: number, digit: number) => boolean,
): DemandOf<'automaton'> =>
  readAlong<Ends>([line[0]!, line.at(-1)!, ...line.slice(1, -1)], values, {
    start: [],
    next: (ends, digit) => {
      const [first, high] = ends;
      if (first === undefined) return [digit];
      if (high !== undefined) return mayHold(first, high, digit) ? ends : undefined;
      const both = first < digit ? ([first, digit] as const) : ([digit, first] as const);
      return arePossible(...both) ? both : undefined;
    },
    isEnd: ({ length }) => length === 2,
  });
