import { cellName } from '../../geometry/names.ts';
import type { Grid } from '../../puzzle/grid.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit } from '../../sets/digits.ts';
import type { TechniqueId } from '../techniques.ts';

/** A house as a list of cells. */
export interface PlainHouse {
  readonly kind: 'row' | 'column' | 'box' | 'extra';
  readonly cells: readonly Cell[];
}

/** A position for slow and plain searches: lists alone, nothing is kept and nothing is spared. */
export interface Plain {
  readonly size: number;
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
  readonly houses: readonly PlainHouse[];
  /** The candidates of a cell, ascending. None where a digit stands. */
  readonly at: (cell: Cell) => readonly Digit[];
  readonly has: (cell: Cell, digit: Digit) => boolean;
  /** The places of a digit in a house. */
  readonly places: (house: PlainHouse, digit: Digit) => readonly Cell[];
  /** Whether two cells must differ by a house or a rule. */
  readonly see: (a: Cell, b: Cell) => boolean;
  /** The digit of a cell, 0 where none stands yet. */
  readonly digitIn: (cell: Cell) => Digit;
  readonly isGiven: (cell: Cell) => boolean;
}

export function plainOf({ geometry, candidates, digits }: Grid, givens?: Uint8Array): Plain {
  const { size, houses, peerSets } = geometry;
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const lists = Array.from(candidates, (set) => all.filter((digit) => (set >>> (digit - 1)) & 1));
  const has = (cell: Cell, digit: Digit): boolean => lists[cell]!.includes(digit);
  return {
    size,
    cells: [...digits.keys()],
    digits: all,
    houses: houses.map(({ kind, cells }) => ({ kind, cells: [...cells] })),
    at: (cell) => lists[cell]!,
    has,
    places: ({ cells }, digit) => cells.filter((cell) => has(cell, digit)),
    see: (a, b) => peerSets[a]!.has(b),
    digitIn: (cell) => digits[cell]!,
    isGiven: (cell) => givens === undefined || givens[cell] !== 0,
  };
}

/** All ways to choose some of a list, in its order. */
export function* choices<Item>(list: readonly Item[], count: number): Generator<readonly Item[]> {
  if (count === 0) yield [];
  else
    for (const [index, first] of list.entries())
      for (const rest of choices(list.slice(index + 1), count - 1)) yield [first, ...rest];
}

export const unionOf = (lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => a - b);

/** The places of a digit, outside some cells, that see each of some cells. */
export const seers = (plain: Plain, digit: Digit, seen: readonly Cell[]): Cell[] =>
  plain.cells.filter((cell) => plain.has(cell, digit) && seen.every((place) => plain.see(cell, place)));

/** A placement or an elimination as in cases: `r1c2=5`, `r1c2<>5`. */
export const placed = ({ size }: Plain, cell: Cell, digit: Digit): string => `${cellName(cell, size)}=${name(digit)}`;
export const lost = ({ size }: Plain, cells: readonly Cell[], digit: Digit): string[] =>
  cells.map((cell) => `${cellName(cell, size)}<>${name(digit)}`);

const name = (digit: Digit): string => digit.toString(36).toUpperCase();

/** Techniques, and all that they place or rule out, found by their definition alone. */
export interface Reference {
  readonly ids: readonly TechniqueId[];
  /** `r1c2=5` and `r1c2<>5`, in any order, and as often as it comes up. */
  readonly find: (plain: Plain) => Iterable<string>;
  /** The most empty cells of a position that a plain search comes through in time. */
  readonly most?: number;
  /** Whether it finds only some of what there is. */
  readonly isPartial?: boolean;
  /** Whether it holds only where houses are all that a board asks for. */
  readonly isOfHouses?: boolean;
}

export const isLine = ({ kind }: PlainHouse): boolean => kind === 'row' || kind === 'column';
export const emptyIn = ({ at }: Plain, { cells }: PlainHouse): Cell[] => cells.filter((cell) => at(cell).length > 0);
export const without = <Item>(list: readonly Item[], some: readonly Item[]): Item[] =>
  list.filter((item) => !some.includes(item));
export const isWithin = <Item>(list: readonly Item[], whole: readonly Item[]): boolean =>
  list.every((item) => whole.includes(item));
