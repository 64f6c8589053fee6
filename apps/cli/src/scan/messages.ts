import type { Refusal, Scanned, ScanResult } from '@pencilmark/scan';

/** The wish that a thread gets. */
export interface Wish {
  readonly file: string;
  /** Why there is nothing to read; then no thread gets the wish. */
  readonly problem?: string;
  readonly isDrawn: boolean;
  readonly isSolved: boolean;
}

/** A puzzle as a thread reads it. */
export interface ReadSheet extends Pick<Scanned, 'size' | 'board' | 'doubts' | 'state'> {
  readonly digits: readonly number[];
  /** A letter for each cell: `g` for a given, `e` for an entry, `.` for neither. */
  readonly kinds: string;
  readonly solution?: readonly number[];
  /** The straightened picture with what was read drawn over it, as SVG. */
  readonly drawing?: string;
}

/** What a thread answers. */
export type Answer =
  | {
      readonly puzzles: readonly ReadSheet[];
      readonly why?: Refusal;
      readonly ms: number;
      readonly stages: ScanResult['stages'];
    }
  /** The file is no picture, or damaged. */
  | { readonly problem: string };
