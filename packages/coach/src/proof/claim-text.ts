import { alphabetOf, cellName, checkGeometry, type Geometry, parseCell } from '@pencilmark/core/geometry';
import { techniqueCalled } from '@pencilmark/core/human';
import { checkArgument, err, ok, type Result } from '@pencilmark/core/result';
import type { Claim, ProofVerdict } from './reason.ts';

/** A claim with its reason, as it is typed. */
export interface ClaimText {
  /** The cell and its digit: r3c2=8. */
  readonly claimed: string;
  readonly isPlacement: boolean;
  /** The technique and its cells: hidden-single:r2c5,r9c1. */
  readonly because?: string | undefined;
}

/**
 * Reads a claim on a board, or gives a sentence.
 *
 *     const claim = { claimed: 'r3c2=8', isPlacement: true, because: 'hidden-single:r2c5' };
 *     readClaim(classic, claim).value.cells      // [13]
 *     readClaim(boxed(2, 2), claim).ok      // false
 */
export function readClaim(geometry: Geometry, typed: ClaimText): Result<Claim, string> {
  checkGeometry('readClaim', geometry);
  checkArgument(
    'readClaim',
    typeof typed?.claimed === 'string',
    typed,
    'a claim as it is typed, with claimed and isPlacement',
  );
  const { claimed, isPlacement, because } = typed;
  const [technique, list = ''] = because?.split(':') ?? [];
  if (technique !== undefined && !techniqueCalled(technique)) return err(`There is no technique "${technique}".`);
  const [name = '', sign = '', ...more] = claimed.split('=');
  const digit = sign.length === 1 && more.length === 0 ? alphabetOf(geometry).indexOf(sign.toUpperCase()) + 1 : 0;
  if (digit < 1 || digit > geometry.size) return err(`"${sign}" is no digit of the board.`);
  const cells: number[] = [];
  for (const word of [name, ...list.split(',').filter(Boolean)]) {
    const cell = parseCell(word, geometry.size);
    if (!cell.ok) return cell;
    cells.push(cell.value);
  }
  const [cell, ...named] = cells as [number, ...number[]];
  return ok({ candidate: { cell, digit }, isPlacement, cells: named, ...(technique !== undefined && { technique }) });
}

/**
 * A verdict on a claim as plain data, with ids of techniques and names of cells.
 *
 *     proofData({ kind: 'wrong' }, classic)      // { verdict: 'wrong' }
 */
export function proofData(verdict: ProofVerdict, geometry: Geometry): object {
  checkArgument('proofData', typeof verdict?.kind === 'string', verdict, 'a verdict, such as gradeClaim gives');
  checkGeometry('proofData', geometry);
  const named = (cells: readonly number[]): string[] => cells.map((cell) => cellName(cell, geometry.size));
  const { kind } = verdict;
  if (kind === 'proven') return { verdict: kind, technique: verdict.step.technique };
  if (kind === 'shorter') return { verdict: kind, technique: verdict.step.technique, easier: verdict.easier.technique };
  if (kind === 'wrong') return { verdict: kind };
  if (verdict.lack !== 'cells') return { verdict: kind, lack: verdict.lack };
  return { verdict: kind, lack: 'cells', missing: named(verdict.missing), superfluous: named(verdict.superfluous) };
}
