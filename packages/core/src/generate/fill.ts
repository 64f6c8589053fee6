import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { checkRandom, type Random, shuffled } from '../random.ts';
import { checkOptions, fail } from '../result.ts';
import { isOfPeers } from '../rules/demand.ts';
import { BUDGET_KEYS, type BudgetOptions } from '../solve/search.ts';
import { randomSolution } from './solution.ts';

/** How many random starts are made before a solver is asked. Most boards need only a few. */
const MOST_STARTS = 2_000;
/** Calls that the solver may then take. */
const MOST_CALLS = 1_000_000;

/**
 * A random complete grid of a board, a digit 1…size for every cell. Where random starts find none,
 * or the board asks for sums and the like, a solver searches for one within `maxCalls` calls
 * (default 1 000 000). Throws a RangeError when the board has no grid, or none was found.
 *
 *     fillGrid(boxed(2, 2), makeRandom(1)).length      // 16
 */
export function fillGrid(geometry: Geometry, random: Random, options: BudgetOptions = {}): Uint8Array {
  checkGeometry('fillGrid', geometry);
  checkRandom('fillGrid', random);
  checkOptions('fillGrid', options, BUDGET_KEYS);
  const { maxCalls = MOST_CALLS, solvers } = options;
  // Random starts know houses and peers, and no other demands.
  const starts = geometry.demands.every(isOfPeers) ? MOST_STARTS : 0;
  for (let start = 0; start < starts; start++) {
    const digits = tryToFill(geometry, random);
    if (digits === 'none') return fail(`the board ${geometry.id} has no complete grid`);
    if (digits !== 'lost') return digits;
  }
  const { solution, stopped } = randomSolution(emptyPuzzle(geometry), random, {
    maxCalls,
    ...(solvers && { solvers }),
  });
  if (solution) return solution;
  if (stopped === 'exhausted') return fail(`the board ${geometry.id} has no complete grid`);
  return fail(`no complete grid of ${geometry.id} found in ${starts} starts and ${maxCalls} calls of a solver`);
}

/**
 * Fills the board depth first, always where there is least choice: among the digits of a cell or
 * the places of a digit in a house. Counters of both follow the candidates, so boards may have any
 * number of digits. The answer is 'none' when no grid exists. It is 'lost' when as many placements
 * were taken back as there are cells. Then a new start is quicker than the way out of an early bad
 * choice (antiknight 153 → 54 ms).
 */
function tryToFill(geometry: Geometry, random: Random): Uint8Array | 'none' | 'lost' {
  const { size, cells, cellCount, houses, houseCells, cellHouses, cellHouseStart, peers, peerStart } = geometry;
  const digits = new Uint8Array(cellCount);
  const isOpen = new Uint8Array(cellCount * size).fill(1); // candidates, at cell·size + digit-1
  const choices = new Uint8Array(cellCount).fill(size); // candidates of a cell
  // candidates of a digit in a house, at house·size + digit-1
  const places = new Uint8Array(houses.length * size).fill(size);
  const isPlaced = new Uint8Array(houses.length * size);
  const trail: number[] = [];
  let takenBack = 0;

  const close = (cell: number, digit: number): void => {
    const candidate = cell * size + digit - 1;
    if (isOpen[candidate] === 0) return;
    isOpen[candidate] = 0;
    trail.push(candidate);
    choices[cell]!--;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      places[cellHouses[at]! * size + digit - 1]!--;
  };
  const reopenTo = (length: number): void => {
    while (trail.length > length) {
      const candidate = trail.pop()!;
      const cell = Math.floor(candidate / size);
      isOpen[candidate] = 1;
      choices[cell]!++;
      for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
        places[cellHouses[at]! * size + (candidate % size)]!++;
      }
    }
  };
  const setPlaced = (cell: number, digit: number, placed: number): void => {
    digits[cell] = placed * digit;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      isPlaced[cellHouses[at]! * size + digit - 1] = placed;
  };
  const place = (cell: number, digit: number): void => {
    setPlaced(cell, digit, 1);
    for (let other = 1; other <= size; other++) if (other !== digit) close(cell, other);
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) close(peers[at]!, digit);
  };

  /**
   * The candidates [cell, digit] to try where there is least choice. The list is empty when a cell
   * or a digit has no candidate left. Undefined when all is filled.
   */
  const leastChoice = (): [number, number][] | undefined => {
    let least = size + 1;
    let ties = 0;
    let chosen = -1; // a cell, or cellCount + house·size + digit-1
    const consider = (count: number, place: number): void => {
      if (count > least) return;
      if (count < least) ties = 0;
      least = count;
      ties++;
      if (ties === 1 || random.below(ties) === 0) chosen = place;
    };
    for (const cell of cells) if (digits[cell] === 0) consider(choices[cell]!, cell);
    // The places of a digit are considered only when they are fewer than all before. So cells come
    // first when counts are equal.
    for (let at = 0; at < places.length; at++) {
      if (isPlaced[at] === 0 && places[at]! < least) consider(places[at]!, cellCount + at);
    }
    if (chosen < 0) return undefined;
    if (chosen < cellCount) {
      const cell = chosen;
      return Array.from({ length: size }, (_, index): [number, number] => [cell, index + 1]).filter(
        ([, digit]) => isOpen[cell * size + digit - 1] === 1,
      );
    }
    const digit = ((chosen - cellCount) % size) + 1;
    const house = Math.floor((chosen - cellCount) / size);
    return Array.from(houseCells.subarray(house * size, house * size + size), (cell): [number, number] => [
      cell,
      digit,
    ]).filter(([cell]) => isOpen[cell * size + digit - 1] === 1);
  };

  const fillRest = (): boolean => {
    const candidates = leastChoice();
    if (!candidates) return true;
    for (const [cell, digit] of shuffled(candidates, random)) {
      const length = trail.length;
      place(cell, digit);
      if (fillRest()) return true;
      setPlaced(cell, digit, 0);
      reopenTo(length);
      if (++takenBack > cellCount) return false;
    }
    return false;
  };

  if (fillRest()) return digits;
  return takenBack > cellCount ? 'lost' : 'none';
}
