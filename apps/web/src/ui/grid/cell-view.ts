/** How one cell looks. Two cells that are alike need not be drawn anew. */
export interface CellView {
  /** 0 while empty. */
  readonly digit: number;
  readonly isGiven: boolean;
  /** Whether a hint, or a path that was walked, wrote its digit. */
  readonly isFilled?: boolean;
  /** Sets of digits. */
  readonly corner: number;
  readonly centre: number;
  readonly candidates: number;
  /** Candidates that were struck out, of a cell without notes. */
  readonly struck?: number;
  readonly colour: number;
  readonly isSelected: boolean;
  readonly isCursor: boolean;
  readonly isWrong: boolean;
  /** A peer of the selected cell; the same digit as there; part of a "what if". */
  readonly isPeer: boolean;
  readonly isSame: boolean;
  readonly isTried?: boolean;
  /** Whether a filter finds it. */
  readonly isMatch?: boolean;
  /** Whether a drawing above shows its notes. */
  readonly isDrawn?: boolean;
  /** The number of the region that is drawn here, from 1: it fills the cell. */
  readonly region?: number;
  /** The digit that stands out among its notes, or 0. */
  readonly noted?: number;
  /** Another player wrote its digit: with what mark that is shown. */
  readonly mark?: string;
  /** Whether it was the last move; whether its digit is not accepted yet. */
  readonly isLast?: boolean;
  readonly isWaiting?: boolean;
  /** Other players who have selected it, each with a letter. */
  readonly others?: string;
  /** Whether somebody should look at it: the key Tab stops here, too. */
  readonly isDoubt?: boolean;
  /** What a screen reader says. */
  readonly label: string;
}
