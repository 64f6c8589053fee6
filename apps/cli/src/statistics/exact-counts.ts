import { groupedNumber } from '@pencilmark/bulk';
import { canCountMinimal, countMinimalPuzzles } from '@pencilmark/core/combinatorics';
import type { Geometry } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import { aligned } from '../output/aligned.ts';
import type { Progress } from '../output/progress.ts';
import { percentText } from './texts.ts';

/** All minimal puzzles of a board. Numbers of puzzles are texts, for they may have many digits. */
export interface ExactCounts {
  readonly geometry: string;
  readonly grids: string;
  readonly classes: number;
  readonly minimal: string;
  /** How many givens they have on average. */
  readonly givens: number;
  readonly shares: readonly { readonly givens: number; readonly puzzles: string; readonly value: number }[];
}

/** Counts the minimal puzzles of a board, or says why it does not. */
export function countOn(geometry: Geometry, progress: Progress): Result<ExactCounts, string> {
  if (!canCountMinimal(geometry))
    return err('Minimal puzzles are counted on boards of at most six digits whose rules only keep digits apart.');
  const onProgress = (share: number): void => progress.say(() => `${geometry.id} · ${(share * 100).toFixed(1)} %`);
  const { byGivens, grids, classes } = countMinimalPuzzles(geometry, { onProgress });
  const total = byGivens.reduce((sum, puzzles) => sum + puzzles, 0n);
  const shareOf = (puzzles: bigint): number => Number(puzzles) / Math.max(Number(total), 1);
  const shares = byGivens.flatMap((puzzles, givens) =>
    puzzles > 0n ? [{ givens, puzzles: String(puzzles), value: shareOf(puzzles) }] : [],
  );
  return ok({
    geometry: geometry.id,
    grids: String(grids),
    classes,
    minimal: String(total),
    givens: shares.reduce((sum, { givens, value }) => sum + givens * value, 0),
    shares,
  });
}

/** The counts as a text for people. */
export function textOf({ geometry, grids, classes, minimal, givens, shares }: ExactCounts): string {
  const rows = shares.map(({ givens, puzzles, value }) => [
    `${givens} givens`,
    groupedNumber(Number(puzzles)),
    percentText(value),
  ]);
  return [
    `${minimal} minimal puzzles of ${geometry}  (exactly: in ${grids} grids, of ${classes} classes)`,
    `${givens.toFixed(3)} givens on average`,
    ...aligned([['', 'puzzles', 'share'], ...rows]),
    '',
  ].join('\n');
}
