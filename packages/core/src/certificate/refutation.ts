import { popcount } from '../bits.ts';
import type { Network } from './checker.ts';

type Masks = Int32Array<ArrayBuffer>;

/** The end of a search that took too much. */
class Spent extends Error {}

/** The state of a search for branches. */
interface Search {
  readonly network: Network;
  readonly digits: number;
  /** The digits of the cells of the board. */
  readonly solution: readonly number[];
  /** How many candidates may still be tried. */
  trials: number;
}

/** A candidate to branch on, and the branches behind it where it is true. */
export interface Branch {
  readonly candidate: number;
  readonly within: readonly Branch[];
}

/** The candidates of branches in the order in which they are needed. */
export const listed = (branches: readonly Branch[]): number[] =>
  branches.flatMap(({ candidate, within }) => [candidate, ...listed(within)]);

/**
 * The branches of a proof that a solution is the only one, few of them, for the checker's network
 * and the candidates before anything is narrowed. Undefined when it takes too much.
 */
export function refutationOf(
  network: Network,
  masks: Masks,
  { maxTrials, ...wanted }: Pick<Search, 'digits' | 'solution'> & { readonly maxTrials: number },
): readonly Branch[] | undefined {
  const search: Search = { network, ...wanted, trials: maxTrials };
  try {
    return network.settle(masks) ? branchesFrom(search, masks) : [];
  } catch (problem) {
    if (!(problem instanceof Spent)) throw problem;
    return undefined;
  }
}

const bitOf = (digit: number): number => 1 << (digit - 1);

/** Whether the cells of the board hold the solution and nothing else. */
const isSolved = ({ solution }: Search, masks: Masks): boolean =>
  solution.every((digit, cell) => masks[cell] === bitOf(digit));

/** A candidate, and what is left when it is true and when it is false; nothing where that fails. */
interface Fork {
  readonly candidate: number;
  readonly yes: Masks | undefined;
  readonly no: Masks | undefined;
}

/** The branches from settled candidates on. */
function branchesFrom(search: Search, start: Masks, depth = 0): Branch[] {
  const branches: Branch[] = [];
  let masks: Masks | undefined = start;
  while (masks && !isSolved(search, masks)) {
    const { candidate, yes, no } = bestFork(search, masks, depth);
    branches.push({ candidate, within: yes ? branchesFrom(search, yes, depth + 1) : [] });
    masks = no;
  }
  return branches;
}

/** How many candidates more than one a cell has, over all cells. */
function surplusOf(masks: Masks): number {
  let surplus = -masks.length;
  for (let cell = 0; cell < masks.length; cell++) surplus += popcount(masks[cell]!);
  return surplus;
}

/** By how many candidates fewer a proof takes half as many branches: a guess that fits 9×9. */
const HALVING = 10;

const sizeOf = (search: Search, masks: Masks | undefined): number =>
  !masks || isSolved(search, masks) ? 0 : 2 ** (surplusOf(masks) / HALVING);

/** The branch behind which the least seems to be left. */
function bestFork(search: Search, masks: Masks, depth: number): Fork {
  let best: Fork | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of openCandidates(search, masks, MOST_LOOKS[depth] ?? MOST_LOOKS.at(-1)!)) {
    if (search.trials-- <= 0) throw new Spent();
    const cell = Math.floor(candidate / search.digits);
    const bit = bitOf((candidate % search.digits) + 1);
    const yes = settled(search, masks, cell, bit);
    const no = settled(search, masks, cell, masks[cell]! & ~bit);
    const size = sizeOf(search, yes) + sizeOf(search, no);
    if (size >= least) continue;
    least = size;
    best = { candidate, yes, no };
    if (size === 0) break;
  }
  if (!best) throw new Spent();
  return best;
}

function settled({ network }: Search, masks: Masks, cell: number, set: number): Masks | undefined {
  const tried = masks.slice();
  tried[cell] = set;
  return network.settle(tried, cell) ? tried : undefined;
}

/** How many candidates are looked at for a branch, by how many others it lies within. */
const MOST_LOOKS = [300, 300, 60, 20];

/** Open candidates, cells with few first. Of two in a cell, one stands for both. */
function openCandidates({ digits }: Search, masks: Masks, most: number): number[] {
  const cells = [...masks.keys()]
    .filter((cell) => popcount(masks[cell]!) > 1)
    .sort((a, b) => popcount(masks[a]!) - popcount(masks[b]!));
  return cells
    .flatMap((cell) => {
      const candidates: number[] = [];
      for (let left = masks[cell]!; left !== 0; left &= left - 1)
        candidates.push(cell * digits + 31 - Math.clz32(left & -left));
      return candidates.length === 2 ? candidates.slice(0, 1) : candidates;
    })
    .slice(0, most);
}

/** How many candidates the search for digits of further cells may try. */
const MOST_TRIALS = 1e5;

/**
 * A digit for every cell with which every constraint is kept, from candidates before anything is
 * narrowed. Undefined where there are none or the search takes too much.
 */
export function completed(network: Network, masks: Masks): number[] | undefined {
  const waiting = [masks];
  for (let trials = 0; waiting.length > 0 && trials < MOST_TRIALS; trials++) {
    const tried = waiting.pop()!;
    if (!network.settle(tried)) continue;
    const cell = tried.findIndex((mask) => popcount(mask) > 1);
    if (cell < 0) return Array.from(tried, (mask) => 32 - Math.clz32(mask));
    for (let left = tried[cell]!; left !== 0; left &= left - 1) {
      const next = tried.slice();
      next[cell] = left & -left;
      waiting.push(next);
    }
  }
  return undefined;
}
