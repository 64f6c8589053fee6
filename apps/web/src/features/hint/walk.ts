import type { Geometry } from '@pencilmark/core/geometry';
import type { Step } from '@pencilmark/core/human';

/** Digits and candidates of a board. */
export interface Stand {
  readonly digits: Uint8Array;
  readonly candidates: Int32Array;
}

/** The board after a step. */
export function afterStep({ peers, peerStart }: Geometry, stand: Stand, { placements, eliminations }: Step): Stand {
  const [digits, candidates] = [stand.digits.slice(), stand.candidates.slice()];
  for (const { cell, digit } of eliminations) candidates[cell]! &= ~(1 << (digit - 1));
  for (const { cell, digit } of placements) {
    digits[cell] = digit;
    candidates[cell] = 0;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++)
      candidates[peers[index]!]! &= ~(1 << (digit - 1));
  }
  return { digits, candidates };
}

/** The boards in which the steps are done, one after the other. */
export function standsOf(geometry: Geometry, start: Stand, steps: readonly Step[]): Stand[] {
  let stand = start;
  return steps.map((step) => {
    const before = stand;
    stand = afterStep(geometry, stand, step);
    return before;
  });
}
