import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { candidatesOf, commonPeers, type Position } from '../../steps/position.ts';
import { cellMarks, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { canSwap, housesWith, nakedBeside } from './unique-loop-pattern.ts';
import { rectanglesOf } from './unique-rectangles.ts';

/** A rectangle that would hold two digits in turn if the candidates `wanting` were true. */
interface Avoidable {
  readonly cells: readonly Cell[];
  readonly pair: number;
  readonly wanting: readonly Candidate[];
}

/**
 * The rectangles where two or three corners are filled, none of them by a given, and where the
 * empty corners could hold the missing digits.
 *
 * ```text
 * 5--8      Digits that were placed while solving can change places as candidates can.
 * |  |      If the solution had 8 and 5 here, another solution would have them the other
 * 8--?      way round, and no given would contradict it.
 * ```
 */
function* avoidables({ geometry, candidates, grid, givens }: Position): Generator<Avoidable> {
  if (!givens) return;
  for (const cells of rectanglesOf(geometry)) {
    const empty = cells.filter((cell) => grid.digits[cell] === 0);
    if (empty.length < 1 || empty.length > 2 || cells.some((cell) => givens[cell] !== 0)) continue;
    // The digits that may stand in the even corners, and those that may stand in the odd corners.
    const [even, odd] = [0, 1].map((side) =>
      cells.reduce((set, cell, index) => {
        const digit = grid.digits[cell]!;
        return index % 2 !== side ? set : set & (digit === 0 ? candidates[cell]! : digitBit(digit));
      }, geometry.allDigits),
    );
    for (const first of digitsOf(even!))
      for (const second of digitsOf(odd!))
        if (first !== second)
          yield {
            cells,
            pair: digitBit(first) | digitBit(second),
            wanting: empty.map((cell) => ({ cell, digit: cells.indexOf(cell) % 2 === 0 ? first : second })),
          };
  }
}

const stepOf = (
  technique: string,
  position: Position,
  { cells, pair, wanting }: Avoidable,
  eliminations: readonly Candidate[],
): Step => {
  const roof = wanting.map(({ cell }) => cell);
  const extras = wanting.flatMap(({ cell, digit }) => candidatesOf(position, [cell], ~digitBit(digit)));
  return {
    technique,
    placements: [],
    eliminations,
    marks: [...cellMarks(cells, 'pattern'), ...markedAs('pattern', wanting), ...markedAs('fin', extras)],
    args: {
      cells: { cells },
      pair: { digits: digitsOf(pair) },
      roof: { cells: roof },
      wanted: { digits: wanting.map(({ digit }) => digit) },
      digit: { digits: [...new Set(extras.map(({ digit }) => digit))] },
    },
  };
};

export const avoidableRectangle1 = defineTechnique({
  id: 'avoidable-rectangle-1',
  name: 'Avoidable Rectangle Type 1',
  family: 'uniqueness',
  says: 'No corner of the rectangle {cells} is a given. If it held only {pair}, these could change places, and the puzzle would have two solutions. Only {roof} is still empty, and {wanted} would complete it.',
  *find(position) {
    for (const rectangle of avoidables(position))
      if (rectangle.wanting.length === 1 && canSwap(position, rectangle.cells, rectangle.pair))
        yield stepOf('avoidable-rectangle-1', position, rectangle, rectangle.wanting);
  },
});

export const avoidableRectangle2 = defineTechnique({
  id: 'avoidable-rectangle-2',
  name: 'Avoidable Rectangle Type 2',
  family: 'uniqueness',
  says: 'No corner of the rectangle {cells} is a given. If it held only {pair}, these could change places, and the puzzle would have two solutions. Only {digit} in {roof} can prevent that: {digit} is in one of these cells, and in no cell that sees both.',
  *find(position) {
    const { geometry, candidates } = position;
    for (const rectangle of avoidables(position)) {
      const { wanting, cells, pair } = rectangle;
      if (wanting.length !== 2) continue;
      const extras = wanting.reduce((set, { cell, digit }) => set | (candidates[cell]! & ~digitBit(digit)), 0);
      if (digitCount(extras) !== 1 || !canSwap(position, cells, pair)) continue;
      const roof = wanting.map(({ cell }) => cell).filter((cell) => (candidates[cell]! & extras) !== 0);
      const eliminations = candidatesOf(position, commonPeers(geometry, roof), extras);
      if (eliminations.length > 0) yield stepOf('avoidable-rectangle-2', position, rectangle, eliminations);
    }
  },
});

/** The largest naked set of the search. The two corners count as a single cell. */
const LARGEST_SET = 4;

/** Type 3: two empty corners of a house count as a single cell with all their extra candidates. */
function* withSet(position: Position, rectangle: Avoidable): Generator<Step> {
  const { candidates } = position;
  const { wanting, cells, pair } = rectangle;
  const roof = wanting.map(({ cell }) => cell);
  const extras = wanting.reduce((set, { cell, digit }) => set | (candidates[cell]! & ~digitBit(digit)), 0);
  if (roof.length !== 2 || digitCount(extras) < 2 || !canSwap(position, cells, pair)) return;
  for (const house of housesWith(position, roof)) {
    const rest = house.cells.filter((cell) => candidates[cell] !== 0 && !roof.includes(cell));
    const sets = rest.map((cell) => candidates[cell]!);
    for (let size = digitCount(extras); size <= LARGEST_SET; size++)
      for (const chosen of nakedBeside(extras, sets, size)) {
        const set = rest.filter((_, index) => ((chosen >>> index) & 1) === 1);
        const digits = set.reduce((union, cell) => union | candidates[cell]!, extras);
        const losers = rest.filter((cell) => !set.includes(cell));
        const eliminations = candidatesOf(position, losers, digits);
        if (eliminations.length === 0) continue;
        const step = stepOf('avoidable-rectangle-3', position, rectangle, eliminations);
        yield {
          ...step,
          marks: [
            ...step.marks,
            ...markedAs('second', candidatesOf(position, set, digits)),
            ...houseMarks([house.index], 'pattern'),
          ],
          args: {
            ...step.args,
            others: { digits: digitsOf(extras) },
            set: { cells: set },
            digits: { digits: digitsOf(digits) },
            house: { houses: [house.index] },
          },
        };
      }
  }
}

export const avoidableRectangle3 = defineTechnique({
  id: 'avoidable-rectangle-3',
  name: 'Avoidable Rectangle Type 3',
  family: 'uniqueness',
  says: 'No corner of the rectangle {cells} is a given. If it held only {pair}, these could change places, and the puzzle would have two solutions. So one of {roof} holds something else: the two count as one cell that has {others} to choose from. Together with {set} that makes as many cells as digits in {house}: {digits} have no other places there.',
  *find(position) {
    for (const rectangle of avoidables(position)) yield* withSet(position, rectangle);
  },
});
