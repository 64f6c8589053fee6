import type { NetKind } from './kinds.ts';

/** A net or a chain within another net. */
export interface Lemma {
  /** The technique's id. */
  readonly technique: string;
  /** A key that is equal for lemmas that count once: all nodes of their branches. */
  readonly key: string;
  readonly complexity: number;
  /** The candidates that it excludes. */
  readonly excluded: readonly number[];
  readonly branches: readonly LemmaBranch[];
}

/** By kind of search, and by the candidates of a grid: the lemmas found. */
export type LemmaShelves = Map<NetKind | 'chains', Map<string, readonly Lemma[]>>;

/** A branch of a lemma, from its end to its assumption. */
export interface LemmaBranch {
  readonly nodes: readonly number[];
  /** By node: the cell or the house for which it is the last candidate, or none. */
  readonly causes: readonly number[];
  /** By node: the indexes in `nodes` of its parents. Default: the node behind it. */
  readonly parents?: readonly (readonly number[])[];
  /** By node: the lemma that shows it, if it rests on one. */
  readonly lemmas?: readonly (Lemma | undefined)[];
}

/** Makes a lemma of its parts. */
export const lemmaOf = (
  technique: string,
  complexity: number,
  excluded: readonly number[],
  branches: readonly LemmaBranch[],
): Lemma => ({
  technique,
  key: branches.map(({ nodes }) => nodes.join()).join('|'),
  complexity,
  excluded,
  branches,
});
