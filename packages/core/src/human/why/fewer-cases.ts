import { isSpent } from '../steps/budget.ts';
import type { Lemma } from '../techniques/nets/lemma.ts';
import { nodeOf } from '../techniques/nets/reach.ts';
import type { NetSetting, Possible, RulingFinder } from '../techniques/nets/ruling.ts';
import type { NetBranch } from '../techniques/nets/search.ts';
import { caseLemma, rulingsOf } from './case-lemma.ts';
import { everyCase } from './cases.ts';
import { refute } from './refutation.ts';

/**
 * The branches that refute a candidate without the lemmas that the others do not need, as far as
 * the budget goes. Each lemma left is found again where it then stands.
 */
export function withFewerCases(
  setting: NetSetting,
  possible: Possible,
  candidate: number,
  branches: readonly NetBranch[],
  patterns: readonly RulingFinder[],
): readonly NetBranch[] {
  let best = branches;
  for (const { gone } of lemmasIn(branches)) {
    const lemmas = lemmasIn(best);
    const others = lemmas.filter((lemma) => lemma.gone[0] !== gone[0]);
    if (others.length === lemmas.length || isSpent(setting.budget)) continue;
    const finders = [...patterns, likeThese(setting, others.toReversed())];
    const found = refute(setting, possible, nodeOf(candidate, true), finders);
    if (found.kind === 'refuted') best = found.branches;
  }
  return best;
}

/** The lemmas of some branches, the last one first. */
function lemmasIn(branches: readonly NetBranch[]): readonly Lemma[] {
  const lemmas = new Map<number, Lemma>();
  for (const branch of branches) for (const lemma of branch.lemmas) if (lemma) lemmas.set(lemma.gone[0]!, lemma);
  return [...lemmas.values()];
}

/** Finds lemmas about the same candidates as some others, one at a time. */
const likeThese =
  (setting: NetSetting, lemmas: readonly Lemma[]): RulingFinder =>
  (spreading) => {
    const { left, board } = spreading;
    for (const { gone, branches } of lemmas) {
      const candidate = gone[0]!;
      const set = left.candidates[board.cellOf[candidate]!]!;
      if (((set >>> board.digitOf[candidate]!) & 1) === 0 || (set & (set - 1)) === 0) continue;
      const isNested = branches.some((branch) => branch.lemmas?.some(Boolean));
      const found = refute(setting, left, nodeOf(candidate, true), isNested ? [everyCase(setting, {})] : []);
      if (found.kind === 'refuted') return rulingsOf(caseLemma(candidate, found.branches), spreading, {});
    }
    return [];
  };
