import { conflictCells } from '@pencilmark/core/puzzle';
import type { Lattice } from '../types.ts';
import type { Judged } from './judge.ts';

/** What a lattice and what was read in it must have at least to be taken for a puzzle. */
const LEAST = {
  /** Digits, as a share of all cells: 17 of 81. */
  digits: 0.2,
  /** Lines that are seen. */
  complete: 0.6,
  /** How sure the network is, as the mean logarithm of a cell. */
  sureness: -0.35,
} as const;

const MOST = {
  /** Cells in conflict, as a share of the digits. */
  conflicts: 0.2,
} as const;

/**
 * Whether what was read looks like a puzzle at all. Calendars, crosswords and tiles have lattices,
 * too, but few digits, or many conflicts, or nothing that the network knows.
 */
export function isPuzzleLike({ geometry, cells, state, sureness }: Judged, { complete }: Lattice): boolean {
  const givens = Uint8Array.from(cells, ({ digit }) => digit);
  const digits = givens.filter((digit) => digit !== 0).length;
  if (digits < Math.ceil(LEAST.digits * geometry.cellCount)) return false;
  if (new Set(givens).size < geometry.size) return false; // all digits but one, and blank
  if (state === 'conflict' && conflictCells({ geometry, givens }).length > MOST.conflicts * digits) return false;
  return complete >= LEAST.complete && sureness >= LEAST.sureness;
}
