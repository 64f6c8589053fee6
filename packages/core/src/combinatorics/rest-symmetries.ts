/*
 * Open cells, what is open of the houses, and the kinds of open cells are the points of a graph.
 * Cells that see the same filled cells are of one kind: they are in the same sets. A permutation of
 * the points that keeps all lines of the graph maps kinds to kinds, and that is all it does to
 * sets. To find some that generate all others, cells are singled out one after the other until
 * colours tell all points apart, and each other choice of a cell is followed likewise
 * (McKay, Practical Graph Isomorphism, 1981).
 */

/** More permutations of kinds cost more than they spare. */
const MOST_IMAGES = 1500;
/** Larger graphs have no symmetries that are looked for. */
const MOST_POINTS = 400;
const MOST_TRIES = 2000;

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
 * Permutations of the cells from `first` on that keep peers, and what is open of each house. Of
 * several that do the same to sets of blocked cells there is one. The list need not be complete.
 */
export function restSymmetries(board: RestBoard, first: number): RestSymmetry[] {
  const kinds = kindsOf(board, first);
  const graph = graphOf(board, first, kinds);
  const start = kinds.map((_, kind) => kind);
  const moves = graph.length > MOST_POINTS ? [] : generatorsOf(graph, kinds);
  return closure(start, moves).map((images) => ({
    imageOf: (set) =>
      kinds.reduce((image, cells, kind) => ((set & cells) === 0n ? image : image | kinds[images[kind]!]!), 0n),
    images: new Map(),
  }));
}

/** The open cells that see the same filled ones, for each kind, as bits. */
function kindsOf({ peers }: RestBoard, first: number): bigint[] {
  const filled = (1n << BigInt(first)) - 1n;
  const kinds = new Map<bigint, bigint>();
  for (const [cell, seen] of peers.entries())
    if (cell >= first) kinds.set(seen & filled, (kinds.get(seen & filled) ?? 0n) | (1n << BigInt(cell)));
  return [...kinds.values()];
}

/** The neighbours of each point. Kinds come first, then cells, then parts of houses. */
type Graph = readonly (readonly number[])[];

function graphOf({ peers, houses }: RestBoard, first: number, kinds: readonly bigint[]): Graph {
  const graph: number[][] = [];
  const join = (a: number, b: number): void => {
    (graph[a] ??= []).push(b);
    (graph[b] ??= []).push(a);
  };
  const pointOf = (cell: number): number => kinds.length + cell - first;
  const open = peers.map((_, cell) => cell).slice(first);
  const isIn = (set: bigint, cell: number): boolean => ((set >> BigInt(cell)) & 1n) === 1n;
  const parts = new Set(houses.map((house) => house >> BigInt(first)).filter((part) => part !== 0n));
  const groups = [...kinds.map((kind) => kind >> BigInt(first)), ...parts];
  for (const [group, set] of groups.entries())
    for (const cell of open)
      if (isIn(set, cell - first)) join(group < kinds.length ? group : group + open.length, pointOf(cell));
  for (const cell of open)
    for (const other of open) if (other > cell && isIn(peers[cell]!, other)) join(pointOf(cell), pointOf(other));
  return graph;
}

/** The colour of each point. */
type Colours = readonly number[];

