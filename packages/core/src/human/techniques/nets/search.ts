import { type DigitSet, digitCount } from '../../../sets/digits.ts';
import { chainGround } from '../../relations/forcing/ground.ts';
import { linksOf } from '../../relations/forcing/links.ts';
import type { QuietDigits } from '../../relations/quiet-digits.ts';
import { type Budget, isSpent } from '../../steps/budget.ts';
import type { NetBoard } from './board.ts';
import { Foresight } from './foresight.ts';
import type { NetKind } from './kinds.ts';
import type { Lemma } from './lemma.ts';
import { BY_CELL, NO_CAUSE, nodeOf, type Reach } from './reach.ts';
import type { NetSetting, Possible, RulingFinder } from './ruling.ts';
import { NetSpread } from './spread.ts';

/** How branches end: one in a contradiction, or several in the same node. */
export type NetEnd = 'double' | 'cell' | 'region' | 'contradiction';

/** Among nets of equal complexity, Sudoku Explainer takes the lower key. */
const KEYS: Readonly<Record<NetEnd, number>> = { double: 1, cell: 5, region: 6, contradiction: 7 };

/** The part of a reach on which the end of a branch rests. */
export interface NetBranch {
  /** Breadth first, from the end to the assumption. */
  readonly nodes: readonly number[];
  /** By node: its cause. For the assumption, the choice that it belongs to, or none. */
  readonly causes: readonly number[];
  /** By node: the indexes in `nodes` of its parents. */
  readonly parents: readonly (readonly number[])[];
  readonly lemmas: readonly (Lemma | undefined)[];
}

/** A net with eliminations. */
export interface Net {
  readonly kind: NetKind;
  readonly end: NetEnd;
  readonly complexity: number;
  /** The result: a candidate that is true, or a candidate that is false. */
  readonly shown: number;
  readonly branches: readonly NetBranch[];
  /** The house whose places are compared. */
  readonly house?: number;
}

/** The receiver of nets. They arrive in the order in which Sudoku Explainer 1.2.1 finds them. */
export interface NetTaker {
  /** The largest complexity of a net with this result that is still wanted. */
  limit(result: number): number;
  take(net: Net, result: number, key: number): void;
}

/** Searches a position for all nets of a kind. */
export class NetSearch {
  private readonly board: NetBoard;
  private readonly quiet: QuietDigits;
  private readonly budget: Budget;
  private readonly kind: NetKind;
  private readonly before: Possible;
  private readonly spread: NetSpread;
  private readonly taker: NetTaker;
  /** The closure of the single links, for kinds that use these alone. */
  private readonly foresight: Foresight | undefined;
  /** By candidate: its reach when it is on, if it was computed. */
  private readonly onReaches: (Reach | undefined)[] = [];
  private readonly offReach: Reach;
  /** The digits of candidates that led to a contradiction. */
  private refuted: DigitSet = 0;

  constructor(setting: NetSetting, kind: NetKind, before: Possible, finders: readonly RulingFinder[], taker: NetTaker) {
    this.board = setting.board;
    this.quiet = setting.quiet;
    this.budget = setting.budget;
    this.kind = kind;
    this.before = before;
    this.taker = taker;
    this.foresight = kind.isDynamic ? undefined : foresightOf(setting.board, before);
    this.spread = new NetSpread(setting, kind, before, finders);
    this.offReach = setting.board.pool.take();
  }

  /** Offers all nets to the taker, as far as the budget goes. A search runs once. */
  run(): void {
    this.goThroughCells();
    for (const reach of this.onReaches) if (reach) this.board.pool.giveBack(reach);
    this.board.pool.giveBack(this.offReach);
  }

  private goThroughCells(): void {
    const { size, cellCount } = this.board.geometry;
    const { isDynamic, isMultiple, isOneDigit } = this.kind;
    const digits = isOneDigit ? this.quiet.loudIn(this.before.candidates) : -1;
    for (let cell = 0; cell < cellCount && !isSpent(this.budget); cell++) {
      const set = this.before.candidates[cell]!;
      const choices = digitCount(set);
      if (choices < (isDynamic ? 2 : 3)) continue;
      const inCell: number[] = [];
      for (let digit = 0; digit < size; digit++) {
        if ((((set & digits) >>> digit) & 1) === 0) continue;
        const candidate = cell * size + digit;
        inCell.push(candidate);
        if (isDynamic) this.testBoth(candidate, choices);
        if (isMultiple) this.compareHouses(candidate);
      }
      if (isMultiple) this.compareAll('cell', inCell, BY_CELL);
    }
    // Searches do not start at singles, so then they prove nothing.
    if (isOneDigit && !isSpent(this.budget) && !this.before.candidates.some(isSingle))
      this.quiet.keep(digits & ~this.refuted);
  }

  private whenOn(candidate: number): Reach {
    let reach = this.onReaches[candidate];
    if (!reach) {
      this.onReaches[candidate] = reach = this.board.pool.take();
      this.spread.from(candidate, true, reach);
    }
    return reach;
  }

  private testBoth(candidate: number, choices: number): void {
    const on = this.whenOn(candidate);
    if (on.hasContradiction) this.offerContradiction(nodeOf(candidate, false), on);
    const off = this.offReach;
    this.spread.from(candidate, false, off);
    if (off.hasContradiction) this.offerContradiction(nodeOf(candidate, true), off);
    if (this.kind.isMultiple && choices >= 3) this.compare('double', [on, off], NO_CAUSE);
  }

