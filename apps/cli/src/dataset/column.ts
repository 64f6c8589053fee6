import type { RowColumn } from '@pencilmark/bulk';

/** A column as it is written. */
export interface NamedColumn extends RowColumn {
  /** The name that it has in the file. */
  readonly as: string;
}
