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
  /**
   * True, and not proven by what was given: no reason (`none`), a technique that shows no such
   * thing here (`technique`), or cells on which it does not rest (`cells`).
   */
  | {
      readonly kind: 'unproven';
      readonly lack: 'none' | 'technique' | 'cells';
      /** Cells without which the nearest proof does not stand, and those that it does not need. */
      readonly missing?: readonly number[];
      readonly superfluous?: readonly number[];
    }
  | { readonly kind: 'wrong' };
