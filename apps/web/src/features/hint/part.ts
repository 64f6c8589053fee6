import type { ProofPart, Step } from '@pencilmark/core/human';

/** A step as it is drawn with a part of its proof alone. What a lemma shows stands in its marks. */
export const withPart = (step: Step, part: ProofPart | undefined): Step =>
  !part ? step : { ...step, marks: part.marks, ...(part.kind === 'lemma' && { placements: [], eliminations: [] }) };
