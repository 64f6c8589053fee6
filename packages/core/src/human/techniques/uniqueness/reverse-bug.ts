import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitBit, hasDigit } from '../../../sets/digits.ts';
import type { Position } from '../../steps/position.ts';
import { cellMarks, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { supportsGraves } from './bug.ts';

/** The cells that hold one of two digits, and how many of them each house has. */
interface Filled {
  readonly cells: readonly Cell[];
  readonly counts: Uint8Array;
  /** How many houses have a single such cell. */
  readonly odd: number;
}

function filledWith({ grid, geometry }: Position, first: Digit, second: Digit): Filled {
  const counts = new Uint8Array(geometry.houses.length);
  const cells: Cell[] = [];
  grid.digits.forEach((digit, cell) => {
    if (digit !== first && digit !== second) return;
    cells.push(cell);
    for (let at = geometry.cellHouseStart[cell]!; at < geometry.cellHouseStart[cell + 1]!; at++)
      counts[geometry.cellHouses[at]!]!++;
  });
  return { cells, counts, odd: counts.filter((count) => count === 1).length };
}

/** The cells that lie in all houses with a single one of the two digits, and in no other house. */
function* closing({ geometry }: Position, { counts, odd }: Filled): Generator<Cell> {
  const { cellCount, cellHouses, cellHouseStart } = geometry;
  for (let cell = 0; cell < cellCount; cell++) {
    const houses = cellHouses.subarray(cellHouseStart[cell]!, cellHouseStart[cell + 1]!);
    if (houses.length === odd && houses.every((house) => counts[house] === 1)) yield cell;
  }
}

export const reverseBug = defineTechnique({
  id: 'reverse-bug',
  name: 'Reverse BUG',
  family: 'uniqueness',
  says: 'So far {pair} stand in {cells}. With {digit} in {target}, too, each house would have both of them or neither. In all houses without them, none of their cells is a given: there the two could change places, and the puzzle would have two solutions.',
  supports: supportsGraves,
  *find(position): Generator<Step> {
    const { geometry, candidates } = position;
    for (let first = 1; first <= geometry.size; first++)
      for (let second = first + 1; second <= geometry.size; second++) {
        const filled = filledWith(position, first, second);
        // With all of them placed, nothing could change places.
        if (filled.cells.length + 1 >= 2 * geometry.size) continue;
        for (const target of closing(position, filled))
          for (const digit of [first, second])
            if (hasDigit(candidates[target]! & (digitBit(first) | digitBit(second)), digit))
              yield {
                technique: 'reverse-bug',
                placements: [],
                eliminations: [{ cell: target, digit }],
                marks: cellMarks(filled.cells, 'pattern'),
                args: {
                  pair: { digits: [first, second] },
                  cells: { cells: filled.cells },
                  digit: { digits: [digit] },
                  target: { cells: [target] },
                },
              };
      }
  },
});
