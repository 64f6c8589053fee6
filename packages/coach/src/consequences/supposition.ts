import type { Candidate } from '@pencilmark/core/puzzle';

/** What somebody supposes: that a candidate is true, or false. */
export interface Supposition extends Candidate {
  readonly isOn: boolean;
}
