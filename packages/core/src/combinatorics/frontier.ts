import type { Geometry } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';
import { deadEnds } from './dead-ends.ts';
import { Layer } from './layer.ts';
import { MOST_OPEN } from './rest-count.ts';
import { type RestSymmetry, restSymmetries } from './rest-symmetries.ts';
import { Steps, UNUSED } from './steps.ts';
import { Waist } from './waist.ts';

/*
 * Grids are counted cell by cell in reading order. What the filled cells mean for the others is,
 * for each digit, the set of cells where it is blocked because a peer holds it. Which digit has
 * which set does not matter, so the sets in order are a state. Each state is kept once, with how
 * often it was reached. On 6×6 a step has at most a few hundred states, for 28 200 960 grids.
 *
 * Where a row begins, states that a symmetry of the open cells maps to each other become one. What
 * singles show to be dead ends goes, where a sample says that looking for them is worth its time.
 * Where states are too many for memory, a part of them at a time is followed to the end. A sample
 * tells what it would cost to fill what is open by trying, from the last row on that began with few
 * enough states. As soon as the parts seem to cost more, that is done instead.
 */

const MOST_STATES = 2 ** 20;
/** A division has so many parts at least. */
const PARTS = 8;
const FEW_STATES = 300;
/** Of so many states half must be dead ends, or the others are not looked at. */
const SAMPLE = 200;
const NODES_PER_CALL = 8;
/** Whether parts go on quickly enough shows when this share of them is done. */
const LEAST_SHARE = 0.01;
/** As many sets of blocked cells as a state can name at a step. */
const MOST_SETS = 2 ** 16;

/** How a count by states goes on. */
export interface FrontierOptions {
  /** States that may be gone on from. */
  readonly maxCalls: number;
  /** Is told which share of the work is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** More states than these are divided; fewer than `fewStates` are not worth more than a look. */
  readonly mostStates?: number;
  readonly fewStates?: number;
  /** To go on from a state costs as much as so many nodes of a search; 0: search is not tried. */
  readonly nodesPerCall?: number;
  /** All cells in the order in which they are filled; default: reading order. */
  readonly order?: readonly Cell[];
}

/** Counts the grids of a board whose demands only keep cells apart. */
export class Frontier {
  calls = 0;
  private done = 0;
  private readonly steps: Steps;
  private readonly width: number;
  private readonly isDeadEnd: ReturnType<typeof deadEnds>;
  /** Two states that are made at the moment. */
  private readonly row: Uint16Array;
  private readonly other: Uint16Array;
  /** The steps at which a row begins. */
  private readonly rowStarts: ReadonlySet<number>;
  private readonly symmetries = new Map<number, readonly RestSymmetry[]>();
  private readonly options: Required<FrontierOptions>;
  /** The states where a row began last before the first division. */
  private waist: Waist | undefined;
  /** What all parts may cost before the waist is gone back to, in calls. */
  private worth = Number.POSITIVE_INFINITY;

  constructor(geometry: Geometry, options: FrontierOptions) {
    const { size } = geometry;
    const { order: cells = geometry.cells } = options;
    this.steps = new Steps(geometry, cells);
    this.width = size;
    this.isDeadEnd = deadEnds(geometry, cells);
    this.row = new Uint16Array(size);
    this.other = new Uint16Array(size);
    const rowOf = (order: number): number => Math.floor(cells[order]! / size);
    this.rowStarts = new Set([...cells.keys()].filter((order) => order > 0 && rowOf(order) !== rowOf(order - 1)));
    this.options = {
      onProgress: undefined,
      order: cells,
      mostStates: MOST_STATES,
      fewStates: FEW_STATES,
      nodesPerCall: NODES_PER_CALL,
      ...options,
    };
  }

  /** How many grids there are; undefined when the calls are used up, or states cannot be named. */
  count(): bigint | undefined {
    const sum = this.countFrom(0, this.start(), 1);
    if (sum !== undefined || !this.isWaistBetter()) return sum;
    const { done, options, waist, calls } = this;
    const found = waist!.count(options.maxCalls - calls, (share) => options.onProgress?.(done + (1 - done) * share));
    this.calls += waist!.nodes;
    return found;
  }

  /** How many states there are when so many cells are filled; `Infinity` when too many before. */
  statesAfter(cells: number): number {
    let layer: Layer | undefined = this.start();
    for (let step = 0; step < cells && layer; step++) {
      const less: Layer = layer.size >= this.options.fewStates ? this.lessened(step, layer) : layer;
      layer = less.size > this.options.mostStates ? undefined : this.next(step, less, 0, less.size);
    }
    return layer ? this.lessened(cells, layer).size : Number.POSITIVE_INFINITY;
  }

  private start(): Layer {
    const start = new Layer(this.width);
    start.add(this.row.fill(UNUSED));
    return start;
  }

  /** The grids that come of some states; `share` is the share of the whole work that they are. */
  private countFrom(first: number, states: Layer, share: number): bigint | undefined {
    let layer = states;
    for (let step = first; step < this.steps.count; step++) {
      if (layer.size >= this.options.fewStates) layer = this.lessened(step, layer);
      if (
        share === 1 &&
        this.rowStarts.has(step) &&
        this.steps.count - step <= MOST_OPEN &&
        layer.size <= this.options.mostStates
      )
        this.waist = new Waist(this.steps, step, layer);
      if (layer.size > this.options.mostStates) return this.countInParts(step, layer, share);
      const next = this.next(step, layer, 0, layer.size);
      if (!next) return undefined;
      layer = next;
    }
    this.done += share;
    return this.sum(layer);
  }

