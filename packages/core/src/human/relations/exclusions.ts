import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, hasDigit } from '../../sets/digits.ts';
import type { Position } from '../steps/position.ts';
import { tieBetween, tiesOf } from './ties.ts';

/**
 * Candidates of a board as bits: that of digit d in cell c has the number c·size + d - 1. Not to be
 * changed.
 */
export type CandidateBits = Int32Array;

/** By candidate: the candidates that it excludes, if they were computed. */
const rowsOf = perBoard((_: Geometry): (CandidateBits | undefined)[] => []);

/** The number of a candidate. */
export const numberOf = ({ size }: Geometry, cell: Cell, digit: Digit): number => cell * size + digit - 1;

/** The candidates that a candidate excludes: in its cell, in peers and by ties. */
export function excludedBy(geometry: Geometry, cell: Cell, digit: Digit): CandidateBits {
  const rows = rowsOf(geometry);
  const number = numberOf(geometry, cell, digit);
  return (rows[number] ??= makeRow(geometry, cell, digit));
}

function makeRow(geometry: Geometry, cell: Cell, digit: Digit): CandidateBits {
  const { size, cellCount, peers, peerStart } = geometry;
  const row = new Int32Array((cellCount * size + 31) >>> 5);
  const add = (excludedCell: Cell, excludedDigit: Digit): void => {
    const number = numberOf(geometry, excludedCell, excludedDigit);
    row[number >>> 5]! |= 1 << (number & 31);
  };
  for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) add(peers[at]!, digit);
  for (let otherDigit = 1; otherDigit <= size; otherDigit++) {
    if (otherDigit !== digit) add(cell, otherDigit);
    for (const { to, allowed } of tiesOf(geometry).byCell[cell]!)
      if (!hasDigit(allowed[digit - 1]!, otherDigit)) add(to, otherDigit);
  }
  return row;
}

/** All candidates of a position. */
export function candidateBits({ geometry: { size, cellCount }, candidates }: Position): CandidateBits {
  const bits = new Int32Array((cellCount * size + 31) >>> 5);
  for (let cell = 0; cell < cellCount; cell++)
    for (let left = candidates[cell]!; left !== 0; left &= left - 1) {
      const number = cell * size + lowestBit(left);
      bits[number >>> 5]! |= 1 << (number & 31);
    }
  return bits;
}

/**
 * The candidates that each of some sets excludes. A set excludes what any of its candidates
 * excludes.
 */
export function excludedByEach(position: Position, sets: readonly (readonly Candidate[])[]): Candidate[] {
  const { geometry } = position;
  const common = position.get(candidateBits).slice();
  for (const set of sets) {
    const rows = set.map(({ cell, digit }) => excludedBy(geometry, cell, digit));
    for (let word = 0; word < common.length; word++) common[word]! &= rows.reduce((bits, row) => bits | row[word]!, 0);
  }
  return candidatesIn(geometry, common);
}

function candidatesIn({ size }: Geometry, bits: CandidateBits): Candidate[] {
  const excluded: Candidate[] = [];
  for (const [word, set] of bits.entries())
    for (let left = set; left !== 0; left &= left - 1) {
      const number = word * 32 + lowestBit(left);
      excluded.push({ cell: Math.floor(number / size), digit: (number % size) + 1 });
    }
  return excluded;
}

/**
 * The demands by which two candidates exclude each other: the demands of their tie, or the demands
 * that only keep cells apart. Empty for candidates of the same cell or house.
 */
function demandsBetween(geometry: Geometry, a: Candidate, b: Candidate): readonly number[] {
  if (a.cell === b.cell) return [];
  const arePeers = a.digit === b.digit && geometry.peerSets[a.cell]!.has(b.cell);
  if (!arePeers) return tieBetween(geometry, a.cell, b.cell)?.demands ?? [];
  if (geometry.houses.some(({ set }) => set.has(a.cell) && set.has(b.cell))) return [];
  return geometry.demands.flatMap(({ kind, cells }, index) =>
    kind === 'apart' && cells.includes(a.cell) && cells.includes(b.cell) ? [index] : [],
  );
}

/** The demands by which some candidates exclude others, beyond cells and houses. */
export const demandsAmong = (
  geometry: Geometry,
  some: readonly Candidate[],
  seconds: readonly Candidate[],
): readonly number[] => [...new Set(some.flatMap((a) => seconds.flatMap((b) => demandsBetween(geometry, a, b))))];
