import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { checkArgument, checkOptions, FUNCTION, fail, type KeysOf, LIST, within } from '../result.ts';
import { type Demand, isMet, isOfPeers } from '../rules/demand.ts';
import type { Cell } from '../sets/cells.ts';
import { isSolution } from '../solve/is-solution.ts';

/** How far to look for unavoidable sets. */
export interface UnavoidableOptions {
  /** The most cells of a set; default: 12. */
  readonly most?: number;
  /** Is told where the search is: the size of the sets, and the first cell of those looked for. */
  readonly onProgress?: (size: number, cell: Cell) => void;
}

const KEYS: KeysOf<UnavoidableOptions> = { most: within(1), onProgress: FUNCTION };
const USUAL_MOST = 12;

/**
 * All minimal unavoidable sets of a completed grid with at most `most` cells, the smallest first,
 * each as its cells in reading order. A set is unavoidable when the board has another grid that
 * differs in these cells alone, so that each proper puzzle of the grid has a given there. It is
 * minimal when no part of it is unavoidable. None is missed, on any board: the search tries every
 * way to change so few digits. `solution` has a digit for every cell. Throws a RangeError for a
 * grid that is not complete and right, and for boards with extra cells.
 *
 *     const grid = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
 *     [...unavoidableSets(boxed(2, 2), grid, { most: 4 })].length      // 8
 */
export function unavoidableSets(
  geometry: Geometry,
  solution: ArrayLike<number>,
  options: UnavoidableOptions = {},
): Generator<Cell[]> {
  checkGeometry('unavoidableSets', geometry);
  checkArgument('unavoidableSets', LIST[0](solution as never), solution, 'a digit for every cell');
  checkOptions('unavoidableSets', options, KEYS);
  if (hasExtras(geometry.demands)) fail(`unavoidable sets on ${geometry.id}; expected a board without extra cells`);
  checkArgument(
    'unavoidableSets',
    isSolution(emptyPuzzle(geometry), solution),
    solution,
    `a complete grid of ${geometry.id}`,
  );
  return eachSet(geometry, solution, options);
}

function* eachSet(
  geometry: Geometry,
  solution: ArrayLike<number>,
  { most = USUAL_MOST, onProgress }: UnavoidableOptions,
): Generator<Cell[]> {
  const search = new AlternateSearch(geometry, solution);
  for (let size = 1; size <= Math.min(most, geometry.cells.length); size++)
    for (const cell of geometry.cells) {
      onProgress?.(size, cell);
      yield* search.setsFrom(cell, size);
    }
}

/**
 * Whether `unavoidableSets` takes a board: it has no clues with extra cells, for whether these can
 * be filled is not always told exactly.
 *
 *     canFindUnavoidable(classic)      // true
 */
export function canFindUnavoidable(geometry: Geometry): boolean {
  checkGeometry('canFindUnavoidable', geometry);
  return !hasExtras(geometry.demands);
}

const hasExtras = (demands: readonly Demand[]): boolean =>
  demands.some((demand) => demand.kind === 'extra' || (demand.kind === 'any' && demand.of.some(hasExtras)));

/** What is decided about a cell: nothing, that its digit changes, that its digit stays. */
const [UNDECIDED, OPEN, BARRED] = [0, 1, 2];

interface KnownSet {
  readonly cells: readonly Cell[];
  /** How many of the cells are open. */
  open: number;
}

/**
 * Looks for other grids that differ in few cells from a grid. A cell that is open must get another
 * digit. The peers that had this digit are then open, too, until every open cell has a digit. So
 * each set is found from its first cell. Open cells that include a set found before are left, and
 * what is found is minimal because all smaller sets were found before.
 */
class AlternateSearch {
  private readonly size: number;
  private readonly state: Uint8Array;
  /** The digits of the other grid. Where nothing is changed yet, those of the grid. */
  private readonly digits: number[];
  private readonly isSet: Uint8Array;
  /** For each cell and digit: how many of its peers have got this digit. */
  private readonly taken: Uint8Array;
  /** For each cell and digit: the peers that have this digit in the grid. */
  private readonly sources: readonly (readonly Cell[])[];
  private readonly demands: readonly Demand[];
  private readonly open: Cell[] = [];
  /** For each house: how many of its cells are open. */
  private readonly openIn: Uint8Array;
  /** How many houses have a single open cell, and need another one. */
  private alone = 0;
  private readonly mostHouses: number;
  private readonly known: KnownSet[][];
  private left = 0;
  private found: Cell[][] = [];
  private readonly geometry: Geometry;
  private readonly solution: ArrayLike<number>;

  constructor(geometry: Geometry, solution: ArrayLike<number>) {
    const { size, cellCount, houses, peerSets, demands } = geometry;
    this.geometry = geometry;
    this.solution = solution;
    this.size = size;
    this.state = new Uint8Array(cellCount).fill(BARRED);
    for (const cell of geometry.cells) this.state[cell] = UNDECIDED;
    this.digits = Array.from(solution);
    this.isSet = new Uint8Array(cellCount);
    this.taken = new Uint8Array(cellCount * (size + 1));
    this.sources = peerSets.flatMap((peers) =>
      Array.from({ length: size + 1 }, (_, digit) => [...peers].filter((peer) => solution[peer] === digit)),
    );
    this.demands = demands.filter((demand) => !isOfPeers(demand) && demand.kind !== 'void');
    this.openIn = new Uint8Array(houses.length);
    const starts = geometry.cellHouseStart;
    this.mostHouses = Math.max(1, ...geometry.cells.map((cell) => starts[cell + 1]! - starts[cell]!));
    this.known = Array.from({ length: cellCount }, () => []);
  }

