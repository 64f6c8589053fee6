import { lowestBit } from '../../bits.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { perBoard } from '../../geometry/per-board.ts';
import type { Candidate } from '../../puzzle/puzzle.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import { tiesOf } from '../relations/ties.ts';
import { tightSets, unionOf } from '../relations/tight-sets.ts';
import { type Budget, isSpent } from '../steps/budget.ts';
import type { Cause, Failure } from '../steps/step.ts';
import type { Ground } from './allowed.ts';
import type { Means } from './means.ts';
import { Queue } from './queue.ts';
import { TrialNotes } from './trial-notes.ts';

/** A digit locked in more places seldom excludes anything beyond its house. */
const MOST_PLACES = 4;
/** The largest locked set, counted in cells, and the largest hidden set, counted in digits. */
const LARGEST_SET = 4;

/** By cell: its peers as a row of bits. */
const peerRows = perBoard(({ peers, peerStart, cellCount }: Geometry) => {
  const words = (cellCount + 31) >>> 5;
  const rows = new Int32Array(cellCount * words);
  for (let cell = 0; cell < cellCount; cell++)
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++)
      rows[cell * words + (peers[at]! >>> 5)]! |= 1 << (peers[at]! & 31);
  return { words, rows };
});

/**
 * Supposes candidates and follows them. Peers and ties come first, then last places in houses, then
 * demands. Deep means add locked digits and locked sets, and at last trials on the way. A trial
 * ends at a contradiction, or when nothing more follows. With notes it keeps its reasons, and may
 * draw a bounded number of consequences, the supposition included.
 */
export class Trial {
  /** By cell: the digits that are left. */
  readonly sets: Int32Array;
  /** The contradiction: a cell without digits, or a house without a place for a digit. */
  end: Cause | undefined;
  readonly geometry: Geometry;
  readonly budget: Budget;
  private readonly means: Means;
  private readonly notes: TrialNotes | undefined;
  /** The cells with a single digit that wait to be followed. */
  private readonly fresh: Cell[] = [];
  private readonly houses: Queue;
  private readonly deepHouses: Queue;
  /** The cell of the next trial on the way, and how many trials have failed to help. */
  private trialAt = 0;
  private triedInVain = 0;
  /** The demands and sums that wait to be followed, by rank. */
  private readonly followed: readonly Queue[];

  /** `sets` is narrowed in place. */
  constructor({ geometry, budget }: Ground, sets: Int32Array, means: Means, most?: number) {
    this.geometry = geometry;
    this.budget = budget;
    this.sets = sets;
    this.means = means;
    this.notes = most === undefined ? undefined : new TrialNotes(most);
    this.houses = new Queue(geometry.houses.length);
    this.deepHouses = new Queue(means.isDeep ? geometry.houses.length : 0);
    this.followed = [0, 1, 2].map(() => new Queue(means.followed.length));
  }

  suppose({ cell, digit }: Candidate): void {
    const isKnown = this.sets[cell] === digitBit(digit);
    this.conclude([cell], [digitBit(digit)], { kind: 'cell', cell }, []);
    if (!isKnown) return;
    this.notes?.touch(cell, 0);
    this.fresh.push(cell);
  }

  /** Lets everything that is deep be looked at; trials on the way need no call. */
  wake(): void {
    if (this.means.trials) return;
    for (const { index } of this.geometry.houses) this.deepHouses.add(index);
    for (const [index, { rank }] of this.means.followed.entries()) if (rank > 0) this.followed[rank]!.add(index);
  }

  /** Follows all queued consequences, up to a contradiction; false if the budget is spent. */
  run(): boolean {
    while (!this.end) {
      if (isSpent(this.budget)) return false;
      if (!this.followNext()) break;
    }
    return true;
  }

  /** The reasons for the contradiction, as far as the notes go. There must be a contradiction. */
  get failure(): Failure {
    return { end: this.end!, consequences: this.notes?.towardsEnd() ?? [] };
  }

  /** Follows the easiest thing that waits. False when nothing does. */
  private followNext(): boolean {
    const { fresh, houses, deepHouses } = this;
    const [stated, derived, whole] = this.followed as [Queue, Queue, Queue];
    const cell = fresh.shift();
    if (cell !== undefined) this.followCell(cell);
    else if (houses.size > 0) this.followHouse(houses.take());
    else if (stated.size > 0) this.followWhole(stated.take());
    else if (deepHouses.size > 0) this.followDeeply(deepHouses.take());
    else if (derived.size > 0) this.followWhole(derived.take());
    else if (whole.size > 0) this.followWhole(whole.take());
    else return this.followTrials();
    return true;
  }

