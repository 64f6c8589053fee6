import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitsOf } from '../../../sets/digits.ts';
import { demandsSome } from '../../demands/boards.ts';
import { heldBy } from '../../demands/cages.ts';
import { eliminating } from '../../demands/evidence.ts';
import { inTurn, NOTHING } from '../../steps/changed.ts';
import { candidatesOf, commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, cellMarks, demandMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** Digits of which some cells hold a number. */
interface Count {
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  readonly least: number;
  readonly most: number;
  readonly demands: readonly number[];
}

/**
 * The counts of a board. Counts of single digits in the same cells also make a count of all these
 * digits together: a quadruple asks for several.
 */
const countsOf = perBoard((geometry: Geometry): readonly Count[] => {
  const single = geometry.demands.flatMap((demand, index) =>
    demand.kind === 'count' ? [{ ...demand, demands: [index] }] : [],
  );
  return [...single, ...togetherOf(single)];
});

/** Counts of the same cells and of different digits, taken together. */
function togetherOf(counts: readonly Count[]): Count[] {
  const byCells = new Map<string, Count[]>();
  for (const count of counts) {
    const key = `${count.cells}`;
    const alike = byCells.get(key) ?? [];
    if (alike.every(({ digits }) => (digits & count.digits) === 0)) byCells.set(key, [...alike, count]);
  }
  return [...byCells.values()]
    .filter((list) => list.length > 1)
    .map((list) => ({
      cells: list[0]!.cells,
      digits: list.reduce((all, { digits }) => all | digits, 0),
      least: list.reduce((sum, { least }) => sum + least, 0),
      most: list[0]!.cells.length,
      demands: list.flatMap(({ demands }) => demands),
    }));
}

const countByCount = (position: Position, search: (count: Count) => readonly Step[]): Iterable<Step> => {
  const counts = countsOf(position.geometry);
  return inTurn(counts.length, (index) => search(counts[index]!));
};

const argsOf = ({ demands, digits }: Count, cells: readonly Cell[], count: number): Step['args'] => ({
  clue: { demands },
  digits: { digits: digitsOf(digits) },
  cells: { cells },
  count: { count },
});

export const countPlaces = defineTechnique({
  id: 'count-places',
  name: 'Last Places of a Clue',
  family: 'clues',
  says: '{clue} wants {count} of its cells to be from {digits}, and only {cells} can be. So each of them is.',
  supports: demandsSome('count'),
  find: (position) =>
    countByCount(position, (count) => {
      const places = count.cells.filter((cell) => (heldBy(position, cell) & count.digits) !== 0);
      if (places.length !== count.least) return NOTHING;
      const lost = candidatesOf(position, places, ~count.digits);
      if (lost.length === 0) return NOTHING;
      const evidence = () => ({
        marks: [...demandMarks(count.demands, 'pattern'), ...cellMarks(places, 'second')],
        args: argsOf(count, places, count.least),
      });
      return [eliminating('count-places', position, lost, evidence)];
    }),
});

export const countMustDigits = defineTechnique({
  id: 'count-must-digits',
  name: 'Digit That a Clue Needs',
  family: 'clues',
  says: '{clue} needs {digits}, in one of {cells}. A cell that sees all of these cannot be {digits}.',
  supports: demandsSome('count'),
  find: (position) =>
    countByCount(position, (count) => {
      const [digit, second] = digitsOf(count.digits);
      const places = count.cells.filter((cell) => (heldBy(position, cell) & count.digits) !== 0);
      if (count.least === 0 || digit === undefined || second !== undefined || places.length < 2) return NOTHING;
      if (places.some((cell) => position.grid.digits[cell] === digit)) return NOTHING;
      const lost = candidatesOf(position, commonPeers(position.geometry, places), count.digits);
      if (lost.length === 0) return NOTHING;
      const evidence = () => ({
        marks: [...demandMarks(count.demands, 'pattern'), ...candidateMarks(places, digit, 'pattern')],
        args: argsOf(count, places, count.least),
      });
      return [eliminating('count-must-digits', position, lost, evidence)];
    }),
});
