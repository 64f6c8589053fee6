import {
  type Claim,
  type ClaimText,
  gradeClaim,
  type ProofVerdict,
  proofData,
  readClaim,
} from '@pencilmark/coach/proof';
import { cellName, type Geometry } from '@pencilmark/core/geometry';
import { explain, type Language, TECHNIQUES, techniqueName } from '@pencilmark/core/human';
import { type LanguageCode, languageNamed } from '@pencilmark/core/languages';
import { gridOf, type Puzzle } from '@pencilmark/core/puzzle';
import { err, type Result } from '@pencilmark/core/result';
import { unknownName } from './options/names.ts';

/** What is said of a claim: as plain data, and in words. */
export interface Said {
  readonly isProven: boolean;
  readonly data: object;
  text(code: LanguageCode): string;
}

/** Reads a claim on the board of a puzzle. */
export function claimIn(geometry: Geometry, typed: ClaimText): Result<Claim, string> {
  const [technique] = typed.because?.split(':') ?? [];
  const ids = TECHNIQUES.map(({ id }) => id as string);
  if (technique !== undefined && !ids.includes(technique)) return err(unknownName('technique', technique, ids));
  return readClaim(geometry, typed);
}

/** Grades a claim on a puzzle with this only solution. */
export function said(puzzle: Puzzle, claim: Claim, solution: Uint8Array): Said {
  const { geometry, givens } = puzzle;
  const verdict = gradeClaim(gridOf(puzzle), claim, { givens, solution });
  const named = (cells: readonly number[]): string[] => cells.map((cell) => cellName(cell, geometry.size));
  return {
    isProven: verdict.kind === 'proven' || verdict.kind === 'shorter',
    data: proofData(verdict, geometry),
    text: (code) => textOf(verdict, geometry, languageNamed(code), named),
  };
}

type Named = (cells: readonly number[]) => string[];

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
