import { lowestBit } from '../../../bits.ts';
import type { House } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { digitCount } from '../../../sets/digits.ts';
import { NOTHING } from '../../steps/changed.ts';
import type { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** A single that a house shows. */
export function singleInHouse(
  technique: 'full-house' | 'hidden-single',
  position: Position,
  house: House,
  cell: Cell,
  digit: Digit,
): Step {
  const { marks, args } = position.evidence(() => ({
    marks: [{ kind: 'house', house: house.index, role: 'pattern' }],
    args: { house: { houses: [house.index] }, cell: { cells: [cell] }, digit: { digits: [digit] } },
  }));
  const placements = [{ cell, digit }];
  return { technique, placements, eliminations: [], marks, args, measures: house.kind === 'box' ? IN_BOX : IN_OTHER };
}

const IN_BOX = { inBox: 1 };
const IN_OTHER = { inBox: 0 };

export const fullHouse = defineTechnique({
  id: 'full-house',
  name: 'Full House',
  family: 'singles',
  says: 'Only {cell} is still empty in {house}, and {digit} is the digit that {house} lacks.',
  find(position: Position) {
    const first = nextFullHouse(position, 0);
    return first === -1 ? NOTHING : fullHouses(position, first);
  },
});

/** The index, in the order of houses, of the next house with a single empty cell. -1 for none. */
function nextFullHouse({ houses, emptyCells }: Position, from: number): number {
  for (let at = from; at < houses.length; at++) if (emptyCells[houses[at]!.index] === 1) return at;
  return -1;
}

function* fullHouses(position: Position, first: number): Generator<Step> {
  const { houses, candidates, grid } = position;
  for (let at = first; at !== -1; at = nextFullHouse(position, at + 1)) {
    const house = houses[at]!;
    const cell = house.cells.find((houseCell) => grid.digits[houseCell] === 0)!;
    const digits = candidates[cell]!;
    if (digitCount(digits) === 1) yield singleInHouse('full-house', position, house, cell, lowestBit(digits) + 1);
  }
}

export const hiddenSingle = defineTechnique({
  id: 'hidden-single',
  name: 'Hidden Single',
  family: 'singles',
  says: '{digit} has only one place left in {house}: {cell}. Every other cell there is filled, sees {digit} already, or has had it ruled out.',
  find(position: Position) {
    const first = nextOnePlace(position, 0);
    return first === -1 ? NOTHING : hiddenSingles(position, first);
  },
});

/**
 * The index, in the order of houses, of the next house where a digit has just one place. -1 for
 * none.
 */
function nextOnePlace({ houses, onePlace }: Position, from: number): number {
  for (let at = from; at < houses.length; at++) if (onePlace[houses[at]!.index] !== 0) return at;
  return -1;
}

function* hiddenSingles(position: Position, first: number): Generator<Step> {
  const { geometry, houses, onePlace, places } = position;
  for (let at = first; at !== -1; at = nextOnePlace(position, at + 1)) {
    const house = houses[at]!;
    for (let left = onePlace[house.index]!; left !== 0; left &= left - 1) {
      const digit = lowestBit(left) + 1;
      const cell = house.cells[lowestBit(places[house.index * geometry.size + digit - 1]!)]!;
      yield singleInHouse('hidden-single', position, house, cell, digit);
    }
  }
}

/** The naked single of a cell. */
export function nakedSingleAt(position: Position, cell: Cell, digit: Digit): Step {
  const { marks, args } = position.evidence(() => ({
    marks: [{ kind: 'cell', cell, role: 'pattern' }],
    args: { cell: { cells: [cell] }, digit: { digits: [digit] } },
  }));
  return { technique: 'naked-single', placements: [{ cell, digit }], eliminations: [], marks, args };
}

export const nakedSingle = defineTechnique({
  id: 'naked-single',
  name: 'Naked Single',
  family: 'singles',
  says: '{digit} is the only candidate left in {cell}: every other digit stands in a cell that it sees, or has been ruled out.',
  find(position: Position) {
    const cell = nextSingle(position, 0);
    return cell === -1 ? NOTHING : nakedSingles(position, cell);
  },
});

/** The first cell, from a given cell on, with a single candidate. -1 for none. */
function nextSingle({ candidates }: Position, from: Cell): Cell {
  for (let cell = from; cell < candidates.length; cell++) {
    const set = candidates[cell]!;
    if (set !== 0 && (set & (set - 1)) === 0) return cell;
  }
  return -1;
}

function* nakedSingles(position: Position, first: Cell): Generator<Step> {
  for (let cell = first; cell !== -1; cell = nextSingle(position, cell + 1))
    yield nakedSingleAt(position, cell, lowestBit(position.candidates[cell]!) + 1);
}
