import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Position } from '../steps/position.ts';
import type { Step } from '../steps/step.ts';
import { DYNAMIC, DYNAMIC_PLUS, NESTED_DYNAMIC, type NetKind } from '../techniques/nets/kinds.ts';
import { PATTERNS } from '../techniques/nets/patterns.ts';
import { nodeOf } from '../techniques/nets/reach.ts';
import type { NetSetting, RulingFinder } from '../techniques/nets/ruling.ts';
import { netSetting } from '../techniques/nets/run.ts';
import type { NetBranch } from '../techniques/nets/search.ts';
import { netStep } from '../techniques/nets/step.ts';
import { everyCase, oneCase } from './cases.ts';
import { withFewerCases } from './fewer-cases.ts';
import { type Aside, type Refutation, refute } from './refutation.ts';

/** The parts of a refutation besides single links. */
interface Means {
  readonly kind: NetKind;
  finders(setting: NetSetting, aside: Aside): readonly RulingFinder[];
}

/**
 * The means of a refutation, in turn: links and patterns alone; with candidates that contradict
 * themselves on the way; case by case until nothing is open.
 */
const MEANS = {
  plain: [
    { kind: DYNAMIC, finders: () => [] },
    { kind: DYNAMIC_PLUS, finders: () => PATTERNS },
  ],
  cases: [{ kind: NESTED_DYNAMIC, finders: (setting, aside) => [...PATTERNS, oneCase(setting, aside)] }],
  everything: [{ kind: NESTED_DYNAMIC, finders: (setting, aside) => [...PATTERNS, everyCase(setting, aside)] }],
} as const satisfies Readonly<Record<string, readonly Means[]>>;

export type Depth = keyof typeof MEANS;

/**
 * A step that excludes a candidate because it contradicts itself. Sometimes it excludes another
 * candidate that must go first. Without a step: why there is none.
 */
export function refutingStep(
  position: Position,
  { cell, digit }: Candidate,
  depth: Depth,
): Step | 'open' | 'filled' | 'spent' {
  const setting = netSetting(position);
  const candidate = cell * position.geometry.size + digit - 1;
  let last: Refutation = { kind: 'open' };
  for (const { kind, finders } of MEANS[depth]) {
    const aside: Aside = {};
    last = refute(setting, position, nodeOf(candidate, true), finders(setting, aside), aside);
    if (last.kind === 'refuted')
      return stepOf(position, kind, candidate, withFewerCases(setting, position, candidate, last.branches, PATTERNS));
    if (last.kind === 'elsewhere') return stepOf(position, kind, last.lemma.excluded[0]!, last.lemma.branches);
  }
  return last.kind;
}

function stepOf(position: Position, means: NetKind, candidate: number, branches: readonly NetBranch[]): Step {
  const complexity = branches.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const isNested = branches.some(({ lemmas }) => lemmas.some(Boolean));
  const kind = means === NESTED_DYNAMIC && !isNested ? DYNAMIC_PLUS : means;
  return netStep(position, { kind, end: 'contradiction', complexity, shown: nodeOf(candidate, false), branches });
}
