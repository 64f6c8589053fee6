import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit } from '../../../sets/digits.ts';
import { guardianStep, type Impossible } from '../../relations/guardians.ts';
import type { Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import type { Mark, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** With more cells that have guardians, hardly anything sees them all. */
const MOST_GUARDED = 2;
const FEWEST_CELLS = 5;
const MOST_CELLS = 9;
/** The most cells that the search enters in a position. 9×9 positions take some thousands. */
const MOST_VISITS = 20_000;

/**
 * The rings of an odd number of cells that can all hold two digits. Each cell is a peer of the next
 * cell and of no other.
 */
function* oddRings(
  { candidates, geometry }: Position,
  pair: DigitSet,
  budget: { visits: number },
): Generator<readonly Cell[]> {
  const cells = [...candidates.keys()].filter((cell) => (candidates[cell]! & pair) === pair);
  const plain = cells.filter((cell) => candidates[cell] === pair).length;
  if (plain < FEWEST_CELLS - MOST_GUARDED) return;
  const guarded = (cell: Cell): number => (candidates[cell] === pair ? 0 : 1);
  const grow = function* (path: readonly Cell[], left: number): Generator<readonly Cell[]> {
    const last = path.at(-1)!;
    const sees = geometry.peerSets[last]!;
    if (path.length > 2 && sees.has(path[0]!)) {
      // Each ring is met in both directions.
      if (path.length >= FEWEST_CELLS && path.length % 2 === 1 && path[1]! < last) yield path;
      return;
    }
    if (path.length === MOST_CELLS) return;
    for (const cell of cells) {
      // The ring starts at its lowest cell.
      if (cell <= path[0]! || !sees.has(cell) || guarded(cell) > left || path.includes(cell)) continue;
      if (path.slice(1, -1).some((inner) => geometry.peerSets[inner]!.has(cell))) continue;
      if (budget.visits-- <= 0) return;
      yield* grow([...path, cell], left - guarded(cell));
    }
  };
  for (const start of cells) yield* grow([start], MOST_GUARDED - guarded(start));
}

/** The links along a ring, for the given digit. */
const linksOf = (ring: readonly Cell[], digit: number): Mark[] =>
  ring.map((cell, index) => ({
    kind: 'link',
    from: { cells: [cell], digit },
    to: { cells: [ring[(index + 1) % ring.length]!], digit },
    isStrong: false,
  }));

/** An odd ring of cells, with the two digits that cannot fill it. */
export interface Oddagon extends Impossible {
  readonly marks: readonly Mark[];
}

/** The rings of a position, pair by pair. */
export function oddagons(position: Position): readonly Oddagon[] {
  const { size } = position.geometry;
  const budget = { visits: MOST_VISITS };
  const oddagons: Oddagon[] = [];
  for (let first = 1; first <= size; first++)
    for (let second = first + 1; second <= size; second++) {
      const digits = digitBit(first) | digitBit(second);
      for (const cells of oddRings(position, digits, budget))
        oddagons.push({ cells, digits, marks: linksOf(cells, first) });
    }
  return oddagons;
}

/** Why a guardian of a ring must be true. */
export const ODDAGON =
  'Each of {cells} sees two others, in a ring of {count} cells. If they held only {digits}, these would have to change from cell to cell; but the number of cells is odd, so somewhere two neighbours would be the same. So one of the other candidates is true: {guardians}.';

export const bivalueOddagon = defineTechnique({
  id: 'bivalue-oddagon',
  name: 'Bivalue Oddagon',
  family: 'chains',
  says: ODDAGON,
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const ring of position.get(oddagons)) {
      const { cells, marks } = ring;
      const step = guardianStep('bivalue-oddagon', position, ring);
      if (!step || !isNew([...step.placements, ...step.eliminations])) continue;
      yield {
        ...step,
        marks: [...step.marks, ...marks],
        args: { ...step.args, count: { count: cells.length } },
        measures: { ...step.measures, cells: cells.length },
      };
    }
  },
});