  private countInParts(step: number, layer: Layer, share: number): bigint | undefined {
    if (share === 1 && this.waist) this.worth = this.calls + this.waist.expectedNodes() / this.options.nodesPerCall;
    const part = Math.ceil(this.options.mostStates / PARTS);
    let sum = 0n;
    for (let from = 0; from < layer.size; from += part) {
      const to = Math.min(from + part, layer.size);
      const next = this.next(step, layer, from, to);
      const count = next && this.countFrom(step + 1, next, (share * (to - from)) / layer.size);
      if (count === undefined) return undefined;
      sum += count;
    }
    return sum;
  }

  /** Whether all parts would cost more than to fill what was open at the waist. */
  private isWaistBetter(): boolean {
    return this.calls > this.worth * Math.max(this.done, LEAST_SHARE);
  }

  /** The states after a further cell, of the states from one to another; undefined as above. */
  private next(step: number, layer: Layer, from: number, to: number): Layer | undefined {
    const { width } = this;
    this.calls += to - from;
    this.options.onProgress?.(this.done);
    const { stay, put } = this.steps.withMoves(step);
    const sets = Math.max(this.steps.setsAt(step).length, this.steps.setsAt(step + 1).length);
    if (this.calls > this.options.maxCalls || sets > MOST_SETS || this.isWaistBetter()) return undefined;
    const next = new Layer(width);
    for (let state = from; state < to; state++) {
      const own = layer.rows.subarray(state * width, (state + 1) * width);
      // A digit that must be placed leaves no choice; two cannot both be.
      const must = own.findIndex((set) => stay[set]! < 0);
      if (must >= 0 && own.findLastIndex((set) => stay[set]! < 0) > must) continue;
      for (let place = Math.max(must, 0), end = place; place < width; place = must < 0 ? end : width) {
        const set = own[place]!;
        for (end = place + 1; end < width && own[end] === set; ) end++;
        if (put[set]! < 0) continue;
        this.fill(own, place, stay, put[set]!);
        next.add(this.row, layer, state, set === UNUSED ? 1 : end - place);
      }
    }
    return next;
  }

  /** Writes a state into `row` after the digit at a place is in the cell, its sets in order. */
  private fill(sets: Uint16Array, place: number, stay: Int32Array, put: number): void {
    for (let other = 0; other < this.width; other++)
      insert(this.row, other, other === place ? put : stay[sets[other]!]!);
  }

  /** The states without dead ends, and those that symmetries map to each other as one. */
  private lessened(step: number, layer: Layer): Layer {
    const symmetries = this.rowStarts.has(step) ? this.symmetriesAt(step) : [];
    const isWorth = this.isWorthLooking(step, layer);
    if (symmetries.length < 2 && !isWorth) return layer;
    const { width, row, other } = this;
    const less = new Layer(width);
    for (let state = 0; state < layer.size; state++) {
      if (isWorth && this.isDead(step, layer, state)) continue;
      const sets = layer.rows.subarray(state * width, (state + 1) * width);
      row.set(sets);
      for (const symmetry of symmetries) {
        for (let place = 0; place < width; place++) insert(other, place, this.imageOf(step, symmetry, sets[place]!));
        if (isLess(other, row)) row.set(other);
      }
      less.add(row, layer, state, 1);
    }
    return less;
  }

  private isWorthLooking(step: number, layer: Layer): boolean {
    let dead = 0;
    for (let index = 0; index < SAMPLE; index++)
      if (this.isDead(step, layer, Math.floor((index * layer.size) / SAMPLE))) dead++;
    return dead * 2 >= SAMPLE;
  }

  private isDead(step: number, layer: Layer, state: number): boolean {
    const { words } = this.steps;
    const blocked = this.steps.wordsAt(step);
    return this.isDeadEnd(
      step,
      (place, order) =>
        ((blocked[layer.rows[state * this.width + place]! * words + (order >>> 5)]! >>> (order & 31)) & 1) === 1,
    );
  }

  private symmetriesAt(step: number): readonly RestSymmetry[] {
    let known = this.symmetries.get(step);
    if (!known) this.symmetries.set(step, (known = restSymmetries(this.steps, step)));
    return known;
  }

  private imageOf(step: number, symmetry: RestSymmetry, set: number): number {
    if (set === UNUSED) return set;
    let image = symmetry.images.get(set);
    if (image === undefined) {
      image = this.steps.numberOf(step, symmetry.imageOf(this.steps.setsAt(step)[set]!));
      symmetry.images.set(set, image);
    }
    return image;
  }

  /** All grids of the states at the end: any digit may have any of the sets. */
  private sum(layer: Layer): bigint {
    let sum = 0n;
    for (let state = 0; state < layer.size; state++) {
      let ways = layer.countOf(state);
      const sets = layer.rows.subarray(state * this.width, (state + 1) * this.width);
      const used = sets.filter((set) => set !== UNUSED).length;
      for (let digit = 0; digit < used; digit++) ways *= BigInt(this.width - digit);
      sum += ways;
    }
    return sum;
  }
}

/** Adds a number to the ordered numbers before a place. */
function insert(row: Uint16Array, place: number, number: number): void {
  let at = place;
  for (; at > 0 && row[at - 1]! > number; at--) row[at] = row[at - 1]!;
  row[at] = number;
}

function isLess(first: Uint16Array, second: Uint16Array): boolean {
  for (let place = 0; place < first.length; place++)
    if (first[place] !== second[place]) return first[place]! < second[place]!;
  return false;
}
