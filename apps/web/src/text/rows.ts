import type { Difficulty, Family, FormatName, HouseKind, RuleName, SymmetryName } from '@pencilmark/core';

/** The names of the texts that rows of core's tables need. A row without words does not compile. */
export type RowKey =
  | `${'rule' | 'board' | 'create.rule'}.${RuleName}`
  | `${'difficulty' | 'create.difficulty'}.${Difficulty}`
  | `level.${Difficulty}.says`
  | `symmetry.${SymmetryName}`
  | `family.${Family}`
  | `family.${Family}.idea`
  | `format.${FormatName}`
  | `watch.${HouseKind}`;