  private fail(end: Cause, cells: readonly Cell[]): void {
    if (this.end) return;
    this.end = end;
    this.notes?.close(cells);
  }

  /** Notes that cells have only some digits left, because of what other cells have left. */
  private conclude(cells: readonly Cell[], digits: readonly DigitSet[], cause: Cause, because: readonly Cell[]): void {
    const { notes } = this;
    if (notes?.isFull) return;
    const number = notes?.add({ cells, digits, cause }, because) ?? 0;
    for (let at = 0; at < cells.length; at++) this.leave(cells[at]!, digits[at]!, number);
  }

  /** Restricts a cell to some digits by a consequence, and queues what this may change. */
  leave(cell: Cell, digits: DigitSet, number = 0): void {
    const { sets, geometry, means, notes, houses, deepHouses } = this;
    const before = sets[cell]!;
    const after = before & digits;
    if (after === before) return;
    sets[cell] = after;
    notes?.touch(cell, number);
    if (after === 0) {
      this.fail({ kind: 'cell', cell }, [cell]);
      return;
    }
    if ((after & (after - 1)) === 0 && (!notes || notes.doesConclude(cell, after, number))) this.fresh.push(cell);
    const { cellHouses, cellHouseStart } = geometry;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      houses.add(cellHouses[at]!);
      if (means.isDeep) deepHouses.add(cellHouses[at]!);
    }
    for (const index of means.byCell[cell]!) this.followed[means.followed[index]!.rank]!.add(index);
  }

  /** Tries the digits of cells on the way until a digit fails. Returns whether a digit failed. */
  private followTrials(): boolean {
    const { means, geometry, sets } = this;
    if (!means.trials) return false;
    for (; this.triedInVain < geometry.cellCount; this.triedInVain++, this.trialAt++) {
      const cell = this.trialAt % geometry.cellCount;
      const count = digitCount(sets[cell]!);
      if (count < 2 || count > means.trials.most) continue;
      for (const digit of digitsOf(sets[cell]!)) if (this.doesFail({ cell, digit }, means.trials.means)) return true;
    }
    return false;
  }

  /** Tries a candidate on the way, and excludes it where that fails. */
  private doesFail(supposed: Candidate, means: Means): boolean {
    const silent = new Trial(this, this.sets.slice(), means);
    silent.suppose(supposed);
    if (!silent.run() || !silent.end) return false;
    const trial = this.notes ? new Trial(this, this.sets.slice(), means, Number.POSITIVE_INFINITY) : silent;
    if (this.notes) trial.suppose(supposed);
    if (!trial.run() || !trial.end) return false;
    this.triedInVain = 0;
    const left = this.sets[supposed.cell]! & ~digitBit(supposed.digit);
    const because = trial.notes?.cellsTowardsEnd() ?? [];
    this.conclude([supposed.cell], [left], { kind: 'trial', supposed, ...trial.failure }, because);
    return true;
  }

  /** A cell with one digit left removes that digit from peers and tied cells. */
  private followCell(cell: Cell): void {
    const { geometry, sets, notes } = this;
    const number = notes?.of([cell]).at(-1) ?? 0;
    const bit = sets[cell]!;
    for (let at = geometry.peerStart[cell]!; at < geometry.peerStart[cell + 1]!; at++)
      this.leave(geometry.peers[at]!, ~bit, number);
    for (const { to, allowed } of tiesOf(geometry).byCell[cell]!) this.leave(to, allowed[lowestBit(bit)]!, number);
  }

  /** Hidden singles, and houses without a place for a digit. */
  private followHouse(house: number): void {
    const { geometry, sets } = this;
    const { cells } = geometry.houses[house]!;
    const cause: Cause = { kind: 'house', house };
    let [once, twice] = [0, 0];
    for (let at = 0; at < cells.length; at++) {
      twice |= once & sets[cells[at]!]!;
      once |= sets[cells[at]!]!;
    }
    for (let left = geometry.allDigits & ~twice; left !== 0 && !this.end; left &= left - 1) {
      const bit = left & -left;
      const place = cells.find((cell) => (sets[cell]! & bit) !== 0);
      if (place === undefined) this.fail(cause, cells);
      else if (sets[place] !== bit) {
        const losers = cells.filter((cell) => cell !== place);
        this.conclude([place], [bit], cause, losers);
      }
    }
  }

  /** Applies what a demand, or a sum that follows from others, leaves to its cells. */
  private followWhole(index: number): void {
    const { sets } = this;
    const { cells, cause, allow } = this.means.followed[index]!;
    const allowed = allow(this);
    if (!allowed) return;
    const narrowed: Cell[] = [];
    const digits: DigitSet[] = [];
    for (let at = 0; at < cells.length; at++) {
      const left = sets[cells[at]!]! & allowed[at]!;
      if (left === 0) {
        this.fail(cause, cells);
        return;
      }
      if (left === sets[cells[at]!]!) continue;
      narrowed.push(cells[at]!);
      digits.push(left);
    }
    if (narrowed.length > 0) this.conclude(narrowed, digits, cause, cells);
  }

  /** Applies the locked digits and locked sets of a house. */
  private followDeeply(house: number): void {
    const { cells } = this.geometry.houses[house]!;
    const isOpen = (cell: Cell): boolean => (this.sets[cell]! & (this.sets[cell]! - 1)) !== 0;
    const open = cells.filter(isOpen);
    const digits = cells.reduce(
      (left, cell) => (isOpen(cell) ? left : left & ~this.sets[cell]!),
      this.geometry.allDigits,
    );
    this.budget.left -= open.length;
    this.followLocked(house, open, digits);
    this.followSets(house, open);
    this.followHidden(house, open, digits);
  }

  /** Locked digits: unplaced digits all of whose places see a cell outside the house. */
  private followLocked(house: number, open: readonly Cell[], digits: DigitSet): void {
    const { geometry, sets } = this;
    const { words, rows } = peerRows(geometry);
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const places = open.filter((cell) => (sets[cell]! & bit) !== 0);
      if (places.length < 2 || places.length > MOST_PLACES) continue;
      const lost: Cell[] = [];
      for (let word = 0; word < words; word++) {
        let seen = rows[places[0]! * words + word]!;
        for (let at = 1; at < places.length; at++) seen &= rows[places[at]! * words + word]!;
        for (; seen !== 0; seen &= seen - 1) {
          const cell = word * 32 + lowestBit(seen);
          if ((sets[cell]! & bit) !== 0) lost.push(cell);
        }
      }
      if (lost.length > 0) this.exclude(house, lost, bit, this.without(house, places));
    }
  }

  private without(house: number, some: readonly Cell[]): Cell[] {
    return this.geometry.houses[house]!.cells.filter((cell) => !some.includes(cell));
  }

  /** Removes digits from cells of a house, because of what its other cells have left. */
  private exclude(house: number, cells: readonly Cell[], digits: DigitSet, because: readonly Cell[]): void {
    const cause: Cause = { kind: 'house', house };
    const left = cells.map((cell) => this.sets[cell]! & ~digits);
    if (left.includes(0)) this.fail(cause, [...cells, ...because]);
    else this.conclude(cells, left, cause, because);
  }

  /** Cells that have as many digits as they are. */
  private followSets(house: number, open: readonly Cell[]): void {
    const { sets } = this;
    for (let count = 2; count <= Math.min(LARGEST_SET, open.length - 1); count++) {
      const own = open.map((cell) => sets[cell]!);
      for (const chosen of tightSets(own, count)) {
        const digits = unionOf(own, chosen);
        const because = cellsIn(open, chosen);
        const sharing = open.filter((cell) => !because.includes(cell) && (sets[cell]! & digits) !== 0);
        if (sharing.length > 0) this.exclude(house, sharing, digits, because);
      }
    }
  }

  /** Hidden sets: as many unplaced digits as places for them. */
  private followHidden(house: number, open: readonly Cell[], digits: DigitSet): void {
    const { sets, geometry } = this;
    const placesOf = (bit: DigitSet): number =>
      (digits & bit) === 0 ? 0 : open.reduce((all, cell, index) => (sets[cell]! & bit ? all | (1 << index) : all), 0);
    const places = Array.from({ length: geometry.size }, (_, index) => placesOf(1 << index));
    for (let count = 2; count < LARGEST_SET; count++)
      for (const hidden of tightSets(places, count)) {
        const union = unionOf(places, hidden);
        const cells = open.filter((cell, index) => (union >>> index) & 1 && (sets[cell]! & ~hidden) !== 0);
        if (cells.length > 0) this.exclude(house, cells, ~hidden, this.without(house, cellsIn(open, union)));
      }
  }
}

/** The cells of a list at the places of a bit set. */
const cellsIn = (cells: readonly Cell[], places: number): Cell[] => cells.filter((_, index) => (places >>> index) & 1);
