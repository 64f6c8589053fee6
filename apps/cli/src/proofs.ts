import { type Claim, gradeClaim, type ProofVerdict } from '@pencilmark/coach/proof';
import { alphabetOf, cellName, type Geometry, parseCell } from '@pencilmark/core/geometry';
import { explain, type Language, TECHNIQUES, techniqueName } from '@pencilmark/core/human';
import { type LanguageCode, languageNamed } from '@pencilmark/core/languages';
import { gridOf, type Puzzle } from '@pencilmark/core/puzzle';
import { err, ok, type Result } from '@pencilmark/core/result';
import { unknownName } from './options/names.ts';

/** A claim with its reason, as it was typed. */
export interface Typed {
  /** The cell and its digit: r3c2=8. */
  readonly claimed: string;
  readonly isPlacement: boolean;
  /** The technique and its cells: hidden-single:r2c5,r9c1. */
  readonly because?: string | undefined;
}

/** What is said of a claim: as plain data, and in words. */
export interface Said {
  readonly isProven: boolean;
  readonly data: object;
  text(code: LanguageCode): string;
}

/** Reads a claim on the board of a puzzle. */
export function claimIn(geometry: Geometry, { claimed, isPlacement, because }: Typed): Result<Claim, string> {
  const [technique, list = ''] = because?.split(':') ?? [];
  const ids = TECHNIQUES.map(({ id }) => id as string);
  if (technique !== undefined && !ids.includes(technique)) return err(unknownName('technique', technique, ids));
  const [name = '', sign = ''] = claimed.split('=');
  const digit = alphabetOf(geometry).indexOf(sign.toUpperCase()) + 1;
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

/** Grades a claim on a puzzle with this only solution. */
export function said(puzzle: Puzzle, claim: Claim, solution: Uint8Array): Said {
  const { geometry, givens } = puzzle;
  const verdict = gradeClaim(gridOf(puzzle), claim, { givens, solution });
  const named = (cells: readonly number[]): string[] => cells.map((cell) => cellName(cell, geometry.size));
  return {
    isProven: verdict.kind === 'proven' || verdict.kind === 'shorter',
    data: plain(verdict, named),
    text: (code) => textOf(verdict, geometry, languageNamed(code), named),
  };
}

type Named = (cells: readonly number[]) => string[];

/** A verdict as plain data, with the names of cells. */
function plain(verdict: ProofVerdict, named: Named): object {
  switch (verdict.kind) {
    case 'proven':
      return { verdict: 'proven', technique: verdict.step.technique };
    case 'shorter':
      return { verdict: 'shorter', technique: verdict.step.technique, easier: verdict.easier.technique };
    case 'wrong':
      return { verdict: 'wrong' };
    case 'unproven':
      return verdict.lack === 'cells'
        ? {
            verdict: 'unproven',
            lack: 'cells',
            missing: named(verdict.missing),
            superfluous: named(verdict.superfluous),
          }
        : { verdict: 'unproven', lack: verdict.lack };
  }
}

/** A verdict in words. */
function textOf(verdict: ProofVerdict, geometry: Geometry, language: Language, named: Named): string {
  switch (verdict.kind) {
    case 'proven':
      return `proven: ${explain(verdict.step, geometry, { language })}`;
    case 'shorter': {
      const name = techniqueName(verdict.easier.technique, language);
      return `proven, and ${name} is shorter: ${explain(verdict.easier, geometry, { language })}`;
    }
    case 'wrong':
      return 'wrong';
    case 'unproven': {
      if (verdict.lack !== 'cells')
        return verdict.lack === 'none'
          ? 'true, and no reason is given'
          : 'true, but the technique shows no such thing here';
      const parts = [
        verdict.missing.length > 0 && `missing ${named(verdict.missing).join(', ')}`,
        verdict.superfluous.length > 0 && `not needed ${named(verdict.superfluous).join(', ')}`,
      ];
      return `true, but not shown by these cells: ${parts.filter(Boolean).join('; ')}`;
    }
  }
}
