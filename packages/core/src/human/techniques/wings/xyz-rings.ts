import type { Cell, CellSet } from '../../../sets/cells.ts';
import { type Digit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { type ConjugatePair, conjugatePairs, linkMark } from '../../relations/conjugate-pairs.ts';
import { bivalueCells, commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** An XYZ-Wing whose pincers are joined by a house with two places for their common digit. */
interface Ring {
  readonly pivot: Cell;
  /** The pincers, and the digits that each has besides the common digit. */
  readonly pincers: readonly [Cell, Cell];
  readonly own: readonly [Digit, Digit];
  readonly digit: Digit;
  readonly bridge: ConjugatePair;
  /** The places of the house that the pincers see, in their order. */
  readonly ends: readonly [Cell, Cell];
}

function* ringsOf(position: Position): Generator<Ring> {
  const { geometry, candidates } = position;
  const { peerSets } = geometry;
  const pairs = bivalueCells(position);
  for (let pivot = 0; pivot < geometry.cellCount; pivot++) {
    const all = candidates[pivot]!;
    if (digitCount(all) !== 3) continue;
    const near = pairs.filter((cell) => peerSets[pivot]!.has(cell) && (candidates[cell]! & ~all) === 0);
    for (const [index, first] of near.entries())
      for (const second of near.slice(index + 1)) {
        const common = candidates[first]! & candidates[second]!;
        if (digitCount(common) !== 1 || peerSets[first]!.has(second)) continue;
        const digit = digitsOf(common)[0]!;
        const own = [first, second].map((cell) => digitsOf(candidates[cell]! & ~common)[0]!) as [Digit, Digit];
        for (const bridge of position.get(conjugatePairs)[digit]!)
          for (const ends of [bridge.cells, [bridge.cells[1], bridge.cells[0]] as const])
            if (peerSets[first]!.has(ends[0]) && peerSets[second]!.has(ends[1]) && !ends.includes(pivot))
              yield { pivot, pincers: [first, second], own, digit, bridge, ends };
      }
  }
}

/**
 * The eliminations common to the three ways to fill the wing. The pivot holds its own digit or the
 * common digit. The house has the common digit at the end that no pincer excludes.
 */
function lossesOf({ geometry }: Position, { pivot, pincers, own, digit, ends }: Ring): [Digit, CellSet][] {
  const [first, second] = pincers;
  const sees = (cells: readonly Cell[]): CellSet => commonPeers(geometry, cells);
  const { peerSets } = geometry;
  // The pivot has the digit of a pincer, which then has the common digit, or the pivot has that.
  const byOne = peerSets[first]!.or(peerSets[ends[1]]!);
  const byOther = peerSets[second]!.or(peerSets[ends[0]]!);
  const byPivot = peerSets[pivot]!.or(sees(ends));
  return [
    [own[0], sees([pivot, first])],
    [own[1], sees([pivot, second])],
    [digit, byOne.and(byOther).and(byPivot)],
  ];
}

function stepOf(position: Position, ring: Ring): Step | undefined {
  const { pivot, pincers, digit, bridge, ends } = ring;
  const { candidates } = position;
  const eliminations = lossesOf(position, ring).flatMap(([lostDigit, cells]) =>
    [...cells.and(position.cellsWith(lostDigit))].map((cell) => ({ cell, digit: lostDigit })),
  );
  // Without a loss of the pincers' own digits it shows no more than a wing.
  if (!eliminations.some((elimination) => elimination.digit !== digit)) return undefined;
  const cells = [pivot, ...pincers];
  const wing = cells.flatMap((cell) =>
    digitsOf(candidates[cell]!).flatMap((candidate): Mark[] =>
      candidateMarks([cell], candidate, candidate === digit ? 'second' : 'pattern'),
    ),
  );
  return {
    technique: 'xyz-ring',
    placements: [],
    eliminations,
    marks: [
      ...houseMarks([bridge.houses[0]!], 'pattern'),
      ...wing,
      ...candidateMarks(ends, digit, 'third'),
      linkMark(pincers[0], ends[0], digit, false),
      linkMark(ends[0], ends[1], digit, true),
      linkMark(ends[1], pincers[1], digit, false),
    ],
    args: {
      pivot: { cells: [pivot] },
      pincers: { cells: pincers },
      digits: { digits: digitsOf(candidates[pivot]!) },
      digit: { digits: [digit] },
      house: { houses: [bridge.houses[0]!] },
      ends: { cells: ends },
    },
  };
}

export const xyzRing = defineTechnique({
  id: 'xyz-ring',
  name: 'XYZ-Ring',
  family: 'wings',
  says: '{pivot} sees {pincers}, and the three cells have just the candidates {digits} together. In {house}, {digit} has only the places {ends}, one seen by each of {pincers}. So these are not both {digit}, and each of the three digits fits into the three cells only once: each is there. What sees all its places goes, and a {digit} that is ruled out in whatever cell it stands.',
  *find(position: Position): Generator<Step> {
    const shown = new Set<string>();
    for (const ring of ringsOf(position)) {
      const step = stepOf(position, ring);
      const key = step && JSON.stringify(step.eliminations);
      if (!step || shown.has(key!)) continue;
      shown.add(key!);
      yield step;
    }
  },
});
