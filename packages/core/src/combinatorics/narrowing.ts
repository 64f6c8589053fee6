import type { Geometry } from '../geometry/geometry.ts';
import type { Cell } from '../sets/cells.ts';

/** Two houses that share several cells: these, and the rest of each. */
interface Crossing {
  readonly shared: readonly Cell[];
  readonly rests: readonly [readonly Cell[], readonly Cell[]];
}

/** Takes impossible candidates out of a table with the candidates of each cell. */
export type Narrowing = (candidates: Int32Array) => void;

/**
 * Takes out what naked singles, hidden singles and locked candidates show to be impossible, until
 * these show nothing more. Filled cells have no candidates.
 */
export function makeNarrowing(geometry: Geometry): Narrowing {
  const crossings = crossingsOf(geometry);
  return (candidates) => {
    let isNarrower = true;
    while (isNarrower) {
      const spread = spreadSingles(geometry, candidates);
      const placed = keepHidden(geometry, candidates);
      isNarrower = lock(crossings, candidates) || spread || placed;
    }
  };
}

function crossingsOf({ houses }: Geometry): Crossing[] {
  const crossings: Crossing[] = [];
  for (const [index, one] of houses.entries())
    for (const other of houses.slice(index + 1)) {
      const shared = one.cells.filter((cell) => other.set.has(cell));
      const restOf = ({ cells }: { cells: readonly Cell[] }): Cell[] => cells.filter((cell) => !shared.includes(cell));
      if (shared.length > 1) crossings.push({ shared, rests: [restOf(one), restOf(other)] });
    }
  return crossings;
}

/** Takes the digit of each cell with one candidate from its peers. */
function spreadSingles({ peers, peerStart }: Geometry, candidates: Int32Array): boolean {
  let isNarrower = false;
  for (let cell = 0; cell < candidates.length; cell++) {
    const digits = candidates[cell]!;
    if (digits === 0 || (digits & (digits - 1)) !== 0) continue;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) {
      const peer = peers[index]!;
      if ((candidates[peer]! & digits) === 0) continue;
      candidates[peer]! &= ~digits;
      isNarrower = true;
    }
  }
  return isNarrower;
}

/** Leaves nothing else to a cell that is the only place for a digit in a house. */
function keepHidden({ houses, size, houseCells }: Geometry, candidates: Int32Array): boolean {
  let isNarrower = false;
  for (let start = 0; start < houses.length * size; start += size) {
    let once = 0;
    let twice = 0;
    for (let index = start; index < start + size; index++) {
      const digits = candidates[houseCells[index]!]!;
      twice |= once & digits;
      once |= digits;
    }
    const hidden = once & ~twice;
    if (hidden === 0) continue;
    for (let index = start; index < start + size; index++) {
      const digits = candidates[houseCells[index]!]!;
      if ((digits & hidden) === 0 || (digits & ~hidden) === 0) continue;
      candidates[houseCells[index]!] = digits & hidden;
      isNarrower = true;
    }
  }
  return isNarrower;
}

/**
 * A digit that one of two houses has only in their shared cells goes from the rest of the other.
 */
function lock(crossings: readonly Crossing[], candidates: Int32Array): boolean {
  let isNarrower = false;
  for (const { shared, rests } of crossings) {
    const [one, other] = rests;
    const both = union(candidates, shared);
    const [inOne, inOther] = [union(candidates, one), union(candidates, other)];
    const locked = both & (inOne ^ inOther);
    if (locked === 0) continue;
    for (const rest of rests) for (const cell of rest) candidates[cell]! &= ~locked;
    isNarrower = true;
  }
  return isNarrower;
}

function union(candidates: Int32Array, cells: readonly Cell[]): number {
  let digits = 0;
  for (const cell of cells) digits |= candidates[cell]!;
  return digits;
}
