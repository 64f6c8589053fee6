import { lowestBit } from '../../bits.ts';
import type { Geometry, House } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, digitCount, digitsOf } from '../../sets/digits.ts';
import type { Position } from '../steps/position.ts';
import type { Node } from '../steps/step.ts';
import { placesIn } from './crossings.ts';
import { type AlmostLockedSet, almostLockedSets } from './locked-sets.ts';
import { hasTies, tiedTo } from './ties.ts';

/** Which strong links a graph has, and whether ties make weak links. */
export interface LinkKinds {
  /** Between the two places of a digit in a house. */
  readonly houses?: boolean;
  /** Between the two candidates of a cell. */
  readonly cells?: boolean;
  /**
   * In houses, also to groups and between them. A group is all places of a digit where the house
   * crosses another house.
   */
  readonly groups?: boolean;
  /** Between two digits of an almost locked set of several cells. */
  readonly sets?: boolean;
  /** Whether ties make weak links, too. */
  readonly ties?: boolean;
}

/**
 * The link graph of a position in flat lists. The strong links of node n lead to
 * `strong[strongStart[n]]` up to, but without, `strong[strongStart[n + 1]]`. Weak links are listed
 * alike. Weak links lead only to nodes with strong links: a chain cannot continue from other nodes.
 */
export interface Links {
  readonly geometry: Geometry;
  /**
   * The nodes: single candidates by cell and digit, then groups, then the other nodes of almost
   * locked sets (all places of the set for a digit).
   */
  readonly nodes: readonly Node[];
  /** How many nodes are single candidates. */
  readonly singles: number;
  /** How many nodes are single candidates or groups. */
  readonly plain: number;
  /** By cell · size + digit - 1: the node of a candidate. -1 where there is none. */
  readonly single: Int32Array;
  readonly strongStart: Int32Array;
  readonly strong: Int32Array;
  /**
   * By strong link: the almost locked set that makes it, as an index into `sets`. -1 for links in
   * houses and cells.
   */
  readonly strongSet: Int32Array;
  readonly weakStart: Int32Array;
  readonly weak: Int32Array;
  readonly sets: readonly AlmostLockedSet[];
  /**
   * By node, in `words` words: a bit for each single candidate that cannot be true together with
   * it.
   */
  readonly excludes: Int32Array;
  readonly words: number;
}

/** Finds all links of some kinds. Strong links come in the order cells, houses, sets. */
export function makeLinks(position: Position, kinds: LinkKinds): Links {
  const table = new Table(position);
  if (kinds.cells) table.addCells();
  if (kinds.houses) table.addHouses(kinds.groups === true);
  const plain = table.nodes.length;
  const sets = kinds.sets ? almostLockedSets(position) : [];
  for (const set of sets) if (set.cells.length > 1) table.addSet(set);
  const { nodes, singles, single, words } = table;
  const strong = table.strongLinks();
  const byTies = kinds.ties === true && hasTies(position.geometry);
  const excludes = table.exclusions(byTies);
  const weak = table.weakLinks(strong.start, excludes, { ...kinds, byTies });
  return {
    geometry: position.geometry,
    nodes,
    singles,
    plain,
    single,
    strongStart: strong.start,
    strong: strong.to,
    strongSet: strong.sets,
    weakStart: weak.start,
    weak: weak.to,
    sets,
    excludes,
    words,
  };
}

/** A link graph under construction. */
class Table {
  readonly nodes: Node[] = [];
  readonly singles: number;
  readonly single: Int32Array;
  readonly words: number;
  private readonly position: Position;
  private readonly indexes = new Map<string, number>();
  private readonly links: (readonly [from: number, to: number, set: number])[] = [];

  constructor(position: Position) {
    const { geometry, candidates } = position;
    this.position = position;
    this.single = new Int32Array(geometry.cellCount * geometry.size).fill(-1);
    for (let cell = 0; cell < geometry.cellCount; cell++)
      for (const digit of digitsOf(candidates[cell]!))
        this.single[cell * geometry.size + digit - 1] = this.nodes.push({ digit, cells: [cell] }) - 1;
    this.singles = this.nodes.length;
    this.words = (this.singles + 31) >>> 5;
  }

  private at(cell: Cell, digit: Digit): number {
    return this.single[cell * this.position.geometry.size + digit - 1]!;
  }

  /** The node of a digit in some cells, which ascend. A new node is added. */
  private node(digit: Digit, cells: readonly Cell[]): number {
    if (cells.length === 1) return this.at(cells[0]!, digit);
    const key = `${digit} ${cells}`;
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    this.indexes.set(key, this.nodes.length);
    return this.nodes.push({ digit, cells }) - 1;
  }

  addCells(): void {
    this.position.candidates.forEach((set, cell) => {
      if (digitCount(set) !== 2) return;
      const [first, second] = digitsOf(set);
      this.links.push([this.at(cell, first!), this.at(cell, second!), -1]);
    });
  }

  /**
   * Links between two parts of a digit's places in a house. A part is a cell or, with groups, a
   * crossing with another house.
   */
  addHouses(withGroups: boolean): void {
    const { geometry, places } = this.position;
    const { houses, size } = geometry;
    for (const house of houses) {
      const shapes = new Set(house.cells.map((_, place) => 1 << place));
      if (withGroups) for (const crossing of houses) if (crossing !== house) shapes.add(placesIn(house, crossing.set));
      for (let digit = 1; digit <= size; digit++) {
        const all = places[house.index * size + digit - 1]!;
        if ((all & (all - 1)) !== 0) this.addHalves(house, digit, all, shapes);
      }
    }
  }

