import type { FormatName } from '@pencilmark/core/format';
import type { SymmetryName } from '@pencilmark/core/generate';
import type { RuleName } from '@pencilmark/core/geometry';
import type { Family } from '@pencilmark/core/human';
import type { Difficulty } from '@pencilmark/core/rate';

/**
 * The names of the texts that rows of core's tables need, by the part that has them. A row without
 * words does not compile.
 */
export interface RowKeys {
  readonly first: `${'rule' | 'board'}.${RuleName}` | `difficulty.${Difficulty}`;
  readonly making: `create.difficulty.${Difficulty}` | `level.${Difficulty}.says` | `symmetry.${SymmetryName}`;
  readonly techniques: `family.${Family}` | `family.${Family}.idea`;
  readonly reading: `format.${FormatName}`;
}
