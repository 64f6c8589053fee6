import { isSpent } from '../steps/budget.ts';
import type { Lemma } from '../techniques/nets/lemma.ts';
import { nodeOf } from '../techniques/nets/reach.ts';
import type { NetSetting, Possible, RulingFinder } from '../techniques/nets/ruling.ts';
import type { NetBranch } from '../techniques/nets/search.ts';
import { caseLemma, rulingsOf } from './case-lemma.ts';
import { everyCase } from './cases.ts';
import { refute } from './refutation.ts';

/**
 * The branches that refute a candidate, without lemmas that are not needed, as far as the budget
 * goes. Each remaining lemma is proven anew in its changed place.
 */
export function withFewerCases(
  setting: NetSetting,
  possible: Possible,
  candidate: number,
  branches: readonly NetBranch[],
  patterns: readonly RulingFinder[],
): readonly NetBranch[] {
  let best = branches;
  for (const { excluded } of lemmasIn(branches)) {
    const lemmas = lemmasIn(best);
    const otherLemmas = lemmas.filter((lemma) => lemma.excluded[0] !== excluded[0]);
    if (otherLemmas.length === lemmas.length || isSpent(setting.budget)) continue;
    const finders = [...patterns, likeThese(setting, otherLemmas.toReversed())];
    const refutation = refute(setting, possible, nodeOf(candidate, true), finders);
    if (refutation.kind === 'refuted') best = refutation.branches;
  }
  return best;
}

/** The lemmas of some branches, the last first. */
function lemmasIn(branches: readonly NetBranch[]): readonly Lemma[] {
  const lemmas = new Map<number, Lemma>();
  for (const branch of branches) for (const lemma of branch.lemmas) if (lemma) lemmas.set(lemma.excluded[0]!, lemma);
  return [...lemmas.values()];
}

/** Proves lemmas about the same candidates as some other lemmas, one at a time. */
const likeThese =
  (setting: NetSetting, lemmas: readonly Lemma[]): RulingFinder =>
  (spreading) => {
    const { left, board } = spreading;
    for (const { excluded, branches } of lemmas) {
      const candidate = excluded[0]!;
      const set = left.candidates[board.cellOf[candidate]!]!;
      if (((set >>> board.digitOf[candidate]!) & 1) === 0 || (set & (set - 1)) === 0) continue;
      const isNested = branches.some((branch) => branch.lemmas?.some(Boolean));
      const refutation = refute(setting, left, nodeOf(candidate, true), isNested ? [everyCase(setting, {})] : []);
      if (refutation.kind === 'refuted') return rulingsOf(caseLemma(candidate, refutation.branches), spreading, {});
    }
    return [];
  };
