import { lowestBit } from '../../../bits.ts';
import { type Budget, isSpent } from '../../steps/budget.ts';
import type { NetBoard } from './board.ts';
import type { NetKind } from './kinds.ts';
import { BY_CELL, NO_CAUSE, nodeOf, type Reach } from './reach.ts';
import type { NetSetting, Possible, Ruling, RulingFinder, Spreading, Standing } from './ruling.ts';
import { type WeakLinks, weakLinks } from './weak.ts';

/**
 * Finds the consequences of a candidate that is supposed on or off, in the order of Sudoku
 * Explainer 1.2.1. That order decides the reasons of each node, and so the lengths of chains.
 */
export class NetSpread implements Spreading {
  readonly board: NetBoard;
  readonly standing: Standing;
  readonly before: Possible;
  readonly left: Possible;
  private readonly budget: Budget;
  readonly removed: Uint16Array;
  removedCount = 0;
  private readonly kind: NetKind;
  private readonly weak: WeakLinks;
  private readonly finders: readonly RulingFinder[];
  private readonly onQueue: Uint16Array;
  private readonly offQueue: Uint16Array;
  /** By finder: the number of removed candidates at its last call. */
  private readonly examined: Int32Array;

  /** The finders are called in turn, when nothing else follows. */
  constructor(setting: NetSetting, kind: NetKind, before: Possible, finders: readonly RulingFinder[]) {
    const { board, standing, budget } = setting;
    this.board = board;
    this.standing = standing;
    this.budget = budget;
    this.kind = kind;
    this.before = before;
    this.finders = finders;
    this.left = { candidates: before.candidates.slice(), places: before.places.slice() };
    this.weak = weakLinks(board, before, kind.isOneDigit);
    this.removed = new Uint16Array(board.count);
    this.examined = new Int32Array(finders.length);
    this.onQueue = new Uint16Array(board.count);
    this.offQueue = new Uint16Array(board.count);
  }

  /** Fills a reach with consequences, up to a contradiction or until nothing more follows. */
  from(candidate: number, isOn: boolean, reach: Reach): void {
    this.left.candidates.set(this.before.candidates);
    this.left.places.set(this.before.places);
    this.removedCount = 0;
    this.examined.fill(0);
    reach.clear();
    const start = reach.add(nodeOf(candidate, isOn), NO_CAUSE);
    this.onTail = this.offTail = 0;
    if (isOn) this.onQueue[this.onTail++] = start;
    else this.offQueue[this.offTail++] = start;
    this.follow(reach);
    this.budget.left -= reach.size;
  }

  private follow(reach: Reach): void {
    const { onQueue, offQueue } = this;
    let onHead = 0;
    let offHead = 0;
    for (;;) {
      if (onHead < this.onTail) {
        if (!this.followOn(onQueue[onHead++]!, reach)) return;
      } else if (offHead < this.offTail) {
        if (!this.followOff(offQueue[offHead++]!, reach)) return;
      } else if (!this.followRulings(reach)) return;
    }
  }

  private onTail = 0;
  private offTail = 0;

  /** Enters the nodes that are off because a node is on. False at a contradiction. */
  private followOn(entry: number, reach: Reach): boolean {
    const { start, to } = this.weak;
    const { entryOf } = reach;
    const candidate = reach.nodes[entry]! >>> 1;
    for (let at = start[candidate]!; at < start[candidate + 1]!; at++)
      if (entryOf[2 * to[at]!]! < 0 && !this.enterOff(to[at]!, entry, reach)) return false;
    return true;
  }

  /** Enters a node that is off. False if it is on already. */
  private enterOff(candidate: number, parent: number, reach: Reach): boolean {
    const { entryOf } = reach;
    if (entryOf[2 * candidate + 1]! >= 0) {
      reach.addParent(parent);
      reach.onEnd = entryOf[2 * candidate + 1]!;
      reach.offEnd = reach.addLoose(2 * candidate, NO_CAUSE);
      return false;
    }
    reach.addParent(parent);
    this.offQueue[this.offTail++] = reach.add(2 * candidate, NO_CAUSE);
    return true;
  }

