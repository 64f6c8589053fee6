import type { Geometry } from '@pencilmark/core/geometry';
import { conflictCells } from '@pencilmark/core/puzzle';
import type { CellReading, Cells, Doubt, DoubtReason } from '../types.ts';
import { type Beliefs, firstReading, logOf } from './beliefs.ts';
import type { Reading } from './readings.ts';
import type { Settings } from './settings.ts';

/** What was read, and what speaks for it. */
export interface Findings {
  readonly geometry: Geometry;
  readonly beliefs: Beliefs;
  readonly chosen: Reading;
  readonly cells: readonly CellReading[];
  /** Digits that may as well be of the other kind, with how likely they are of theirs. */
  readonly unsureKinds: ReadonlyMap<number, number>;
  /** The share of ink in the middle of each cell. */
  readonly ink: Cells['ink'];
  /** Cells without a digit in which something faint is. */
  readonly faint: ReadonlySet<number>;
  /** The lattice is weak: whatever was read may be out of place. */
  readonly isWeak: boolean;
}

/** The cells that somebody should look at, in reading order. A weak lattice has at least one. */
export function doubtsOf(findings: Findings, settings: Settings): Doubt[] {
  const { beliefs, chosen, cells, geometry, isWeak } = findings;
  const first = firstReading(beliefs);
  const isIn = new Set(conflictCells({ geometry, givens: chosen.digits }));
  const beliefIn = (cell: number): number => Math.exp(logOf(beliefs, cell, chosen.digits[cell]!));
  const reasonOf = (cell: number): DoubtReason | undefined => {
    if (isIn.has(cell)) return 'conflict';
    if (chosen.digits[cell] !== first[cell]) return 'changed';
    const least = chosen.verdict === 'proper' && !isWeak ? settings.leastBelief : settings.strictBelief;
    if (cells[cell]!.p < settings.leastOdds || beliefIn(cell) < least) return 'unsure';
    if (hasInkWithoutDigit(findings.ink[cell]!, cells[cell]!, beliefIn(cell), settings)) return 'ink';
    if (findings.faint.has(cell) && cells[cell]!.kind === 'blank') return 'ink';
    return findings.unsureKinds.has(cell) ? 'kind' : undefined;
  };
  const doubtOf = (cell: number, why: DoubtReason): Doubt => {
    const { digit, p } = cells[cell]!;
    if (why === 'kind') return { cell, read: digit, other: digit, p: findings.unsureKinds.get(cell)!, why };
    const other = why === 'changed' ? first[cell]! : secondOf(beliefs, cell, digit);
    return { cell, read: digit, other, p: Math.min(p, beliefIn(cell)), why };
  };
  const doubts = cells.flatMap((_, cell) => {
    const why = reasonOf(cell);
    return why ? [doubtOf(cell, why)] : [];
  });
  if (doubts.length > 0 || !isWeak) return doubts;
  const weakest = cells.reduce((least, _, cell) => (beliefIn(cell) < beliefIn(least) ? cell : least), 0);
  return [doubtOf(weakest, 'unsure')];
}

/** A digit that was taken for a blank cell is the only mistake that no solution shows. */
function hasInkWithoutDigit(ink: number, { kind }: CellReading, belief: number, settings: Settings): boolean {
  const { blankInk, someInk, marksInk, noDigitBelief } = settings;
  if (kind === 'blank') return ink > blankInk || (ink > someInk && belief < noDigitBelief);
  return kind === 'marks' && ink > marksInk && belief < noDigitBelief;
}

/** The likeliest digit besides one; 0 is no digit. */
export function secondOf(beliefs: Beliefs, cell: number, digit: number): number {
  let second = digit === 0 ? 1 : 0;
  for (let other = 0; other <= beliefs.size; other++)
    if (other !== digit && logOf(beliefs, cell, other) > logOf(beliefs, cell, second)) second = other;
  return second;
}
