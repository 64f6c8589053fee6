import type { Branch, Implied } from '../../human/steps/step.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';

/** Something that follows: a literal, odd when a candidate is true, and its reasons by index. */
export interface Reasoned {
  readonly literal: number;
  readonly reasons: readonly number[];
}

/**
 * A branch as it is shown: the assumption first, each node after its reasons, the end last. Nodes
 * that the end does not need are left out.
 */
export function shownBranch(nodes: readonly Reasoned[], candidateOf: (literal: number) => Candidate): Branch {
  const order: number[] = [];
  const place: number[] = [];
  const visit = (index: number): void => {
    if (place[index] !== undefined) return;
    nodes[index]!.reasons.forEach(visit);
    place[index] = order.push(index) - 1;
  };
  visit(nodes.length - 1);
  return {
    nodes: order.map((index): Implied => {
      const { literal, reasons } = nodes[index]!;
      return { ...candidateOf(literal), isOn: (literal & 1) === 1, reasons: reasons.map((reason) => place[reason]!) };
    }),
  };
}