  /** The minimal sets of a size whose first cell is given. Those before it were asked before. */
  setsFrom(first: Cell, size: number): Cell[][] {
    this.found = [];
    this.left = size;
    const before = this.geometry.cells.filter((cell) => cell < first);
    for (const cell of before) this.state[cell] = BARRED;
    if (this.openCell(first)) this.extend();
    this.closeTo(0);
    for (const cell of before) this.state[cell] = UNDECIDED;
    return this.found;
  }

  /** Opens a cell; false when a set is open then that was found before. */
  private openCell(cell: Cell): boolean {
    const { cellHouses, cellHouseStart } = this.geometry;
    this.state[cell] = OPEN;
    this.open.push(cell);
    this.left--;
    for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++) {
      const count = ++this.openIn[cellHouses[index]!]!;
      if (count <= 2) this.alone += count === 1 ? 1 : -1;
    }
    let isNew = true;
    for (const set of this.known[cell]!) if (++set.open === set.cells.length) isNew = false;
    return isNew;
  }

  /** Takes back the cells that were opened last, until `count` are left. */
  private closeTo(count: number): void {
    const { cellHouses, cellHouseStart } = this.geometry;
    while (this.open.length > count) {
      const cell = this.open.pop()!;
      this.state[cell] = UNDECIDED;
      this.left++;
      for (let index = cellHouseStart[cell]!; index < cellHouseStart[cell + 1]!; index++) {
        const rest = --this.openIn[cellHouses[index]!]!;
        if (rest <= 1) this.alone += rest === 1 ? 1 : -1;
      }
      for (const set of this.known[cell]!) set.open--;
    }
  }

  private extend(): void {
    if (Math.ceil(this.alone / this.mostHouses) > this.left) return;
    let best = -1;
    let fewest = this.size + 1;
    for (const cell of this.open) {
      if (this.isSet[cell]) continue;
      let options = 0;
      for (let digit = 1; digit <= this.size; digit++) if (this.canBe(cell, digit)) options++;
      if (options === 0) return;
      if (options < fewest) [best, fewest] = [cell, options];
    }
    if (best < 0) this.finish();
    else for (let digit = 1; digit <= this.size; digit++) if (this.canBe(best, digit)) this.put(best, digit);
  }

  /** Whether an open cell can get a digit, with as many further open cells as are allowed. */
  private canBe(cell: Cell, digit: number): boolean {
    const place = cell * (this.size + 1) + digit;
    if (this.taken[place] !== 0 || digit === this.solution[cell]) return false;
    let opened = 0;
    for (const source of this.sources[place]!) {
      if (this.state[source] === BARRED) return false;
      if (this.state[source] === UNDECIDED) opened++;
    }
    return opened <= this.left;
  }

  /** Gives an open cell a digit, goes on, and takes it back. */
  private put(cell: Cell, digit: number): void {
    const { peers, peerStart } = this.geometry;
    const count = this.open.length;
    const width = this.size + 1;
    this.digits[cell] = digit;
    this.isSet[cell] = 1;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++)
      this.taken[peers[index]! * width + digit]!++;
    let isNew = true;
    for (const source of this.sources[cell * width + digit]!)
      if (this.state[source] === UNDECIDED && !this.openCell(source)) isNew = false;
    if (isNew) this.extend();
    this.closeTo(count);
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++)
      this.taken[peers[index]! * width + digit]!--;
    this.isSet[cell] = 0;
    this.digits[cell] = this.solution[cell]!;
  }

  /** All open cells have digits: a grid, unless a demand asks for further changes. */
  private finish(): void {
    const broken = this.demands.find((demand) => !isMet(demand, this.digits));
    if (broken) this.mend(broken);
    if (broken || this.left > 0) return; // it was found when sets of its size were asked for
    if (this.known[this.open[0]!]!.some((set) => set.open === set.cells.length)) return; // again
    const cells = [...this.open].sort((a, b) => a - b);
    const set: KnownSet = { cells, open: cells.length };
    for (const cell of cells) this.known[cell]!.push(set);
    this.found.push(cells);
  }

  /** Opens each cell of a demand that is not met in turn. Those tried before stay as they are. */
  private mend({ cells }: Demand): void {
    if (this.left === 0) return;
    const count = this.open.length;
    const tried: Cell[] = [];
    for (const cell of new Set(cells)) {
      if (this.state[cell] !== UNDECIDED) continue;
      if (this.openCell(cell)) this.extend();
      this.closeTo(count);
      this.state[cell] = BARRED;
      tried.push(cell);
    }
    for (const cell of tried) this.state[cell] = UNDECIDED;
  }
}