  /** Links between parts of some places that together are all of them. */
  private addHalves(house: House, digit: Digit, all: number, shapes: ReadonlySet<number>): void {
    const parts = new Set([...shapes].map((shape) => shape & all));
    const nodeAt = (part: number): number =>
      this.node(
        digit,
        house.cells.filter((_, place) => (part >>> place) & 1),
      );
    for (const part of parts) {
      const rest = all & ~part;
      // Each link comes up twice, once from each end.
      if (part !== 0 && rest !== 0 && part < rest && parts.has(rest)) this.links.push([nodeAt(part), nodeAt(rest), -1]);
    }
  }

  /** Links between all digits by which a set can exclude something. */
  addSet({ index, places, seenDigits }: AlmostLockedSet): void {
    const ends = digitsOf(seenDigits).map((digit) => this.node(digit, [...places[digit]!]));
    ends.forEach((end, place) => {
      for (const laterEnd of ends.slice(place + 1)) this.links.push([end, laterEnd, index]);
    });
  }

  /** The strong links by node, in the order in which they were added. */
  strongLinks(): { start: Int32Array; to: Int32Array; sets: Int32Array } {
    const start = new Int32Array(this.nodes.length + 1);
    for (const [from, to] of this.links) {
      start[from + 1]!++;
      start[to + 1]!++;
    }
    for (let index = 0; index < this.nodes.length; index++) start[index + 1]! += start[index]!;
    const next = start.slice();
    const to = new Int32Array(this.links.length * 2);
    const sets = new Int32Array(this.links.length * 2);
    for (const [from, end, set] of this.links) {
      sets[next[from]!] = set;
      sets[next[end]!] = set;
      to[next[from]!++] = end;
      to[next[end]!++] = from;
    }
    return { start, to, sets };
  }

  /**
   * The candidates that nodes exclude, as bits. A single candidate excludes the other digits of its
   * cell, the same digit in its peers and, if `byTies`, the candidates that no tie allows beside
   * it. Any other node excludes what all its candidates exclude.
   */
  exclusions(byTies: boolean): Int32Array {
    const { nodes, words, singles } = this;
    const rows = new Int32Array(nodes.length * words);
    for (let index = 0; index < singles; index++) this.excludeBySingle(rows, index, byTies);
    for (let index = singles; index < nodes.length; index++) {
      const { cells, digit } = nodes[index]!;
      const row = index * words;
      rows.fill(-1, row, row + words);
      for (const cell of cells) {
        const from = this.at(cell, digit) * words;
        for (let word = 0; word < words; word++) rows[row + word]! &= rows[from + word]!;
      }
    }
    return rows;
  }

  private excludeBySingle(rows: Int32Array, index: number, byTies: boolean): void {
    const { geometry, candidates } = this.position;
    const { peers, peerStart } = geometry;
    const { cells, digit } = this.nodes[index]!;
    const cell = cells[0]!;
    const row = index * this.words;
    const exclude = (excluded: number): void => {
      if (excluded >= 0) rows[row + (excluded >>> 5)]! |= 1 << (excluded & 31);
    };
    for (let left = candidates[cell]! & ~(1 << (digit - 1)); left !== 0; left &= left - 1)
      exclude(this.at(cell, lowestBit(left) + 1));
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) exclude(this.at(peers[at]!, digit));
    if (byTies) for (const tied of tiedTo(geometry, candidates, cell, digit)) exclude(this.single[tied]!);
  }

  /**
   * Weak links lead to nodes of the same digit that are excluded as a whole. Links inside a cell,
   * and links by ties, are added only where a chain can come from a house.
   */
  weakLinks(
    strongStart: Int32Array,
    excludes: Int32Array,
    { houses, cells: inCells, byTies }: LinkKinds & { readonly byTies: boolean },
  ): { start: Int32Array; to: Int32Array } {
    const { nodes, singles, words } = this;
    const isLinked = (index: number): boolean => strongStart[index + 1]! > strongStart[index]!;
    const linked: number[][] = Array.from({ length: this.position.geometry.size + 1 }, () => []);
    const members = nodes.map(({ cells, digit }) => cells.map((cell) => this.at(cell, digit)));
    nodes.forEach(({ digit }, index) => {
      if (isLinked(index)) linked[digit]!.push(index);
    });
    const start = new Int32Array(nodes.length + 1);
    const to: number[] = [];
    nodes.forEach((node, index) => {
      const row = index * words;
      const isExcluded = (candidate: number): boolean =>
        ((excludes[row + (candidate >>> 5)]! >>> (candidate & 31)) & 1) === 1;
      if (houses && inCells && index < singles)
        for (const neighbour of this.othersInCell(node)) if (isLinked(neighbour)) to.push(neighbour);
      for (const group of linked[node.digit]!) if (members[group]!.every(isExcluded)) to.push(group);
      if (byTies && index < singles) for (const tied of this.tiedToOtherDigits(node)) if (isLinked(tied)) to.push(tied);
      start[index + 1] = to.length;
    });
    return { start, to: Int32Array.from(to) };
  }

  /** The other candidates of the cell of a single candidate. */
  private othersInCell({ cells, digit }: Node): number[] {
    const cell = cells[0]!;
    const others: number[] = [];
    for (let left = this.position.candidates[cell]! & ~(1 << (digit - 1)); left !== 0; left &= left - 1)
      others.push(this.at(cell, lowestBit(left) + 1));
    return others;
  }

  /** The candidates of other digits that a tie excludes beside a single candidate. */
  private tiedToOtherDigits({ cells, digit }: Node): number[] {
    const { geometry, candidates } = this.position;
    return tiedTo(geometry, candidates, cells[0]!, digit)
      .map((tied) => this.single[tied]!)
      .filter((node) => this.nodes[node]!.digit !== digit);
  }
}
