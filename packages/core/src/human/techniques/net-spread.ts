import { lowestBit } from '../../bits.ts';
import { digitCount } from '../../sets/digits.ts';
import { type Budget, isSpent } from '../budget.ts';
import type { NetBoard } from './net-board.ts';
import type { NetKind } from './net-kinds.ts';
import { BY_CELL, NO_CAUSE, nodeOf, type Reach } from './net-reach.ts';
import type { NetSetting, Possible, RulingFinder, Spreading, Standing } from './net-ruling.ts';

/**
 * Finds what follows when a candidate is supposed on or off, in the order of Sudoku Explainer
 * 1.2.1. That order decides which reasons a node has, and so how long chains are.
 */
export class NetSpread implements Spreading {
  readonly board: NetBoard;
  readonly standing: Standing;
  readonly before: Possible;
  readonly left: Possible;
  private readonly budget: Budget;
  private readonly kind: NetKind;
  private readonly finders: readonly RulingFinder[];
  private readonly onQueue: Uint16Array;
  private readonly offQueue: Uint16Array;
  // What follows from one node that is off, before it is entered.
  private readonly nextOn: number[] = [];
  private readonly nextCause: number[] = [];
  private readonly lost: number[] = [];

  /** The finders are asked, one after the other, where nothing else follows. */
  constructor(setting: NetSetting, kind: NetKind, before: Possible, finders: readonly RulingFinder[]) {
    const { board, standing, budget } = setting;
    this.board = board;
    this.standing = standing;
    this.budget = budget;
    this.kind = kind;
    this.before = before;
    this.finders = finders;
    this.left = { candidates: before.candidates.slice(), places: before.places.slice() };
    this.onQueue = new Uint16Array(board.count);
    this.offQueue = new Uint16Array(board.count);
  }

  /** Fills a reach with what follows, until nothing more does or there is a contradiction. */
  from(candidate: number, isOn: boolean, reach: Reach): void {
    this.left.candidates.set(this.before.candidates);
    this.left.places.set(this.before.places);
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

  /** Enters what is off because a node is on. Tells whether there was no contradiction. */
  private followOn(entry: number, reach: Reach): boolean {
    const { size, peerStart } = this.board.geometry;
    const { peers } = this.board;
    const { candidates } = this.left;
    const candidate = reach.nodes[entry]! >>> 1;
    const cell = Math.floor(candidate / size);
    const digit = candidate - cell * size;
    if (!this.kind.isOneDigit)
      for (let set = candidates[cell]! & ~(1 << digit); set !== 0; set &= set - 1)
        if (!this.enterOff(cell * size + lowestBit(set), entry, reach)) return false;
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) {
      const peer = peers[at]!;
      if (((candidates[peer]! >>> digit) & 1) === 1 && !this.enterOff(peer * size + digit, entry, reach)) return false;
    }
    return true;
  }

  private enterOff(candidate: number, parent: number, reach: Reach): boolean {
    const { entryOf } = reach;
    if (entryOf[2 * candidate + 1]! >= 0) {
      reach.addParent(parent);
      reach.onEnd = entryOf[2 * candidate + 1]!;
      reach.offEnd = reach.addLoose(2 * candidate, NO_CAUSE);
      return false;
    }
    if (entryOf[2 * candidate]! >= 0) return true;
    reach.addParent(parent);
    this.offQueue[this.offTail++] = reach.add(2 * candidate, NO_CAUSE);
    return true;
  }

  /** Takes a candidate off, and enters what is on because of it. */
  private followOff(entry: number, reach: Reach): boolean {
    const { kind, nextOn, nextCause } = this;
    const candidate = reach.nodes[entry]! >>> 1;
    this.findOn(candidate);
    if (kind.isDynamic) this.takeOff(candidate);
    for (let at = 0; at < nextOn.length; at++) {
      const node = nodeOf(nextOn[at]!, true);
      if (reach.entryOf[node]! >= 0 && reach.entryOf[node - 1]! < 0) continue;
      this.addReasons(entry, nextCause[at]!, reach);
      if (reach.entryOf[node - 1]! >= 0) {
        reach.offEnd = reach.entryOf[node - 1]!;
        reach.onEnd = reach.addLoose(node, nextCause[at]!);
        return false;
      }
      this.onQueue[this.onTail++] = reach.add(node, nextCause[at]!);
    }
    return true;
  }

  /** Finds the candidates that are the last of a cell or a house without this one. */
  private findOn(candidate: number): void {
    const { size, cellHouseStart, houseCells } = this.board.geometry;
    const { houses, places: placeIn } = this.board;
    const { candidates, places } = this.left;
    const { nextOn, nextCause } = this;
    nextOn.length = nextCause.length = 0;
    const cell = Math.floor(candidate / size);
    const digit = candidate - cell * size;
    if (!this.kind.isOneDigit && digitCount(candidates[cell]!) === 2) {
      nextOn.push(cell * size + lowestBit(candidates[cell]! & ~(1 << digit)));
      nextCause.push(BY_CELL);
    }
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = houses[at]!;
      const two = places[house * size + digit]!;
      if (digitCount(two) !== 2) continue;
      const other = houseCells[house * size + lowestBit(two & ~(1 << placeIn[at]!))]! * size + digit;
      if (nextOn.includes(other)) continue;
      nextOn.push(other);
      nextCause.push(house);
    }
  }

  private takeOff(candidate: number): void {
    const { size, cellHouseStart } = this.board.geometry;
    const { houses, places: placeIn } = this.board;
    const { candidates, places } = this.left;
    const cell = Math.floor(candidate / size);
    const digit = candidate - cell * size;
    candidates[cell]! &= ~(1 << digit);
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++)
      places[houses[at]! * size + digit]! &= ~(1 << placeIn[at]!);
  }

  /** The node that is off, and what else had to be off for the cause to hold. */
  private addReasons(entry: number, cause: number, reach: Reach): void {
    reach.addParent(entry);
    if (!this.kind.isDynamic) return;
    const { size } = this.board.geometry;
    const candidate = reach.nodes[entry]! >>> 1;
    const cell = Math.floor(candidate / size);
    for (const lost of this.lostBy(cause, cell, candidate - cell * size))
      if (lost !== candidate) reach.addParent(reach.entryOf[2 * lost]!);
  }

  lostBy(cause: number, cell: number, digit: number): readonly number[] {
    const { before, left, lost } = this;
    const { size, houseCells } = this.board.geometry;
    lost.length = 0;
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

  /**
   * Enters what the first finder rules out for which the assumption is needed. Tells whether one
   * did.
   */
  private followRulings(reach: Reach): boolean {
    for (const find of this.finders) {
      if (isSpent(this.budget)) return false;
      let isNew = false;
      for (const { gone, lost, lemma } of find(this)) {
        for (const candidate of lost.length > 0 ? gone : []) {
          if (reach.entryOf[2 * candidate]! >= 0) continue;
          for (const parent of lost) reach.addParent(reach.entryOf[2 * parent]!);
          this.offQueue[this.offTail++] = reach.add(2 * candidate, NO_CAUSE, lemma);
          isNew = true;
        }
      }
      if (isNew) return true;
    }
    return false;
  }
}
