import { lowestBit, popcount } from '../../../bits.ts';
import type { Geometry } from '../../../geometry/geometry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitCount, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { areLinesHouses } from '../../relations/crossings.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import { cellMarks, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** On larger boards there are too many ways to choose rows. */
const LARGEST_BOARD = 9;
const FEWEST_LINES = 3;
/** By set: how many bits it has. */
const COUNTS = Uint8Array.from({ length: 1 << LARGEST_BOARD }, (_, set) => popcount(set));

/**
 * The empty cells where some rows cross some columns. The digits of `inRows` fit into each of the
 * rows at most once, all others into each of the columns. That makes as many places as cells.
 *
 * ```text
 *         c     c  c
 *   r     x     x  x      r: has digits of `inRows` in these cells, and not elsewhere
 *   r     x     .  x      c: has other digits in these cells, and not elsewhere
 * ```
 */
interface LockedCrossing {
  readonly rows: number;
  readonly columns: number;
  readonly inRows: DigitSet;
}

/** The data of the search for some rows. */
interface Crossed {
  /** The number of empty cells of each column in these rows: its three bits, as sets of columns. */
  readonly counts: readonly [number, number, number];
  /** By digit from 0 on: the columns that can hold it there, and the number of rows that can. */
  readonly columnsWith: Uint16Array;
  readonly rowsWith: Uint8Array;
}

function crossed({ candidates, geometry: { size } }: Position, rows: number): Crossed {
  const counts: [number, number, number] = [0, 0, 0];
  const columnsWith = new Uint16Array(size);
  const rowsWith = new Uint8Array(size);
  for (let left = rows; left !== 0; left &= left - 1) {
    const from = lowestBit(left) * size;
    let inRow = 0;
    for (let column = 0; column < size; column++) {
      const set = candidates[from + column]!;
      if (set === 0) continue;
      const bit = 1 << column;
      counts[2] ^= counts[1] & counts[0] & bit;
      counts[1] ^= counts[0] & bit;
      counts[0] ^= bit;
      inRow |= set;
      for (let bits = set; bits !== 0; bits &= bits - 1) columnsWith[lowestBit(bits)]! |= bit;
    }
    for (let bits = inRow; bits !== 0; bits &= bits - 1) rowsWith[lowestBit(bits)]!++;
  }
  return { counts, columnsWith, rowsWith };
}

/** In how many rows the cells of a crossing have a digit of `inRows`, summed over these digits. */
function placesInRows({ candidates, geometry: { size } }: Position, { rows, columns, inRows }: LockedCrossing): number {
  let places = 0;
  for (let left = rows; left !== 0; left &= left - 1) {
    let inRow = 0;
    for (let at = columns; at !== 0; at &= at - 1) inRow |= candidates[lowestBit(left) * size + lowestBit(at)]!;
    places += digitCount(inRow & inRows);
  }
  return places;
}

// So many places of digits in rows may turn out to lie beside the columns.
const MOST_BESIDE = 2;

/**
 * The locked crossings of some rows. Each digit goes to the rows or to the columns. Only columns
 * with more cells than digits of their own count. They must make up for the places of digits in
 * rows.
 */
function crossingsOf(position: Position, rows: number): readonly LockedCrossing[] {
  const { size } = position.geometry;
  const { counts, columnsWith, rowsWith } = crossed(position, rows);
  const crossings: LockedCrossing[] = [];
  // `ones`, `twos` and `fours` are the cells that the columns have beyond their digits, as binary
  // digits.
  const search = (digit: number, inRows: DigitSet, cost: number, ones: number, twos: number, fours: number): void => {
    const short = cost - COUNTS[ones]! - 2 * COUNTS[twos]! - 4 * COUNTS[fours]!;
    const columns = ones | twos | fours;
    if (short > MOST_BESIDE || COUNTS[columns]! < FEWEST_LINES) return;
    if (digit < size) {
      const inColumns = columnsWith[digit]!;
      search(digit + 1, inColumns === 0 ? inRows : inRows | (1 << digit), cost + rowsWith[digit]!, ones, twos, fours);
      if (inColumns === 0) return;
      const less = inColumns & (ones | twos | fours);
      const fromTwos = less & ~ones;
      const fromFours = fromTwos & ~twos;
      search(digit + 1, inRows, cost, ones ^ less, twos ^ fromTwos, fours ^ fromFours);
      return;
    }
    if (short < 0 || inRows === 0) return;
    const crossing = { rows, columns, inRows };
    const places = digitsOf(inRows).reduce((sum, rowDigit) => sum + rowsWith[rowDigit - 1]!, 0);
    if (places - placesInRows(position, crossing) === short) crossings.push(crossing);
  };
  search(0, 0, 0, ...counts);
  return crossings;
}

/** By set of rows: the turn in which its crossings ruled nothing out. */
const vainIn = ({ geometry: { size } }: Position): number[] => new Array<number>(1 << size).fill(0);

/** Whether the cells of some rows are as they were in a turn. */
function isAsItWas({ houseTurns }: Position, rows: number, turn: number): boolean {
  // The rows stand first among the houses.
  for (let left = rows; left !== 0; left &= left - 1) if (houseTurns[lowestBit(left)]! > turn) return false;
  return true;
}

/**
 * The eliminations of locked crossings, those of few rows first. Where the crossings of some rows
 * eliminated nothing, they are searched again only after a change in these rows.
 */
function* lockedSteps(position: Position): Generator<Step> {
  const { size } = position.geometry;
  const vain = position.remember(vainIn);
  for (let count = FEWEST_LINES; count <= Math.ceil(size / 2); count++)
    for (let rows = 0; rows < 1 << size; rows++) {
      if (popcount(rows) !== count || isAsItWas(position, rows, vain[rows]!)) continue;
      let isVain = true;
      for (const crossing of crossingsOf(position, rows)) {
        const step = stepOf(position, crossing);
        if (!step) continue;
        isVain = false;
        yield step;
      }
      if (isVain) vain[rows] = position.turn;
    }
}

const bitsOf = (set: number): number[] => digitsOf(set).map((digit) => digit - 1);

function stepOf(position: Position, { rows, columns, inRows }: LockedCrossing): Step | undefined {
  const { candidates, geometry } = position;
  const { size, houses } = geometry;
  const lost: Candidate[] = [];
  const cells: Cell[] = [];
  let used = 0;
  candidates.forEach((set, cell) => {
    const isInRows = ((rows >>> Math.floor(cell / size)) & 1) === 1;
    const isInColumns = ((columns >>> (cell % size)) & 1) === 1;
    if (set === 0) return;
    if (isInRows && isInColumns) {
      cells.push(cell);
      used |= set;
    } else if (isInRows) lost.push(...candidatesOf(position, [cell], inRows));
    else if (isInColumns) lost.push(...candidatesOf(position, [cell], ~inRows));
  });
  // A line whose cells of the crossing lack a digit has it elsewhere.
  const eliminations = lost.filter(({ cell, digit }) => {
    const lineOf = (place: Cell): number => (hasDigit(inRows, digit) ? Math.floor(place / size) : place % size);
    return cells.some((lockedCell) => lineOf(lockedCell) === lineOf(cell) && hasDigit(candidates[lockedCell]!, digit));
  });
  if (eliminations.length === 0) return undefined;
  const lines = (kind: string, numbers: number): number[] =>
    bitsOf(numbers).map((number) => houses.findIndex((house) => house.kind === kind && house.number === number + 1));
  const [inRowLines, inColumnLines] = [lines('row', rows), lines('column', columns)];
  return {
    technique: 'multi-sector-locked-sets',
    placements: [],
    eliminations,
    marks: [
      ...houseMarks([...inRowLines, ...inColumnLines], 'pattern'),
      ...cellMarks(cells, 'pattern'),
      ...markedAs('pattern', candidatesOf(position, cells, inRows)),
      ...markedAs('second', candidatesOf(position, cells, ~inRows)),
    ],
    args: {
      rows: { houses: inRowLines },
      columns: { houses: inColumnLines },
      rowDigits: { digits: digitsOf(inRows & used) },
      columnDigits: { digits: digitsOf(~inRows & used) },
      count: { count: cells.length },
    },
    measures: { cells: cells.length, lines: digitCount(rows) + digitCount(columns) },
  };
}

export const multiSectorLockedSets = defineTechnique({
  id: 'multi-sector-locked-sets',
  name: 'Multi-sector Locked Sets',
  family: 'patterns',
  says: 'There are {count} empty cells where {rows} cross {columns}. Of the digits there, {rowDigits} fit into each of these rows at most once, and {columnDigits} into each of these columns at most once. Counted over all of these lines where the cells can hold them, that is room for {count} digits: just enough. So each of these lines has its digits in the crossing, and not elsewhere.',
  supports: (geometry: Geometry) => geometry.size <= LARGEST_BOARD && areLinesHouses(geometry),
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const step of lockedSteps(position)) if (isNew(step.eliminations)) yield step;
  },
});
