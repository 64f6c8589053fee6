import type { Candidate } from '../../puzzle/puzzle.ts';

/** The sum by which HoDoKu compares eliminations of which there are equally many. */
export const sumOf = (eliminations: readonly Candidate[]): number =>
  eliminations.reduce((sum, { cell, digit }, index) => sum + cell * (1 + 80 * index) + digit, 0);

/** By digit, then by cell. */
export const sorted = (eliminations: readonly Candidate[]): Candidate[] =>
  [...eliminations].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
