import type { Geometry } from '@pencilmark/core/geometry';
import { conflictCells } from '@pencilmark/core/puzzle';
import type { Lattice } from '../types.ts';
import { type Beliefs, firstReading } from './beliefs.ts';

/** Digits that a puzzle has at least, as a share of all cells: 17 of 81. */
const LEAST_DIGITS = 0.2;

/** What must be so of what was read: how sure it is at least, and cells in conflict at most. */
interface Bounds {
  /** The mean logarithm of a cell. */
  readonly sureness: number;
  /** As a share of the digits. */
  readonly conflicts: number;
}

/** A lattice that nobody can overlook may hold digits that are hard to read. */
const IN_CLEAR_LINES: Bounds = { sureness: -0.4, conflicts: 0.5 };
const IN_WEAK_LINES: Bounds = { sureness: -0.12, conflicts: 0.1 };

export const hasClearLines = ({ score, complete }: Lattice): boolean => score >= 0.08 && complete >= 0.75;

/**
 * Whether the likeliest reading looks like a puzzle at all. Calendars, crosswords and tiles have
 * lattices, too, but few digits, or many conflicts, or nothing that the network knows.
 */
export function isPuzzleLike(beliefs: Beliefs, geometry: Geometry, lattice: Lattice): boolean {
  const givens = firstReading(beliefs);
  const digits = givens.filter((digit) => digit !== 0).length;
  if (digits < Math.ceil(LEAST_DIGITS * geometry.cellCount)) return false;
  // A proper puzzle lacks one digit at most; 0 is among them unless it is finished.
  if (new Set(givens).size < geometry.size) return false;
  const bounds = hasClearLines(lattice) ? IN_CLEAR_LINES : IN_WEAK_LINES;
  const inConflict = conflictCells({ geometry, givens }).length;
  return beliefs.sureness >= bounds.sureness && inConflict <= bounds.conflicts * digits;
}