  /** Enters the nodes that are on because a node is off, and removes its candidate. */
  private followOff(entry: number, reach: Reach): boolean {
    const { size, cellHouseStart, houseCells } = this.board.geometry;
    const { houses, places: placeIn, cellOf, digitOf } = this.board;
    const { candidates, places } = this.left;
    const { isOneDigit, isDynamic } = this.kind;
    const candidate = reach.nodes[entry]! >>> 1;
    const cell = cellOf[candidate]!;
    const digit = digitOf[candidate]!;
    const otherDigits = candidates[cell]! & ~(1 << digit);
    if (!isOneDigit && otherDigits !== 0 && (otherDigits & (otherDigits - 1)) === 0)
      if (!this.enterOn(cell * size + lowestBit(otherDigits), BY_CELL, entry, reach)) return false;
    if (isDynamic) candidates[cell] = otherDigits;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = houses[at]! * size;
      const rest = places[house + digit]! & ~(1 << placeIn[at]!);
      if (rest !== 0 && (rest & (rest - 1)) === 0)
        if (!this.enterOn(houseCells[house + lowestBit(rest)]! * size + digit, houses[at]!, entry, reach)) return false;
      if (isDynamic) places[house + digit] = rest;
    }
    this.removed[this.removedCount++] = candidate;
    return true;
  }

  /** Enters the last candidate of a cell or a house. False at a contradiction. */
  private enterOn(candidate: number, cause: number, parent: number, reach: Reach): boolean {
    const { entryOf } = reach;
    if (entryOf[2 * candidate + 1]! >= 0) return true;
    this.addReasons(parent, cause, reach);
    if (entryOf[2 * candidate]! >= 0) {
      reach.offEnd = entryOf[2 * candidate]!;
      reach.onEnd = reach.addLoose(2 * candidate + 1, cause);
      return false;
    }
    this.onQueue[this.onTail++] = reach.add(2 * candidate + 1, cause);
    return true;
  }

  /**
   * Adds the reasons of a last candidate: the node that is off, and all other candidates that the
   * cell or house has lost.
   */
  private addReasons(entry: number, cause: number, reach: Reach): void {
    reach.addParent(entry);
    if (!this.kind.isDynamic) return;
    const candidate = reach.nodes[entry]! >>> 1;
    const { cellOf, digitOf } = this.board;
    for (const lost of this.lostBy(cause, cellOf[candidate]!, digitOf[candidate]!))
      reach.addParent(reach.entryOf[2 * lost]!);
  }

  lostBy(cause: number, cell: number, digit: number): readonly number[] {
    const { before, left } = this;
    const { size, houseCells } = this.board.geometry;
    const lost: number[] = [];
    if (cause === BY_CELL) {
      const digits = before.candidates[cell]! & ~left.candidates[cell]!;
      for (let set = digits; set !== 0; set &= set - 1) lost.push(cell * size + lowestBit(set));
      return lost;
    }
    const at = cause * size + digit;
    const places = before.places[at]! & ~left.places[at]!;
    for (let set = places; set !== 0; set &= set - 1)
      lost.push(houseCells[cause * size + lowestBit(set)]! * size + digit);
    return lost;
  }

  /** Enters the first ruling that rests on the assumption. Returns whether there was one. */
  private followRulings(reach: Reach): boolean {
    for (let index = 0; index < this.finders.length; index++) {
      if (isSpent(this.budget)) return false;
      const since = this.examined[index]!;
      this.examined[index] = this.removedCount;
      let isNew = false;
      for (const ruling of this.finders[index]!(this, since)) if (this.enterRuling(ruling, reach)) isNew = true;
      if (isNew) return true;
    }
    return false;
  }

  /** Enters the excluded candidates of a ruling, if it rests on the assumption. */
  private enterRuling({ excluded, lost, lemma }: Ruling, reach: Reach): boolean {
    if (lost.length === 0) return false;
    let isNew = false;
    for (const candidate of excluded) {
      if (reach.entryOf[2 * candidate]! >= 0) continue;
      for (const parent of lost) reach.addParent(reach.entryOf[2 * parent]!);
      this.offQueue[this.offTail++] = reach.add(2 * candidate, NO_CAUSE, lemma);
      isNew = true;
    }
    return isNew;
  }
}
