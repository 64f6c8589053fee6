import type { Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';

/** How hard a drill makes it to see its step, the easiest first. */
export const DRILL_GRADES = ['shown', 'hidden', 'game'] as const;
/**
 * - `shown`: the drill says where to look, and only candidates that matter are there
 * - `hidden`: the whole position with all its candidates
 * - `game`: a position from a game, in which no easier step exists
 */
export type DrillGrade = (typeof DRILL_GRADES)[number];

/** What somebody entered: digits that were placed, candidates that were struck out. */
export interface Entered {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** A candidate that somebody places, or strikes out. */
export interface Claimed extends Candidate {
  readonly isPlacement: boolean;
}

/** What is said of an answer to a drill. */
export type DrillVerdict =
  /** What was entered is what the technique shows, all of it or a part. */
  | { readonly kind: 'found'; readonly step: Step; readonly isWhole: boolean }
  /**
   * It is true, and another technique shows it: at once, or `after` a step of the technique that
   * was wanted. Of what was entered, `claim` is the first that the technique does not show.
   */
  | { readonly kind: 'other'; readonly claim: Claimed; readonly step: Step; readonly after?: Step }
  /** It is true, and no single step shows it, but for nets, which show nearly everything. */
  | { readonly kind: 'unproven'; readonly claim: Claimed }
  /** One of the entered is false: the digit of its cell, or a candidate that has to stay. */
  | { readonly kind: 'wrong'; readonly candidate: Candidate; readonly isPlacement: boolean };
