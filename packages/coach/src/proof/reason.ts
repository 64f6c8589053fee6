import type { Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';

/** What somebody claims: a digit in a cell, or that a candidate is false; and why. */
export interface Claim {
  readonly candidate: Candidate;
  readonly isPlacement: boolean;
  /** The id of the technique; none where somebody gives no reason. */
  readonly technique?: string;
  /** The cells on which the reason rests. */
  readonly cells: readonly number[];
}

/** What is said of a claim. */
export type ProofVerdict =
  | { readonly kind: 'proven'; readonly step: Step }
  /** Proven, and an easier technique shows the same. */
  | { readonly kind: 'shorter'; readonly step: Step; readonly easier: Step }
  /** True, and not proven by what was given. */
  | Unproven
  | { readonly kind: 'wrong' };

/**
 * Why a claim is true and not proven: no reason was given (`none`), the technique shows no such
 * thing here (`technique`), or it does not rest on these cells (`cells`).
 */
export type Unproven =
  | { readonly kind: 'unproven'; readonly lack: 'none' | 'technique' }
  | {
      readonly kind: 'unproven';
      readonly lack: 'cells';
      /** The nearest proof by this technique. */
      readonly step: Step;
      /** Cells without which that does not stand, and those that it does not need. */
      readonly missing: readonly number[];
      readonly superfluous: readonly number[];
    };
