import { isSpent } from '../steps/budget.ts';
import { DYNAMIC } from '../techniques/nets/kinds.ts';
import type { Lemma } from '../techniques/nets/lemma.ts';
import { NO_CAUSE, type Reach } from '../techniques/nets/reach.ts';
import type { NetSetting, Possible, RulingFinder } from '../techniques/nets/ruling.ts';
import { branchOf, type NetBranch } from '../techniques/nets/search.ts';
import { NetSpread } from '../techniques/nets/spread.ts';

/** A lemma that shows why a candidate is false, with all that its branches hold. */
export interface CaseLemma extends Lemma {
  readonly branches: readonly NetBranch[];
}

/** The result of an attempt to refute an assumption. */
export type Refutation =
  /** The two ways to the candidate that comes out both true and false. */
  | { readonly kind: 'refuted'; readonly branches: readonly NetBranch[] }
  /** Something is false whether the assumption holds or not. It is to be ruled out first. */
  | { readonly kind: 'elsewhere'; readonly lemma: CaseLemma }
  /** Every cell can be filled, so the assumption cannot be refuted. */
  | { readonly kind: 'filled' }
  /** Nothing more is seen, or the budget is spent. */
  | { readonly kind: 'open' | 'spent' };

/** What finders leave behind besides their rulings. */
export interface Aside {
  came?: Refutation;
}

/** Follows an assumption, a node, until it contradicts itself or nothing more follows. */
export function refute(
  setting: NetSetting,
  possible: Possible,
  node: number,
  finders: readonly RulingFinder[],
  aside: Aside = {},
): Refutation {
  const { board, budget } = setting;
  if (isSpent(budget)) return { kind: 'spent' };
  const reach = board.pool.take();
  new NetSpread(setting, DYNAMIC, possible, finders).from(node >>> 1, (node & 1) === 1, reach);
  const branches = branchesTo(reach);
  board.pool.giveBack(reach);
  if (branches) return { kind: 'refuted', branches };
  return aside.came ?? { kind: isSpent(budget) ? 'spent' : 'open' };
}

/** Both ways to the contradiction of a reach, if it has a contradiction. */
export const branchesTo = (reach: Reach): readonly NetBranch[] | undefined =>
  reach.hasContradiction ? [reach.onEnd, reach.offEnd].map((end) => branchOf(reach, end, NO_CAUSE)) : undefined;
