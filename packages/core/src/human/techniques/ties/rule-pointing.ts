import type { Geometry, House } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitCount } from '../../../sets/digits.ts';
import { demandsAmong, excludedByEach } from '../../relations/exclusions.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { candidateMarks, demandMarks, houseMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** With more places, a digit seldom rules anything out beyond its house. */
const MOST_PLACES = 5;

/** Whether cells have to differ that share no house, or are tied. Elsewhere houses tell all. */
export const hasMoreThanHouses = ({ demands }: Geometry): boolean => demands.some(({ kind }) => kind !== 'house');

/** The houses that hold all of some places: there, locked candidates are found. */
const housesOf = ({ houses }: Geometry, places: readonly Cell[]): House[] =>
  houses.filter(({ set }) => places.every((cell) => set.has(cell)));

function* pointingSteps(position: Position): Generator<Step> {
  const { geometry, places } = position;
  for (const house of position.houses)
    for (let digit = 1; digit <= geometry.size; digit++) {
      const at = places[house.index * geometry.size + digit - 1]!;
      const count = digitCount(at);
      if (count < 2 || count > MOST_PLACES) continue;
      const cells = cellsAt(house, at);
      const step = stepOf(position, house, digit, cells);
      if (step) yield step;
    }
}

function stepOf(position: Position, house: House, digit: Digit, cells: readonly Cell[]): Step | undefined {
  const { geometry } = position;
  const shared = housesOf(geometry, cells);
  const places = cells.map((cell): Candidate => ({ cell, digit }));
  const isLocked = (elimination: Candidate): boolean =>
    elimination.digit === digit && shared.some(({ set }) => set.has(elimination.cell));
  const eliminations = excludedByEach(
    position,
    places.map((place) => [place]),
  ).filter((elimination) => !isLocked(elimination));
  const demands = demandsAmong(geometry, places, eliminations);
  if (demands.length === 0) return undefined;
  const { marks, args } = position.evidence(() => ({
    marks: [
      ...houseMarks([house.index], 'base'),
      ...demandMarks(demands, 'cover'),
      ...candidateMarks(cells, digit, 'pattern'),
    ],
    args: {
      house: { houses: [house.index] },
      digit: { digits: [digit] },
      cells: { cells },
      gone: { candidates: eliminations },
      demands: { demands },
    },
  }));
  return { technique: 'rule-pointing', placements: [], eliminations, marks, args };
}

export const rulePointing = defineTechnique({
  id: 'rule-pointing',
  name: 'Rule Pointing',
  family: 'ties',
  says: 'In {house}, {digit} can only be in {cells}. Each of these places rules out {gone}, by {demands} where no house does.',
  supports: hasMoreThanHouses,
  find: pointingSteps,
});
