import { type Lemma, lemmaOf } from '../techniques/nets/lemma.ts';
import { NO_CAUSE } from '../techniques/nets/reach.ts';
import type { Ruling, Spreading } from '../techniques/nets/ruling.ts';
import type { NetBranch } from '../techniques/nets/search.ts';
import type { Aside, CaseLemma } from './refutation.ts';

/** The lemma that a candidate is false, because its branches contradict each other. */
export function caseLemma(candidate: number, branches: readonly NetBranch[]): CaseLemma {
  const isNested = branches.some(({ lemmas }) => lemmas.some(Boolean));
  const count = branches.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const technique = isNested ? 'nested-forcing-chain' : 'dynamic-forcing-chain';
  return { ...lemmaOf(technique, count, [candidate], branches), branches };
}

/** A lemma as a ruling. A lemma that holds without the assumption is left out. */
export function rulingsOf(lemma: CaseLemma | undefined, spreading: Spreading, aside: Aside): readonly Ruling[] {
  if (!lemma) return [];
  const lost = [...lostFor(lemma, spreading)];
  if (lost.length > 0) return [{ excluded: lemma.excluded, lost, lemma }];
  aside.came = { kind: 'elsewhere', lemma };
  return [];
}

/**
 * The candidates that a spread had excluded before the lemma holds there, with all its inner
 * lemmas.
 */
function lostFor({ branches }: Lemma, spreading: Spreading, lost = new Set<number>()): Set<number> {
  const { cellOf, digitOf } = spreading.board;
  for (const { nodes, causes, lemmas = [] } of branches)
    nodes.forEach((node, at) => {
      const lemma = lemmas[at];
      if (lemma) lostFor(lemma, spreading, lost);
      if ((node & 1) === 0 || causes[at] === NO_CAUSE) return;
      const candidate = node >>> 1;
      for (const candidateLost of spreading.lostBy(causes[at]!, cellOf[candidate]!, digitOf[candidate]!))
        lost.add(candidateLost);
    });
  return lost;
}
