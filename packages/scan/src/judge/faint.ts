import type { Cells } from '../types.ts';
import type { Beliefs } from './beliefs.ts';

/** Papers of neighbours differ by so much in a channel, 0…255, where a cell is highlighted. */
const LEAST_TINT = 10;
/** The usual trace of a blank cell on a screen is no more: the grain of photographed paper is. */
const MOST_USUAL = 4;
/** Something is there when its trace is so many times the usual one, and so many levels more. */
const TIMES = 2.5;
const LEVELS = 1;

/**
 * Cells without a digit on paper of a colour of their own, in which something is all the same,
 * though it is fainter than ink: on a highlighted cell a digit may be nearly as pale as its paper.
 */
export function faintCells(
  { size, cellCount }: Pick<Beliefs, 'size' | 'cellCount'>,
  { traces, paperColours }: Pick<Cells, 'traces' | 'paperColours'>,
  digits: Uint8Array,
): ReadonlySet<number> {
  const blank = Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => digits[cell] === 0);
  const usual = blank.map((cell) => traces[cell]!).sort((a, b) => a - b)[blank.length >> 1] ?? 0;
  if (usual > MOST_USUAL) return new Set();
  const isTinted = (cell: number): boolean =>
    neighboursOf(cell, size).some((other) =>
      [0, 1, 2].some(
        (channel) => Math.abs(paperColours[3 * cell + channel]! - paperColours[3 * other + channel]!) > LEAST_TINT,
      ),
    );
  return new Set(blank.filter((cell) => traces[cell]! > TIMES * usual + LEVELS && isTinted(cell)));
}

/** The cells above, below and beside one. */
const neighboursOf = (cell: number, size: number): number[] => [
  ...(cell % size > 0 ? [cell - 1] : []),
  ...(cell % size < size - 1 ? [cell + 1] : []),
  ...[cell - size, cell + size].filter((other) => other >= 0 && other < size * size),
];
