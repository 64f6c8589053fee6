import { checkGeometry, type Geometry } from '../../geometry/geometry.ts';
import type { Sentence } from '../../languages/sentence.ts';
import { branchMarks } from '../steps/branch-marks.ts';
import { causeMarks } from '../steps/cause-marks.ts';
import {
  type Branch,
  type Consequence,
  cellMarks,
  checkStep,
  type Lemma,
  lemmasOf,
  type Mark,
  type Step,
} from '../steps/step.ts';
import { checkTelling, type TellingOptions, type Wording, wordingFor } from './wording.ts';

/** A part of a proof with its own sentence and drawing: a branch, a lemma, or a consequence. */
export interface ProofPart {
  readonly kind: 'branch' | 'lemma' | 'consequence';
  /** A heading: the assumption and the end of a branch, the result of a lemma, or a consequence. */
  readonly title: Sentence;
  /** A branch as a sentence. Lemmas and consequences have none. */
  readonly says: Sentence;
  readonly marks: readonly Mark[];
  /** The lemmas of a branch, the branches of a lemma, the consequences of a trial on the way. */
  readonly parts: readonly ProofPart[];
}

/**
 * The branches of a step, each with its lemmas, and these with their branches, so that a long proof
 * can be read part by part; of a trial the consequences. Nothing for steps that have neither.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     unfold(nextStep(grid), grid.geometry)      // []
 */
export function unfold(step: Step, geometry: Geometry, options: TellingOptions = {}): readonly ProofPart[] {
  checkStep('unfold', step);
  checkGeometry('unfold', geometry);
  checkTelling('unfold', options);
  const wording = wordingFor(geometry, options);
  const trial = Object.values(step.args).find((arg) => 'consequences' in arg);
  if (trial) return trial.consequences.map((consequence) => consequencePart(consequence, wording));
  const proof = Object.values(step.args).find((arg) => 'branches' in arg);
  if (!proof) return [];
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
      parts: lemma.branches.map((branch) => branchPart(branch, lemmas, wording)),
    };
  }),
});

const consequencePart = (consequence: Consequence, wording: Wording): ProofPart => {
  const { cells, cause } = consequence;
  const within = cause.kind === 'trial' ? cause.consequences : [];
  return {
    kind: 'consequence',
    title: wording.consequence(consequence),
    says: [],
    marks: [...causeMarks(cause, 'second'), ...cellMarks(cells, 'pattern')],
    parts: within.map((consequence) => consequencePart(consequence, wording)),
  };
};
