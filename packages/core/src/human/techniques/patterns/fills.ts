import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitBit } from '../../../sets/digits.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';

/** A way to fill some cells: their digits, in the order of the cells. */
export interface Fill {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/**
 * The eliminations when some cells are filled in one of several ways: candidates of these cells
 * that no way has, and candidates elsewhere that see their digit in every way.
 */
export function lossesOfFills(position: Position, fills: readonly Fill[]): Candidate[] {
  const { geometry } = position;
  const { cells } = fills[0]!;
  const inside = cells.flatMap((cell, index) => {
    const used = fills.reduce((set, { digits }) => set | digitBit(digits[index]!), 0);
    return candidatesOf(position, [cell], ~used);
  });
  const seesDigit = (cell: Cell, digit: Digit, fill: Fill): boolean =>
    fill.digits.some((chosen, at) => chosen === digit && geometry.peerSets[cell]!.has(cells[at]!));
  const digits = [...new Set(fills.flatMap((fill) => fill.digits))].sort((a, b) => a - b);
  const outside = digits.flatMap((digit) =>
    [...position.cellsWith(digit)]
      .filter((cell) => !cells.includes(cell) && fills.every((fill) => seesDigit(cell, digit, fill)))
      .map((cell) => ({ cell, digit })),
  );
  return [...inside, ...outside];
}
