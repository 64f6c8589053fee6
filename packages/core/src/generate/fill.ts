import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { type Candidate, emptyPuzzle } from '../puzzle/puzzle.ts';
import { checkRandom, type Random, shuffled } from '../random.ts';
import { checkOptions, fail } from '../result.ts';
import { isOfPeers } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';
import { BUDGET_KEYS, type BudgetOptions } from '../solve/search.ts';
import { randomSolution } from './solution.ts';

/** How many random starts are made before a solver is used. Most boards need only a few. */
const MOST_STARTS = 2_000;
/** Calls that the solver may then take. */
const MOST_CALLS = 1_000_000;

/**
 * A random complete grid of a board, a digit 1…size for every cell. If random starts fail, or the
 * board has demands such as sums, a solver searches for a grid within `maxCalls` calls (default 1
 * 000 000). Throws a RangeError when the board has no grid, or none was found.
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
 * the places of a digit in a house. The answer is 'none' when no grid exists. It is 'lost' when as
 * many placements were taken back as there are cells. Then a new start is quicker than the way out
 * of an early bad choice (antiknight 153 → 54 ms).
 */
function tryToFill(geometry: Geometry, random: Random): Uint8Array | 'none' | 'lost' {
  const board = new OpenBoard(geometry);
  let takenBack = 0;
  const fillRest = (): boolean => {
    const candidates = board.leastChoice(random);
    if (!candidates) return true;
    for (const { cell, digit } of shuffled(candidates, random)) {
      const mark = board.place(cell, digit);
      if (fillRest()) return true;
      board.takeBack(cell, digit, mark);
      if (++takenBack > geometry.cellCount) return false;
    }
    return false;
  };
  if (fillRest()) return board.digits;
  return takenBack > geometry.cellCount ? 'lost' : 'none';
}

/**
 * A board that is filled. Its counters follow the candidates, so that it may have any number of
 * digits.
 */
class OpenBoard {
  readonly digits: Uint8Array;
  private readonly geometry: Geometry;
  /** Whether a candidate is open, at cell·size + digit-1. */
  private readonly isOpen: Uint8Array;
  /** How many candidates a cell has. */
  private readonly choices: Uint8Array;
  /** How many candidates a digit has in a house, at house·size + digit-1; whether it is placed. */
  private readonly places: Uint8Array;
  private readonly isPlaced: Uint8Array;
  /** The removed candidates, the last removed last. */
  private readonly trail: number[] = [];

  constructor(geometry: Geometry) {
    const { size, cellCount, houses } = geometry;
    this.geometry = geometry;
    this.digits = new Uint8Array(cellCount);
    this.isOpen = new Uint8Array(cellCount * size).fill(1);
    this.choices = new Uint8Array(cellCount).fill(size);
    this.places = new Uint8Array(houses.length * size).fill(size);
    this.isPlaced = new Uint8Array(houses.length * size);
  }

  /** Places a digit. Returns the state for `takeBack`. */
  place(cell: Cell, digit: Digit): number {
    const { size, peers, peerStart } = this.geometry;
    const mark = this.trail.length;
    this.setPlaced(cell, digit, 1);
    for (let rival = 1; rival <= size; rival++) if (rival !== digit) this.close(cell, rival);
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) this.close(peers[at]!, digit);
    return mark;
  }

  takeBack(cell: Cell, digit: Digit, mark: number): void {
    this.setPlaced(cell, digit, 0);
    while (this.trail.length > mark) this.setOpen(this.trail.pop()!, 1);
  }

  /**
   * The candidates to try where there is least choice. The list is empty when a cell or a digit has
   * no candidate left. Undefined when all is filled.
   */
  leastChoice(random: Random): Candidate[] | undefined {
    const { size, cells, cellCount, houseCells } = this.geometry;
    const { choices, places } = this;
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
    for (const cell of cells) if (this.digits[cell] === 0) consider(choices[cell]!, cell);
    // The places of a digit are considered only when they are fewer than all before. So cells come
    // first when counts are equal.
    for (let at = 0; at < places.length; at++)
      if (this.isPlaced[at] === 0 && places[at]! < least) consider(places[at]!, cellCount + at);
    if (chosen < 0) return undefined;
    const house = Math.floor((chosen - cellCount) / size);
    const all =
      chosen < cellCount
        ? Array.from({ length: size }, (_, index) => ({ cell: chosen, digit: index + 1 }))
        : Array.from(houseCells.subarray(house * size, house * size + size), (cell) => ({
            cell,
            digit: ((chosen - cellCount) % size) + 1,
          }));
    return all.filter(({ cell, digit }) => this.isOpen[cell * size + digit - 1] === 1);
  }

  private close(cell: Cell, digit: Digit): void {
    const candidate = cell * this.geometry.size + digit - 1;
    if (this.isOpen[candidate] === 0) return;
    this.trail.push(candidate);
    this.setOpen(candidate, 0);
  }

  private setOpen(candidate: number, open: 0 | 1): void {
    const { size, cellHouses, cellHouseStart } = this.geometry;
    const cell = Math.floor(candidate / size);
    const change = open === 1 ? 1 : -1;
    this.isOpen[candidate] = open;
    this.choices[cell]! += change;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      this.places[cellHouses[at]! * size + (candidate % size)]! += change;
  }

  private setPlaced(cell: Cell, digit: Digit, placed: 0 | 1): void {
    const { size, cellHouses, cellHouseStart } = this.geometry;
    this.digits[cell] = placed * digit;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      this.isPlaced[cellHouses[at]! * size + digit - 1] = placed;
  }
}
