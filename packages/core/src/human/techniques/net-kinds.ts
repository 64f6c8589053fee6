/** A search for nets: how far it goes, and what its steps are worth at least. */
export interface NetKind {
  readonly base: number;
  /** Whether it follows a single digit from house to house. */
  readonly isOneDigit: boolean;
  /** Whether it also compares all places of a digit in a house, and all candidates of a cell. */
  readonly isMultiple: boolean;
  /** Whether candidates that turn out false are taken off while it goes on. */
  readonly isDynamic: boolean;
  /** Whether locked candidates, pairs and X-Wings are seen on the way. */
  readonly seesPatterns: boolean;
}

export const NISHIO: NetKind = {
  base: 7.5,
  isOneDigit: true,
  isMultiple: false,
  isDynamic: true,
  seesPatterns: false,
};

export const MULTIPLE: NetKind = { ...NISHIO, base: 8.0, isOneDigit: false, isMultiple: true, isDynamic: false };
export const DYNAMIC: NetKind = { ...MULTIPLE, base: 8.5, isDynamic: true };
export const DYNAMIC_PLUS: NetKind = { ...DYNAMIC, base: 9.0, seesPatterns: true };
