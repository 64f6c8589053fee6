import { checkGeometry, type Geometry } from '../../geometry/geometry.ts';
import type { Sentence } from '../../languages/sentence.ts';
import { branchMarks } from '../steps/branch-marks.ts';
import { type Branch, checkStep, type Lemma, lemmasOf, type Mark, type Step } from '../steps/step.ts';
import { checkTelling, type TellingOptions, type Wording, wordingFor } from './wording.ts';

/** A part of a proof that can be told and drawn by itself: a branch, or a lemma. */
export interface ProofPart {
  readonly kind: 'branch' | 'lemma';
  /** A heading: the assumption of a branch and its end, or what a lemma shows. */
  readonly title: Sentence;
  /** A branch as a sentence. A lemma has none. */
  readonly says: Sentence;
  readonly marks: readonly Mark[];
  /** The lemmas of a branch, the branches of a lemma. */
  readonly parts: readonly ProofPart[];
}

/**
 * The branches of a step, each with its lemmas, and these with their branches, so that a long proof
 * can be read part by part. Nothing for steps without branches.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     unfold(nextStep(grid), grid.geometry)      // []
 */
export function unfold(step: Step, geometry: Geometry, options: TellingOptions = {}): readonly ProofPart[] {
  checkStep('unfold', step);
  checkGeometry('unfold', geometry);
  checkTelling('unfold', options);
  const proof = Object.values(step.args).find((arg) => 'branches' in arg);
  if (!proof) return [];
  const wording = wordingFor(geometry, options);
  return proof.branches.map((branch) => branchPart(branch, proof.lemmas ?? [], wording));
}

const branchPart = (branch: Branch, lemmas: readonly Lemma[], wording: Wording): ProofPart => ({
  kind: 'branch',
  title: wording.heading(branch),
  says: wording.branch(branch),
  marks: branchMarks([branch]),
  parts: lemmasOf(branch).map(([number, shown]) => {
    const lemma = lemmas[number]!;
    return {
      kind: 'lemma',
      title: wording.lemma(lemma, shown),
      says: [],
      marks: branchMarks(lemma.branches),
      parts: lemma.branches.map((one) => branchPart(one, lemmas, wording)),
    };
  }),
});
