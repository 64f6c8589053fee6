import { lowestBit } from '../../bits.ts';
import type { Digit } from '../../sets/digits.ts';
import { type AlmostLockedSet, almostLockedSets, type Neighbour, neighbours } from '../locked-sets.ts';
import type { Position } from '../position.ts';
import type { ChainNode, Step } from '../step.ts';
import type { Technique } from '../technique.ts';
import { digitsIn, makeIsNew, restrictedLink, seenByBoth, setMarks } from './almost-locked-sets.ts';

/** Fewer are an ALS-XZ or an ALS-XY-Wing; more than the most are beyond what people follow. */
const FEWEST_SETS = 4;
const MOST_SETS = 8;
// The most links looked at; 9×9 positions have between 1 and 8 million.
const MOST_LINKS = 12_000_000;

/** Sets one after the other, and the digit that each and the next cannot both hold. */
interface Chain {
  readonly sets: readonly AlmostLockedSet[];
  readonly links: readonly Digit[];
}

/**
 * The shortest chains between the ends of any two links, of any length from the fewest sets up, the shortest first. A link is never left by the
 * digit by which it was reached, so from every set on the search goes at most twice: by all its other digits, and then, when it is reached by another digit, by the one left out.
 */
function chainsOf(position: Position): Chain[] {
  const sets = almostLockedSets(position);
  const around = neighbours(position);
  const { size } = position.geometry;
  const found: Chain[] = [];
  // A state is a set and the digit by which it was reached, set.index * size + digit - 1. `parent` is the state before, `reached` the search that saw it.
  const parent = new Int32Array(sets.length * size);
  const reached = new Int32Array(sets.length * size);
  const left = new Int32Array(sets.length);
  const depth = new Uint8Array(sets.length * size);
  const queue = new Int32Array(sets.length * size);
  let links = 0;
  let search = 0;

  for (const start of sets) {
    for (let starts = start.digits; starts !== 0 && links < MOST_LINKS; starts &= starts - 1) {
      const first = starts & -starts;
      search++;
      left.fill(0);
      let end = 0;
      const follow = (from: number, list: readonly Neighbour[], allowed: number, deep: number): void => {
        links += list.length;
        for (const { set, digits } of list) {
          if (set === start) continue;
          for (let ways = digits & allowed; ways !== 0; ways &= ways - 1) {
            const state = set.index * size + lowestBit(ways);
            if (reached[state] === search) continue;
            reached[state] = search;
            parent[state] = from;
            depth[state] = deep;
            queue[end++] = state;
          }
        }
      };
      follow(-1, around[start.index]!, first, 2);
      for (let at = 0; at < end; at++) {
        const state = queue[at]!;
        const set = sets[Math.floor(state / size)]!;
        const into = 1 << (state % size);
        const deep = depth[state]!;
        const wanted = start.seenDigits & set.seenDigits & ~first & ~into;
        if (deep >= FEWEST_SETS && set.index > start.index && wanted !== 0) {
          if (seenByBoth(start, set, wanted).length > 0) {
            const chain = chainTo(state);
            if (chain) found.push(chain);
          }
        }
        const ways = set.digits & ~into & ~left[set.index]!;
        left[set.index]! |= ways;
        if (deep < MOST_SETS && ways !== 0) follow(state, around[set.index]!, ways, deep + 1);
      }

      function chainTo(state: number): Chain | undefined {
        const way: AlmostLockedSet[] = [];
        const digits: Digit[] = [];
        for (let at = state; at >= 0; at = parent[at]!) {
          way.unshift(sets[Math.floor(at / size)]!);
          digits.unshift((at % size) + 1);
        }
        way.unshift(start);
        const isSimple = new Set(way).size === way.length && way.some(({ cells }) => cells.length > 1);
        return isSimple ? { sets: way, links: digits } : undefined;
      }
    }
  }
  const cellsOf = (chain: Chain): number => chain.sets.reduce((sum, { cells }) => sum + cells.length, 0);
  return found.sort((a, b) => a.sets.length - b.sets.length || cellsOf(a) - cellsOf(b));
}

/** A chain as it is told: in every set the digit by which it is reached or left, at the ends the digit that one of them must hold. */
function nodesOf({ sets, links }: Chain, digit: Digit): ChainNode[] {
  const digits = [digit, ...links, digit];
  return sets.flatMap((set, index): ChainNode[] => {
    const node = (one: Digit) => ({ cells: [...set.places[one]!], digit: one });
    const into: ChainNode = { ...node(digits[index]!), isOn: false };
    return [
      index === 0 ? into : { ...into, link: 'weak' },
      { ...node(digits[index + 1]!), isOn: true, link: 'strong' },
    ];
  });
}

export const alsChain: Technique = {
  id: 'als-chain',
  name: 'ALS Chain',
  family: 'almost-locked-sets',
  says: 'Sets with one digit more than cells form a chain: {chain}. Each set that lacks one digit holds all its others (=); and where all places of a digit in two neighbouring sets see each other, only one of the two holds it (-). So if {first} lacks {digits}, the chain ends with it in {last}, and one of these two sets holds it.',
  *find(position: Position): Generator<Step> {
    const isNew = makeIsNew();
    for (const chain of chainsOf(position)) {
      const { sets, links } = chain;
      const first = sets[0]!;
      const last = sets.at(-1)!;
      const eliminations = seenByBoth(first, last, ~((1 << (links[0]! - 1)) | (1 << (links.at(-1)! - 1))));
      if (!isNew(eliminations)) continue;
      const digits = digitsIn(eliminations);
      yield {
        technique: 'als-chain',
        placements: [],
        eliminations,
        marks: [
          ...setMarks(sets),
          ...links.map((digit, index) => restrictedLink(sets[index]!, sets[index + 1]!, digit)),
        ],
        args: {
          chain: { chain: nodesOf(chain, digits[0]!) },
          first: { cells: first.cells },
          last: { cells: last.cells },
          digits: { digits },
        },
        measures: { sets: sets.length },
      };
    }
  },
};
