import { popcount } from '../../../bits.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../../sets/digits.ts';
import { stepOfGuardians } from '../../relations/guardians.ts';
import { candidatesOf, cellsAt, type Position } from '../../steps/position.ts';
import { makeIsNew } from '../../steps/results.ts';
import type { Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { supportsGraves } from './bug.ts';

const MOST_CELLS = 12;
/** With fewer digits it is a unique rectangle or loop. */
const FEWEST_DIGITS = 3;
/** With more cells that have guardians, hardly anything sees them all. */
const MOST_GUARDED = 2;
/** The most cells that the search enters in a position. */
const MOST_VISITS = 20_000;

/**
 * A small grave: cells with two digits each, so that each house has none or two of the cells for a
 * digit. A house has then as many of the cells as these have digits there, so it takes each of them
 * once. The other digit in every cell is another way to do so.
 *
 * ```text
 * ab bc ca      ba cb ac
 * .  .  .   →   .  .  .
 * ba cb ac      ab bc ca
 * ```
 */
interface SmallGrave {
  readonly cells: readonly Cell[];
  readonly guardians: readonly Candidate[];
}

/** The search for small graves. It adds cells to houses where a digit has a single place so far. */
class Search {
  readonly graves: SmallGrave[] = [];
  private readonly position: Position;
  private readonly chosen: Cell[] = [];
  /** By cell: its two digits in the pattern, 0 outside. */
  private readonly pairs: DigitSet[];
  /** By house and digit: the cells of the pattern that have the digit, as places in the house. */
  private readonly held: Int32Array;
  /** The houses with their digits, as in `held`, that have a single such cell. */
  private readonly open = new Set<number>();
  private readonly known = new Set<string>();
  private guarded = 0;
  private visits = MOST_VISITS;

  constructor(position: Position) {
    this.position = position;
    this.pairs = new Array<DigitSet>(position.geometry.cellCount).fill(0);
    this.held = new Int32Array(position.places.length);
  }

  /** The graves whose first cell of two candidates is the given cell. */
  from(start: Cell): void {
    this.enter(start, this.position.candidates[start]!, start);
  }

  private enter(cell: Cell, pair: DigitSet, start: Cell): void {
    if (this.visits-- <= 0 || !this.fits(cell, pair)) return;
    const isGuarded = this.position.candidates[cell] !== pair;
    this.toggle(cell, pair);
    this.chosen.push(cell);
    if (isGuarded) this.guarded++;
    if (this.open.size === 0) this.keep();
    else if (this.chosen.length < MOST_CELLS) this.extend(start);
    if (isGuarded) this.guarded--;
    this.chosen.pop();
    this.toggle(cell, pair);
  }

  /** Whether each house of a cell has room for both digits. */
  private fits(cell: Cell, pair: DigitSet): boolean {
    for (const at of this.entries(cell, pair)) if (popcount(this.held[at]!) === 2) return false;
    return true;
  }

  /** Puts a cell into the pattern, or takes it out. */
  private toggle(cell: Cell, pair: DigitSet): void {
    const { cellPlaces, geometry } = this.position;
    this.pairs[cell]! ^= pair;
    const start = geometry.cellHouseStart[cell]!;
    this.entries(cell, pair).forEach((entry, index) => {
      this.held[entry]! ^= 1 << cellPlaces[start + (index >>> 1)]!;
      if (popcount(this.held[entry]!) === 1) this.open.add(entry);
      else this.open.delete(entry);
    });
  }

  /** The houses of a cell with two digits, as in `held`: both digits of a house, then the next. */
  private entries(cell: Cell, pair: DigitSet): number[] {
    const { cellHouses, cellHouseStart, size } = this.position.geometry;
    const [low, high] = digitsOf(pair);
    const entries: number[] = [];
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      entries.push(cellHouses[at]! * size + low! - 1, cellHouses[at]! * size + high! - 1);
    return entries;
  }

  /** Adds a second cell for the digit and house that have fewest to choose from. */
  private extend(start: Cell): void {
    const { candidates, geometry } = this.position;
    let best: Cell[] | undefined;
    let digit = 0;
    for (const entry of this.open) {
      const cells = this.partnersAt(entry, start);
      if (best && cells.length >= best.length) continue;
      best = cells;
      digit = (entry % geometry.size) + 1;
    }
    for (const cell of best!) {
      const rest = candidates[cell]! & ~digitBit(digit);
      for (const second of digitsOf(rest)) this.enter(cell, digitBit(digit) | digitBit(second), start);
    }
  }

  /** The cells that may be the second place for a digit in a house. */
  private partnersAt(entry: number, start: Cell): Cell[] {
    const { candidates, geometry, places } = this.position;
    const house = geometry.houses[Math.floor(entry / geometry.size)]!;
    return cellsAt(house, places[entry]!).filter((cell) => {
      if (this.pairs[cell] !== 0) return false;
      return digitCount(candidates[cell]!) === 2 ? cell > start : this.guarded < MOST_GUARDED;
    });
  }

  private keep(): void {
    const { position, chosen, pairs } = this;
    const union = chosen.reduce((set, cell) => set | pairs[cell]!, 0);
    const cells = [...chosen].sort((a, b) => a - b);
    const key = cells.map((cell) => `${cell}:${pairs[cell]}`).join();
    if (digitCount(union) < FEWEST_DIGITS || this.known.has(key)) return;
    this.known.add(key);
    const guardians = cells.flatMap((cell) => candidatesOf(position, [cell], ~pairs[cell]!));
    if (guardians.length > 0) this.graves.push({ cells, guardians });
  }
}

/** The small graves of a position that have few guarded cells, the smallest first. */
export function smallGraves(position: Position): readonly SmallGrave[] {
  const search = new Search(position);
  position.candidates.forEach((set, cell) => {
    if (digitCount(set) === 2) search.from(cell);
  });
  return search.graves.sort((a, b) => a.cells.length - b.cells.length);
}

/** Why a guardian of a small grave must be true. */
export const SMALL_GRAVE =
  'Without {guardians}, each of {cells} would have two candidates, and each house none or two of these cells for a digit. Then each house would take all these digits there, and the other candidate in every cell would do so, too: the puzzle would have two solutions. So one of these candidates is true: {guardians}.';

export const bugLite = defineTechnique({
  id: 'bug-lite',
  name: 'BUG Lite',
  family: 'uniqueness',
  says: SMALL_GRAVE,
  supports: supportsGraves,
  *find(position): Generator<Step> {
    const isNew = makeIsNew();
    for (const { cells, guardians } of position.get(smallGraves)) {
      const step = stepOfGuardians('bug-lite', position, cells, guardians);
      if (step && isNew([...step.placements, ...step.eliminations])) yield step;
    }
  },
});
