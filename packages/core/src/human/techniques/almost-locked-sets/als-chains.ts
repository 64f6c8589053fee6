import { lowestBit } from '../../../bits.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { type Digit, type DigitSet, digitBit, digitsOf } from '../../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets, type Neighbour, neighbours } from '../../relations/locked-sets.ts';
import type { Position } from '../../steps/position.ts';
import { resultOf } from '../../steps/results.ts';
import type { ChainNode, Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';
import { digitsIn, intricacy, restrictedLink, seenByBoth, setMarks } from './almost-locked-sets.ts';

/**
 * The fewest and the most sets of a chain. Fewer sets make an ALS-XZ or an ALS-XY-Wing, and nobody
 * follows more. Sets of a single cell are allowed, so XY-Chains count here too.
 */
const FEWEST_SETS = 4;
const MOST_SETS = 12;
// The most neighbours looked at. The median of 9×9 positions has 0.3 million, the largest of 800
// positions had 13.
const MOST_LINKS = 15_000_000;

/** Sets in a chain. For each set, the digit that it and the next set cannot both hold. */
export interface SetChain {
  readonly sets: readonly AlmostLockedSet[];
  readonly links: readonly Digit[];
  readonly eliminations: readonly Candidate[];
}

type RankedChain = SetChain & { readonly rank: number };

/**
 * The shortest ways from a set to all others, leaving the set by a given digit. A state is a set
 * and the digit by which the way came: `set.index * size + digit - 1`. A way does not leave a set
 * by the digit by which it came. So the search continues from each set at most twice: first by all
 * its other digits, then by the omitted digit, when another way comes by another digit.
 */
class Ways {
  readonly sets: readonly AlmostLockedSet[];
  readonly size: number;
  /** The states in the order in which the search reached them, `count` of them. */
  readonly queue: Int32Array;
  count = 0;
  /** How many neighbours all searches have looked at. */
  links = 0;
  /**
   * By state: how many sets its way has, the state before it (-1 for the first), and the number of
   * the last search that reached it.
   */
  readonly length: Uint8Array;
  private readonly before: Int32Array;
  private readonly reached: Int32Array;
  private searches = 0;
  private readonly around: readonly (readonly Neighbour[])[];
  /** By set: the digits by which ways have left it. */
  private readonly left: Int32Array;

  constructor(position: Position) {
    this.sets = almostLockedSets(position);
    this.around = neighbours(position);
    this.size = position.geometry.size;
    const states = this.sets.length * this.size;
    this.queue = new Int32Array(states);
    this.length = new Uint8Array(states);
    this.before = new Int32Array(states);
    this.reached = new Int32Array(states);
    this.left = new Int32Array(this.sets.length);
  }

  setOf(state: number): AlmostLockedSet {
    return this.sets[Math.floor(state / this.size)]!;
  }

  search(start: AlmostLockedSet, first: DigitSet): void {
    const { queue, left, length, size } = this;
    this.searches++;
    this.count = 0;
    left.fill(0);
    this.follow(start, first, -1, 2);
    for (let at = 0; at < this.count; at++) {
      const state = queue[at]!;
      const set = this.setOf(state);
      const ways = set.digits & ~(1 << (state % size)) & ~left[set.index]!;
      left[set.index]! |= ways;
      if (ways !== 0 && length[state]! < MOST_SETS) this.follow(set, ways, state, length[state]! + 1);
    }
  }

  private follow(from: AlmostLockedSet, ways: DigitSet, before: number, length: number): void {
    const { size, reached, searches } = this;
    const list = this.around[from.index]!;
    this.links += list.length;
    for (const { set, digits } of list) {
      for (let more = digits & ways; more !== 0; more &= more - 1) {
        const state = set.index * size + lowestBit(more);
        if (reached[state] === searches) continue;
        reached[state] = searches;
        this.before[state] = before;
        this.length[state] = length;
        this.queue[this.count++] = state;
      }
    }
  }

  /** The sets and the links of the way to a state. */
  wayTo(start: AlmostLockedSet, state: number): Pick<SetChain, 'sets' | 'links'> {
    const sets: AlmostLockedSet[] = [];
    const links: Digit[] = [];
    for (let at = state; at >= 0; at = this.before[at]!) {
      sets.push(this.setOf(at));
      links.push((at % this.size) + 1);
    }
    return { sets: [...sets, start].reverse(), links: links.reverse() };
  }
}

/**
 * For every result the simplest of the shortest chains. The simplest come first. In rare chains a
 * set comes twice, because a way may leave it by a digit that its first visit took away.
 */
function chainsOf(position: Position): RankedChain[] {
  const ways = new Ways(position);
  const best = new Map<string, RankedChain>();
  for (const start of ways.sets) {
    for (const first of digitsOf(start.digits)) {
      if (ways.links > MOST_LINKS) break;
      ways.search(start, digitBit(first));
      for (const state of ways.queue.subarray(0, ways.count)) {
        const end = ways.setOf(state);
        // The same way is found from its other end.
        if (ways.length[state]! < FEWEST_SETS || end.index <= start.index) continue;
        const eliminations = seenByBoth(start, end, ~(digitBit(first) | (1 << (state % ways.size))));
        if (eliminations.length === 0) continue;
        const result = resultOf(eliminations);
        const known = best.get(result);
        if (known && known.sets.length < ways.length[state]!) continue;
        const { sets, links } = ways.wayTo(start, state);
        const rank = 10_000 * sets.length + intricacy(sets);
        if (!known || rank < known.rank) best.set(result, { sets, links, eliminations, rank });
      }
    }
  }
  return [...best.values()].sort((a, b) => a.rank - b.rank);
}

/**
 * A chain as it is shown. Each set stands with the digits by which the chain comes and goes. The
 * sets at the ends stand with the digit that one of them must hold.
 */
function nodesOf({ sets, links }: SetChain, digit: Digit): ChainNode[] {
  const digits = [digit, ...links, digit];
  return sets.flatMap((set, index): ChainNode[] => {
    const node = (shared: Digit) => ({ cells: [...set.places[shared]!], digit: shared });
    const into: ChainNode = { ...node(digits[index]!), isOn: false };
    const drawnSet = { cells: set.cells, digits: digitsOf(set.digits) };
    return [
      index === 0 ? into : { ...into, link: 'weak' },
      { ...node(digits[index + 1]!), isOn: true, link: 'strong', set: drawnSet },
    ];
  });
}

export const alsChain = defineTechnique({
  id: 'als-chain',
  name: 'ALS Chain',
  family: 'almost-locked-sets',
  says: 'Sets with one digit more than cells form a chain: {chain}. A set that lacks one of its digits holds all the rest (=). Where all places of a digit in two neighbouring sets see each other, only one of the two holds it (-). Followed along the chain: if {digits} is missing from {first}, {last} must have it.',
  *find(position: Position): Generator<Step> {
    for (const chain of chainsOf(position)) yield alsChainStep(chain);
  },
});

export function alsChainStep(chain: SetChain): Step {
  const { sets, links, eliminations } = chain;
  const first = sets[0]!;
  const last = sets.at(-1)!;
  const digits = digitsIn(eliminations);
  return {
    technique: 'als-chain',
    placements: [],
    eliminations,
    marks: [...setMarks(sets), ...links.map((digit, index) => restrictedLink(sets[index]!, sets[index + 1]!, digit))],
    args: {
      chain: { chain: nodesOf(chain, digits[0]!) },
      first: { cells: first.cells },
      last: { cells: last.cells },
      digits: { digits },
    },
    measures: { sets: sets.length },
  };
}