  private compareHouses(candidate: number): void {
    const { size, cellHouseStart, houseCells } = this.board.geometry;
    const cell = Math.floor(candidate / size);
    const digit = candidate - cell * size;
    for (let at = cellHouseStart[cell]!; at < cellHouseStart[cell + 1]!; at++) {
      const house = this.board.houses[at]!;
      const places = this.before.places[house * size + digit]!;
      const isFirst = (places & -places) === 1 << this.board.places[at]!;
      if (!isFirst || (places & (places - 1)) === 0) continue;
      const inHouse: number[] = [];
      for (let place = 0; place < size; place++)
        if (((places >>> place) & 1) === 1) inHouse.push(houseCells[house * size + place]! * size + digit);
      this.compareAll('region', inHouse, house);
    }
  }

  /** Offers the common consequences of some candidates, of which one is on. */
  private compareAll(end: NetEnd, candidates: readonly number[], cause: number): void {
    if (this.foresight?.canMeet(candidates) === false) return;
    const reaches = candidates.map((candidate) => this.whenOn(candidate));
    this.compare(end, reaches, cause);
  }

  /** Offers every common node of some assumptions: nodes that are on first. */
  private compare(end: NetEnd, reaches: readonly Reach[], cause: number): void {
    const first = reaches[0]!;
    for (const isOn of [1, 0])
      for (let entry = 0; entry < first.size; entry++) {
        const node = first.nodes[entry]!;
        if ((node & 1) === isOn && isInAll(node, reaches)) this.offerCommon(end, node, reaches, cause);
      }
  }

  private offerCommon(end: NetEnd, node: number, reaches: readonly Reach[], cause: number): void {
    const result = this.resultOf(node);
    if (result < 0) return;
    const limit = this.taker.limit(result);
    let least = 0;
    for (let at = 0; at < reaches.length; at++) least += reaches[at]!.leastCountOf(reaches[at]!.entryOf[node]!);
    if (least > limit) return;
    const ends = reaches.map(({ entryOf }) => entryOf[node]!);
    this.offer(end, node, result, reaches, ends, cause);
  }

  private offerContradiction(shown: number, reach: Reach): void {
    this.refuted |= 1 << this.board.digitOf[shown >>> 1]!;
    const result = this.resultOf(shown);
    if (result >= 0) this.offer('contradiction', shown, result, [reach, reach], [reach.onEnd, reach.offEnd], NO_CAUSE);
  }

  private offer(
    end: NetEnd,
    shown: number,
    result: number,
    reaches: readonly Reach[],
    ends: readonly number[],
    cause: number,
  ): void {
    const limit = this.taker.limit(result);
    let complexity = 0;
    for (let at = 0; at < reaches.length; at++) {
      complexity += reaches[at]!.countOf(ends[at]!);
      if (complexity > limit) return;
    }
    const branches = reaches.map((reach, at) => branchOf(reach, ends[at]!, cause));
    complexity += complexityOfLemmas(branches);
    if (complexity > limit) return;
    const net = { kind: this.kind, end, complexity, shown, branches, ...(end === 'region' && { house: cause }) };
    this.taker.take(net, result, KEYS[end]);
  }

  /**
   * The number of the eliminations of a node: equal for nets with equal eliminations. -1 for none.
   */
  private resultOf(shown: number): number {
    if ((shown & 1) === 0) return shown >>> 1;
    const { size } = this.board.geometry;
    const candidate = shown >>> 1;
    const cell = Math.floor(candidate / size);
    const rest = this.before.candidates[cell]! & ~(1 << (candidate - cell * size));
    if (rest === 0) return -1;
    return (rest & (rest - 1)) === 0 ? cell * size + 31 - Math.clz32(rest) : this.board.count + candidate;
  }
}

const foresightOf = ({ geometry }: NetBoard, { candidates, places }: Possible): Foresight =>
  new Foresight(chainGround(linksOf({ geometry, candidates, places })));

const isSingle = (set: DigitSet): boolean => digitCount(set) === 1;

function isInAll(node: number, reaches: readonly Reach[]): boolean {
  for (let at = 1; at < reaches.length; at++) if (reaches[at]!.entryOf[node]! < 0) return false;
  return true;
}

/** The part of a reach on which an entry rests, as a branch. `cause` is that of the assumption. */
export function branchOf(reach: Reach, end: number, cause: number): NetBranch {
  const entries = reach.wayTo(end);
  const nodes = entries.map((entry) => reach.nodes[entry]!);
  return {
    nodes,
    causes: entries.map((entry) => (entry === 0 ? cause : reach.causes[entry]!)),
    parents: entries.map((entry) =>
      Array.from(reach.parents.subarray(reach.parentStart[entry]!, reach.parentStart[entry + 1]!), (parent) =>
        nodes.indexOf(reach.nodes[parent]!),
      ),
    ),
    lemmas: entries.map((entry) => reach.lemmas[entry]),
  };
}

/** The complexities of all lemmas in some branches. Equal lemmas count once. */
function complexityOfLemmas(branches: readonly NetBranch[]): number {
  const seen = new Set<string>();
  let sum = 0;
  for (const { lemmas } of branches)
    for (const lemma of lemmas) {
      if (!lemma || seen.has(lemma.key)) continue;
      seen.add(lemma.key);
      sum += lemma.complexity;
    }
  return sum;
}
