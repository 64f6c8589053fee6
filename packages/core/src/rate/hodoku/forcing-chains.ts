import type { Position } from '../../human/steps/position.ts';
import type { Step } from '../../human/steps/step.ts';
import { digitsOf } from '../../sets/digits.ts';
import { falseOf, groupedImplications, type Implications, placesOf } from './implications.ts';
import { type Case, casesStep } from './proof.ts';
import { Spread } from './spread.ts';

/** All candidates of a cell, or all places of a digit in a house: one of these nodes is true. */
export interface Alternatives {
  readonly nodes: readonly number[];
  /** Undefined for the candidates of a cell. */
  readonly house?: number;
}

/** The alternatives of a position: cells, then houses. */
export function alternativesOf(position: Position, { single }: Implications): Alternatives[] {
  const { geometry, candidates } = position;
  const { houses, size } = geometry;
  const alternatives: Alternatives[] = [];
  candidates.forEach((set, cell) => {
    if (set !== 0) alternatives.push({ nodes: digitsOf(set).map((digit) => single[cell * size + digit - 1]!) });
  });
  for (const house of houses)
    for (let digit = 1; digit <= size; digit++) {
      const nodes = placesOf(position, house, digit).map((cell) => single[cell * size + digit - 1]!);
      if (nodes.length > 0) alternatives.push({ nodes, house: house.index });
    }
  return alternatives;
}

/**
 * The forcing chain that HoDoKu takes. It assumes each candidate false, then each candidate true,
 * cell by cell, and takes the first assumption that leaves a cell or a digit without a place.
 * HoDoKu's further forms, verities included, add nothing: every implication has its contrapositive.
 */
export function forcingChain(position: Position): Step | undefined {
  const implications = position.get(groupedImplications);
  const alternatives = alternativesOf(position, implications);
  const spread = new Spread(implications);
  for (const first of [0, 1])
    for (let node = 0; node < implications.singles; node++) {
      spread.from(node * 2 + first);
      const dead = alternatives.find(({ nodes }) => nodes.every((node) => spread.has(falseOf(node))));
      if (dead) return casesStep(position, implications, caseOf(dead), node * 2 + 1 - first);
    }
  return undefined;
}

const caseOf = ({ nodes, house }: Alternatives): Case => ({
  technique: house === undefined ? 'cell-forcing-chain' : 'region-forcing-chain',
  assumptions: nodes.map((node) => node * 2 + 1),
  ...(house !== undefined && { house }),
});
