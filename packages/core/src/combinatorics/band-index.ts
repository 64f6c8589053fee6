import { classic } from '../geometry/layouts.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { checkArgument, LIST } from '../result.ts';
import { isSolution } from '../solve/is-solution.ts';

/** The second and the third row of a band whose first row is 1 to 9: 18 digits. */
type Rows = readonly number[];

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/**
 * The classes of the bands of a complete 9×9 grid, the three bands first, then the three stacks.
 * Bands are of one class when renaming digits and exchanging rows, boxes and columns within boxes
 * makes one of the other. There are 416 classes, numbered from 1 in the order of their least bands,
 * which begin with 123456789. Throws a RangeError for other grids.
 *
 *     const rows = ['123456789', '456789123', '789123456', '231564897', '564897231', '897231564'];
 *     const grid = [...rows, '312645978', '645978312', '978312645'].join('');
 *     bandIndices([...grid].map(Number))      // [1, 1, 1, 1, 1, 1]
 */
export function bandIndices(solution: ArrayLike<number>): number[] {
  const isGrid = LIST[0](solution as never) && isSolution(emptyPuzzle(classic), solution);
  checkArgument('bandIndices', isGrid, solution, `a complete grid of ${classic.id}`);
  const digits = Array.from(solution);
  const turned = digits.map((_, cell) => digits[(cell % 9) * 9 + Math.floor(cell / 9)]!);
  const orders = columnOrders();
  numbers ??= new Map(leastBands().map((rows, index) => [rows.join(''), index + 1]));
  const numberOf = (band: readonly number[]): number => numbers!.get(leastOf(band, orders).join(''))!;
  return [digits, turned].flatMap((grid) => [0, 27, 54].map((start) => numberOf(grid.slice(start, start + 27))));
}

// The numbers of the least bands are the same for all grids, and are found when somebody asks.
let numbers: ReadonlyMap<string, number> | undefined;

/** The least bands of all classes, in order, without their first row, which is 1 to 9 in each. */
export function leastBands(): Rows[] {
  const orders = columnOrders();
  const found: Rows[] = [];
  for (const second of secondRows())
    for (const third of thirdRows(second)) {
      const rows = [...second, ...third];
      const isLeast = compare(leastOf([1, 2, 3, 4, 5, 6, 7, 8, 9, ...rows], orders, true), rows) === 0;
      if (isLeast) found.push(rows);
    }
  return found.sort(compare);
}

/** The second rows that a least band can have: other columns would make others less. */
function secondRows(): Rows[] {
  const orders = (digits: readonly number[]): number[][] => ORDERS.map((order) => order.map((place) => digits[place]!));
  const joined = (first: readonly number[], second: readonly number[], third: readonly number[]): Rows[] =>
    orders(second).flatMap((middle) => orders(third).map((last) => [...first, ...middle, ...last]));
  return [
    ...joined([4, 5, 6], [7, 8, 9], [1, 2, 3]),
    ...[1, 2, 3].flatMap((digit) =>
      joined([4, 5, 7], [digit, 8, 9], [...[1, 2, 3].filter((other) => other !== digit), 6]),
    ),
  ];
}

/** The rows that complete a band of two rows, the first of which is 1 to 9. */
function thirdRows(second: Rows): Rows[] {
  const rest = [0, 3, 6].map((box) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
      const isAbove = digit > box && digit <= box + 3;
      return !isAbove && !second.slice(box, box + 3).includes(digit);
    }),
  );
  let rows: Rows[] = [[]];
  for (const digits of rest)
    rows = rows.flatMap((row) => ORDERS.map((order) => [...row, ...order.map((place) => digits[place]!)]));
  return rows;
}

/** All orders of the columns of a band that keep boxes together, 1296 lists of nine. */
const columnOrders = (): number[][] =>
  ORDERS.flatMap((stacks) =>
    ORDERS.flatMap((first) =>
      ORDERS.flatMap((second) =>
        ORDERS.map((third) =>
          [first, second, third].flatMap((order, at) => order.map((column) => stacks[at]! * 3 + column)),
        ),
      ),
    ),
  );

/**
 * The least image of a band, without its first row. With `isEnough` any image will do that is less
 * than the band, which then begins with 1 to 9.
 */
function leastOf(band: readonly number[], orders: readonly (readonly number[])[], isEnough = false): Rows {
  let least = isEnough ? band.slice(9) : [10];
  const names = new Uint8Array(10);
  for (const rows of ORDERS)
    for (const columns of orders) {
      const top = rows[0] * 9;
      for (let at = 0; at < 9; at++) names[band[top + columns[at]!]!] = at + 1;
      const digitAt = (place: number): number => names[band[rows[place < 9 ? 1 : 2] * 9 + columns[place % 9]!]!]!;
      let place = 0;
      while (place < 18 && digitAt(place) === least[place]) place++;
      if (place === 18 || digitAt(place) > least[place]!) continue;
      least = Array.from({ length: 18 }, (_, at) => digitAt(at));
      if (isEnough) return least;
    }
  return least;
}

/** Less than 0 when the first row of digits comes before the second one. */
function compare(first: Rows, second: Rows): number {
  const at = first.findIndex((digit, place) => digit !== second[place]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}
