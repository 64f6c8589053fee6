import type { Layer } from './layer.ts';
import { RestCount, wordsOf } from './rest-count.ts';
import { type Steps, UNUSED } from './steps.ts';

/** So many states tell what all of them cost. */
const SAMPLE = 24;
/** A state of the sample that costs more is not worth a try. */
const MOST_NODES = 2_000_000;

/** States at a step of a count, whose open cells are filled by trying. */
export class Waist {
  private readonly layer: Layer;
  private readonly width: number;
  private readonly rest: RestCount;
  /** For each set of blocked cells: the other open ones, in two words. */
  private readonly allowed: Int32Array;

  /** So many cells at most may be open from `step` on: `MOST_OPEN`. */
  constructor(steps: Steps, step: number, layer: Layer) {
    const first = BigInt(step);
    this.layer = layer;
    this.width = layer.width;
    this.rest = new RestCount(
      steps.peers.slice(step).map((set) => set >> first),
      layer.width,
    );
    this.allowed = Int32Array.from(steps.setsAt(step).flatMap((set) => wordsOf(~set >> first)));
  }

  /** How many nodes it takes to count all states, as far as some of them tell. */
  expectedNodes(): number {
    const { size } = this.layer;
    const { nodes } = this.rest;
    for (let index = 0; index < SAMPLE; index++)
      if (this.waysOf(Math.floor(((index + 0.5) * size) / SAMPLE), MOST_NODES) === undefined)
        return Number.POSITIVE_INFINITY;
    return ((this.rest.nodes - nodes) * size) / SAMPLE;
  }

  /** All grids; undefined when that takes more nodes than `mostNodes`. */
  count(mostNodes: number, onProgress: (share: number) => void): bigint | undefined {
    const { layer, rest } = this;
    const most = rest.nodes + mostNodes;
    let sum = 0n;
    for (let state = 0; state < layer.size; state++) {
      onProgress(state / layer.size);
      const ways = this.waysOf(state, most - rest.nodes);
      if (ways === undefined) return undefined;
      sum += layer.countOf(state) * BigInt(ways) * this.namesOf(state);
    }
    return sum;
  }

  get nodes(): number {
    return this.rest.nodes;
  }

  private waysOf(state: number, mostNodes: number): number | undefined {
    const sets = this.setsOf(state);
    const allowed = new Int32Array(2 * this.width);
    for (const [place, set] of sets.entries()) allowed.set(this.allowed.subarray(2 * set, 2 * set + 2), 2 * place);
    return this.rest.count(allowed, mostNodes);
  }

  private setsOf(state: number): Uint16Array {
    return this.layer.rows.subarray(state * this.width, (state + 1) * this.width);
  }

  /** In how many ways the digits that are on the board can be named. */
  private namesOf(state: number): bigint {
    let ways = 1n;
    // Digits that are nowhere yet come first.
    for (const [place, set] of this.setsOf(state).entries()) if (set !== UNUSED) ways *= BigInt(place + 1);
    return ways;
  }
}
