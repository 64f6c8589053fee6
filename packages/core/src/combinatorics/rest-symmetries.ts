/** A search for symmetries ends after so many tries. Any of them may be left out. */
const MOST_TRIES = 300_000;
/** More symmetries cost more than they spare. */
const MOST_FOUND = 1500;

/** What each cell sees, and the houses, as bits. */
export interface RestBoard {
  readonly peers: readonly bigint[];
  readonly houses: readonly bigint[];
}

/** A permutation of the open cells of a board. */
export interface RestSymmetry {
  /** What it makes of a set of cells, as bits. */
  imageOf(set: bigint): bigint;
  /** The numbers of images by the number of the set, as far as somebody has found them. */
  readonly images: Map<number, number>;
}

/**
 * Permutations of the cells from `first` on that keep peers, and what is open of each house. What
 * they do to `sets` matters alone: cells that are in the same sets are of one kind, and of several
 * permutations that move all kinds alike one is enough. The list need not be complete.
 */
export function restSymmetries({ peers, houses }: RestBoard, first: number, sets: readonly bigint[]): RestSymmetry[] {
  const kindOf = peers.map((_, cell) => sets.map((set) => (set >> BigInt(cell)) & 1n).join(''));
  const open = new Set(houses.map((house) => (house >> BigInt(first)) << BigInt(first)));
  return permutationsOf(peers, first, kindOf)
    .map(
      (permutation): RestSymmetry => ({
        imageOf: (set) =>
          permutation.reduce((image, moved, cell) => image | (((set >> BigInt(cell)) & 1n) << BigInt(moved)), 0n),
        images: new Map(),
      }),
    )
    .filter(({ imageOf }) => [...open].every((house) => open.has(imageOf(house))));
}

function permutationsOf(peers: readonly bigint[], first: number, kindOf: readonly string[]): number[][] {
  const order = nearOrder(peers, first);
  const areApart = (a: number, b: number): boolean => ((peers[a]! >> BigInt(b)) & 1n) === 1n;
  const matrix = order.map((a) => order.map((b) => areApart(a, b)));
  const degrees = matrix.map((row) => row.filter(Boolean).length);
  const kinds = order.map((cell) => kindOf[cell]!);
  const images: number[] = [];
  const isImage = order.map(() => false);
  const kindImages = new Map<string, string>();
  const found: number[][] = [];
  let tries = 0;

  const fits = (at: number, image: number): boolean => {
    if (isImage[image] || degrees[image] !== degrees[at]) return false;
    for (let before = 0; before < at; before++)
      if (matrix[at]![before] !== matrix[image]![images[before]!]) return false;
    return true;
  };
  /** Finds the images of the cells from one on. True when some were found. */
  const extend = (at: number): boolean => {
    if (at === order.length) return found.push([...images]) > 0;
    const known = kindImages.get(kinds[at]!);
    const done = new Set<string>();
    for (let image = 0; image < order.length; image++) {
      const kind = kinds[image]!;
      if (found.length >= MOST_FOUND || tries++ > MOST_TRIES) break;
      if ((known !== undefined && known !== kind) || done.has(kind) || !fits(at, image)) continue;
      if (known === undefined) kindImages.set(kinds[at]!, kind);
      images.push(image);
      isImage[image] = true;
      if (extend(at + 1)) done.add(kind);
      isImage[image] = false;
      images.pop();
      if (known === undefined) kindImages.delete(kinds[at]!);
    }
    return done.size > 0;
  };
  extend(0);
  return found.map((list) => {
    const permutation: number[] = [];
    for (const [at, image] of list.entries()) permutation[order[at]!] = order[image]!;
    return permutation;
  });
}

/** The cells from one on, each next one that sees most of those before it. */
function nearOrder(peers: readonly bigint[], first: number): number[] {
  const rest = peers.map((_, cell) => cell).slice(first);
  const seen = peers.map(() => 0);
  const order: number[] = [];
  while (rest.length > 0) {
    const best = rest.reduce((a, b) => (seen[b]! > seen[a]! ? b : a));
    rest.splice(rest.indexOf(best), 1);
    order.push(best);
    for (const cell of rest) if ((peers[best]! >> BigInt(cell)) & 1n) seen[cell]!++;
  }
  return order;
}
