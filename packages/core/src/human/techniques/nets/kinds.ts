/** A kind of search for nets: its means, and the least score of its steps. */
export interface NetKind {
  readonly base: number;
  /** Whether it follows a single digit from house to house. */
  readonly isOneDigit: boolean;
  /** Whether it also compares all places of a digit in a house, and all candidates of a cell. */
  readonly isMultiple: boolean;
  /** Whether false candidates are removed during the search. */
  readonly isDynamic: boolean;
  /** Whether it uses locked candidates, pairs and X-Wings on the way. */
  readonly seesPatterns: boolean;
  /** Searches on the way, when nothing else follows. */
  readonly nested: readonly ('chains' | NetKind)[];
}

export const NISHIO: NetKind = {
  base: 7.5,
  isOneDigit: true,
  isMultiple: false,
  isDynamic: true,
  seesPatterns: false,
  nested: [],
};

export const MULTIPLE: NetKind = { ...NISHIO, base: 8.0, isOneDigit: false, isMultiple: true, isDynamic: false };
export const DYNAMIC: NetKind = { ...MULTIPLE, base: 8.5, isDynamic: true };
export const DYNAMIC_PLUS: NetKind = { ...DYNAMIC, base: 9.0, seesPatterns: true };
export const NESTED_CHAINS: NetKind = { ...DYNAMIC_PLUS, base: 9.5, nested: ['chains'] };
export const NESTED_MULTIPLE: NetKind = { ...DYNAMIC_PLUS, base: 10.0, nested: ['chains', MULTIPLE] };
export const NESTED_DYNAMIC: NetKind = { ...DYNAMIC_PLUS, base: 10.5, nested: [DYNAMIC] };
export const NESTED_TWICE: NetKind = { ...DYNAMIC_PLUS, base: 11.0, nested: [DYNAMIC, NESTED_CHAINS] };
