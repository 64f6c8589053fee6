import type { FormatName } from '@pencilmark/core/format';
import type { SymmetryName } from '@pencilmark/core/generate';
import type { RuleName } from '@pencilmark/core/geometry';
import type { Family } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';

/** The names of the texts that rows of core's tables need. A row without words does not compile. */
export type RowKey =
  | `${'rule' | 'board'}.${RuleName}`
  | `${'difficulty' | 'create.difficulty'}.${Difficulty}`
  | `level.${Difficulty}.says`
  | `symmetry.${SymmetryName}`
  | `family.${Family}`
  | `family.${Family}.idea`
  | `format.${FormatName}`;
