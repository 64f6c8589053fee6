import type { Geometry } from '@pencilmark/core/geometry';

/** What a player wants to see on the board. */
export const KINDS = ['digit', 'bivalue', 'pair', 'conjugate'] as const;

/** Which cells stand out: those with a digit, with two candidates, with two given digits. */
export interface Filter {
  readonly kind: (typeof KINDS)[number];
  /** The chosen digits; `bivalue` needs none, only `pair` the second. */
  readonly digits: readonly [number, number];
}

/** How many digits are chosen for each kind. */
export const DIGITS: Readonly<Record<Filter['kind'], number>> = { digit: 1, bivalue: 0, pair: 2, conjugate: 1 };

const bit = (digit: number): number => 1 << (digit - 1);

/**
 * The cells that a filter finds on a board: `notes` are the candidates that empty cells show, as
 * sets of digits. A conjugate pair is the only two places for a digit in a house.
 */
export function matchesOf(
  { kind, digits: [first, other] }: Filter,
  { houses }: Pick<Geometry, 'houses'>,
  digits: ArrayLike<number>,
  notes: ArrayLike<number>,
): ReadonlySet<number> {
  const cells = Array.from(digits, (_, cell) => cell);
  const has = (cell: number): boolean => (notes[cell]! & bit(first)) !== 0;
  switch (kind) {
    case 'digit':
      return new Set(cells.filter((cell) => digits[cell] === first || has(cell)));
    case 'bivalue':
      return new Set(cells.filter((cell) => isTwo(notes[cell]!)));
    case 'pair':
      return new Set(cells.filter((cell) => first !== other && notes[cell] === (bit(first) | bit(other))));
    case 'conjugate':
      return new Set(
        houses
          .map((house) => house.cells.filter(has))
          .filter(({ length }) => length === 2)
          .flat(),
      );
  }
}

function isTwo(set: number): boolean {
  const rest = set & (set - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}