/** Permutations of the points that generate all that there are, but for what they do to kinds. */
function generatorsOf(graph: Graph, kinds: readonly bigint[]): number[][] {
  const levels = [refined(graph, firstColours(graph, kinds.length))];
  const chosen: number[] = [];
  for (;;) {
    const cell = choiceOf(levels.at(-1)!, kinds.length);
    if (cell === undefined) break;
    chosen.push(cell);
    levels.push(refined(graph, singledOut(levels.at(-1)!, cell)));
  }
  const found: number[][] = [];
  let tries = MOST_TRIES;

  /** The permutation that makes the colours of a level those of another choice of cells. */
  const extend = (level: number, colours: Colours): number[] | undefined => {
    if (--tries < 0 || !haveSameSizes(levels[level]!, colours)) return undefined;
    if (level === chosen.length) return permutationBetween(graph, levels[level]!, colours);
    for (const cell of alike(colours, levels[level]![chosen[level]!]!)) {
      const permutation = extend(level + 1, refined(graph, singledOut(colours, cell)));
      if (permutation) return permutation;
    }
    return undefined;
  };

  for (let level = chosen.length - 1; level >= 0; level--) {
    const colours = levels[level]!;
    if (new Set(colours.slice(0, kinds.length)).size === kinds.length) continue;
    const cell = chosen[level]!;
    for (const other of alike(colours, colours[cell]!)) {
      if (orbitOf(cell, found).has(other)) continue;
      const permutation = extend(level + 1, refined(graph, singledOut(colours, other)));
      if (permutation) found.push(permutation);
    }
  }
  return found;
}

/** Kinds have a colour of their own; what cells and houses are shows in their neighbours. */
const firstColours = (graph: Graph, kinds: number): Colours => graph.map((_, point) => (point < kinds ? 0 : 1));

const singledOut = (colours: Colours, point: number): Colours =>
  colours.map((colour, other) => 2 * colour + (other === point ? 0 : 1));

/** Gives points other colours when their neighbours have other colours, until nothing changes. */
function refined(graph: Graph, colours: Colours): Colours {
  for (let now = colours, count = 0; ; ) {
    const names = graph.map((near, point) => `${now[point]}:${near.map((other) => now[other]!).sort((a, b) => a - b)}`);
    const order = new Map([...new Set(names)].sort().map((name, rank) => [name, rank]));
    now = names.map((name) => order.get(name)!);
    if (order.size === count) return now;
    count = order.size;
  }
}

/** A point that shares its colour with few others; undefined when all have colours of their own. */
function choiceOf(colours: Colours, kinds: number): number | undefined {
  const sizes = sizesOf(colours);
  let best: number | undefined;
  for (const [point, colour] of colours.entries()) {
    const size = sizes.get(colour)!;
    if (size > 1 && (best === undefined || size < sizes.get(colours[best]!)!)) best = point;
    // What is not told apart among the kinds matters most.
    if (best !== undefined && best < kinds && point === kinds - 1) return best;
  }
  return best;
}

function sizesOf(colours: Colours): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const colour of colours) sizes.set(colour, (sizes.get(colour) ?? 0) + 1);
  return sizes;
}

function haveSameSizes(first: Colours, second: Colours): boolean {
  const [sizes, others] = [sizesOf(first), sizesOf(second)];
  return sizes.size === others.size && [...sizes].every(([colour, size]) => others.get(colour) === size);
}

const alike = (colours: Colours, colour: number): number[] =>
  colours.flatMap((own, point) => (own === colour ? [point] : []));

/** Maps points to those of the same colour; undefined when this does not keep the graph's lines. */
function permutationBetween(graph: Graph, first: Colours, second: Colours): number[] | undefined {
  const pointOf = new Map(second.map((colour, point) => [colour, point]));
  const images = first.map((colour) => pointOf.get(colour)!);
  const keeps = graph.every((near, point) => {
    const around = new Set(graph[images[point]!]);
    return near.length === around.size && near.every((other) => around.has(images[other]!));
  });
  return keeps ? images : undefined;
}

/** The points that permutations make of a point. */
function orbitOf(point: number, permutations: readonly (readonly number[])[]): Set<number> {
  const orbit = new Set([point]);
  // The set grows while it is walked.
  for (const member of orbit) for (const images of permutations) orbit.add(images[member]!);
  return orbit;
}

/** All that can be made of permutations, one after the other, as far as their first points go. */
function closure(start: readonly number[], moves: readonly (readonly number[])[]): (readonly number[])[] {
  const all = new Map([[start.join(), start]]);
  for (const images of all.values())
    for (const move of moves) {
      const next = images.map((image) => move[image]!);
      if (all.size < MOST_IMAGES) all.set(next.join(), next);
    }
  return [...all.values()];
}
