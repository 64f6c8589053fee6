import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { digitsOf, hasDigit } from '../../../sets/digits.ts';
import { demandsAmong, excludedByEach } from '../../relations/exclusions.ts';
import { tightSets, unionOf } from '../../relations/tight-sets.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { demandMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { hasMoreThanHouses } from './rule-pointing.ts';

/** The most cells of a set that is looked for. */
const LARGEST_SET = 4;

/** Cells that all differ: cells of houses, and cells that demands keep apart. */
const groupsOf = perBoard((geometry: Geometry): readonly (readonly Cell[])[] => {
  const apart = geometry.demands.flatMap(({ kind, cells }) => (kind === 'apart' && cells.length > 2 ? [cells] : []));
  return [...geometry.houses.map(({ cells }) => cells), ...apart];
});

function* linkedSets(position: Position): Generator<Step> {
  const { candidates, geometry } = position;
  const known = new Set<string>();
  for (let count = 2; count <= LARGEST_SET; count++)
    for (const group of groupsOf(geometry)) {
      const open = group.filter((cell) => candidates[cell] !== 0);
      const sets = open.map((cell) => candidates[cell]!);
      for (const chosen of tightSets(sets, count)) {
        const cells = open.filter((_, index) => (chosen >>> index) & 1);
        const key = [...cells].sort((a, b) => a - b).join();
        if (known.has(key)) continue;
        known.add(key);
        const step = stepOf(position, cells, unionOf(sets, chosen));
        if (step) yield step;
      }
    }
}

function stepOf(position: Position, cells: readonly Cell[], digits: number): Step | undefined {
  const { candidates, geometry } = position;
  const seesAllInHouse = ({ cell }: Candidate): boolean =>
    geometry.houses.some(({ set }) => set.has(cell) && cells.every((otherCell) => set.has(otherCell)));
  const placesOf = (digit: number): Candidate[] =>
    cells.filter((cell) => hasDigit(candidates[cell]!, digit)).map((cell) => ({ cell, digit }));
  // Each digit of the set is true in some place.
  const eliminations = digitsOf(digits)
    .flatMap((digit) =>
      excludedByEach(
        position,
        placesOf(digit).map((place) => [place]),
      ),
    )
    .filter((elimination) => !cells.includes(elimination.cell) && !seesAllInHouse(elimination));
  const distinct = [
    ...new Map(eliminations.map((elimination) => [`${elimination.cell} ${elimination.digit}`, elimination])).values(),
  ];
  const set = candidatesOf(position, cells, digits);
  const demands = demandsAmong(geometry, set, distinct);
  if (demands.length === 0) return undefined;
  const { marks, args } = position.evidence(() => ({
    marks: [...demandMarks(demands, 'cover'), ...markedAs('pattern', set)],
    args: {
      cells: { cells },
      digits: { digits: digitsOf(digits) },
      gone: { candidates: distinct },
      demands: { demands },
    },
  }));
  return {
    technique: 'linked-set',
    placements: [],
    eliminations: distinct,
    marks,
    args,
    measures: { size: cells.length },
  };
}

export const linkedSet = defineTechnique({
  id: 'linked-set',
  name: 'Linked Set',
  family: 'ties',
  says: '{cells} all differ and have only the candidates {digits}: as many digits as cells, so each of these digits takes one of these cells. Wherever it goes, it rules out {gone}, by {demands} where no house does.',
  supports: hasMoreThanHouses,
  find: linkedSets,
});
