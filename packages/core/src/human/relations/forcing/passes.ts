import type { LinkUse } from './links.ts';

/** A kind of chains, with the values by which Sudoku Explainer 1.2.1 orders its hints. */
export interface ChainKind {
  readonly technique: string;
  readonly base: number;
  /** Among hints of equal difficulty and complexity, Sudoku Explainer takes the lower key. */
  readonly key: number;
}

/** A pass over all candidates. Sudoku Explainer makes three. */
export interface ChainPass extends LinkUse {
  readonly cycle: ChainKind;
  readonly chain?: ChainKind;
}

const x = { weakInCells: false, weakInTies: false, strongInCells: false, strongInHouses: true };
const y = { weakInCells: true, weakInTies: false, strongInCells: true, strongInHouses: false };
const xy = { weakInCells: true, weakInTies: true, strongInCells: true, strongInHouses: true };

/** The passes in their order. The values are those of Sudoku Explainer 1.2.1. */
export const X_PASS: ChainPass = {
  ...x,
  cycle: { technique: 'x-cycle', base: 6.5, key: 2 },
  chain: { technique: 'forcing-x-chain', base: 6.6, key: 2 },
};
export const Y_PASS: ChainPass = { ...y, cycle: { technique: 'y-cycle', base: 6.5, key: 3 } };
export const XY_PASS: ChainPass = {
  ...xy,
  cycle: { technique: 'bidirectional-cycle', base: 7.0, key: 4 },
  chain: { technique: 'forcing-chain', base: 7.0, key: 4 },
};

/**
 * The difficulty of a chain. The base of its kind grows by 0.1 for each of 4, 6, 8, 12, 16, 24 …
 * that its complexity less 2 exceeds. The tenths are added step by step, as Sudoku Explainer does,
 * because the sums are compared.
 *
 *     chainDifficulty(7, 8)      // 7.1
 */
export function chainDifficulty(base: number, complexity: number): number {
  let difficulty = base;
  for (let limit = 4, isEven = true; complexity - 2 > limit; isEven = !isEven) {
    difficulty += 0.1;
    limit = isEven ? (limit * 3) / 2 : (limit * 4) / 3;
  }
  return difficulty;
}
