/** A graph: the successors of item i stand in `to` from `start[i]` on. */
export interface Ways {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
}

/**
 * Transitive closure of a graph, a row of bits for each strong component. Items that reach each
 * other share a row. A row is the union of the rows of its successors (the components of Tarjan,
 * 1972).
 */
export class Closure {
  readonly words: number;
  /** By item: the number of its row. */
  readonly row: Int32Array;
  /** All items, each component after the components that it leads to. */
  readonly order: Uint16Array;
  /** By row, in `words` words: a bit for each item that is reached. */
  readonly bits: Int32Array;

  constructor(ways: Ways) {
    const count = ways.start.length - 1;
    const { row, order, rows } = componentsOf(ways, count);
    this.words = (count + 31) >>> 5;
    this.row = row;
    this.order = order;
    this.bits = new Int32Array(rows * this.words);
    // A later item leads only to complete rows, or to its own row.
    for (const from of order) this.followFrom(from, ways);
  }

  private followFrom(from: number, { start, to }: Ways): void {
    const { row, bits, words } = this;
    const own = row[from]! * words;
    for (let at = start[from]!; at < start[from + 1]!; at++) {
      const item = to[at]!;
      // A reached row is complete: its items came with all that they lead to.
      if (row[item] !== row[from] && ((bits[own + (item >>> 5)]! >>> (item & 31)) & 1) === 0) {
        const reached = row[item]! * words;
        for (let word = 0; word < words; word++) bits[own + word]! |= bits[reached + word]!;
      }
      bits[own + (item >>> 5)]! |= 1 << (item & 31);
    }
  }

  has(from: number, to: number): boolean {
    return ((this.bits[this.row[from]! * this.words + (to >>> 5)]! >>> (to & 31)) & 1) === 1;
  }
}

/** The row of each item, and the items in reverse topological order of their components. */
function componentsOf({ start, to }: Ways, count: number): { row: Int32Array; order: Uint16Array; rows: number } {
  const row = new Int32Array(count).fill(-1);
  const order = new Uint16Array(count);
  // By item: the order of its first visit, from 1; and the earliest item on its path that it leads
  // back to.
  const visit = new Int32Array(count);
  const back = new Int32Array(count);
  const next = start.slice(0, count);
  const open = new Uint16Array(count);
  const path = new Uint16Array(count);
  let visits = 0;
  let opened = 0;
  let rows = 0;
  let ordered = 0;
  for (let root = 0; root < count; root++) {
    if (visit[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    while (depth >= 0) {
      const item = path[depth]!;
      if (visit[item] === 0) {
        visit[item] = back[item] = ++visits;
        open[opened++] = item;
      }
      if (next[item]! < start[item + 1]!) {
        const successor = to[next[item]!++]!;
        if (visit[successor] === 0) path[++depth] = successor;
        else if (row[successor] === -1 && visit[successor]! < back[item]!) back[item] = visit[successor]!;
        continue;
      }
      depth--;
      if (depth >= 0 && back[item]! < back[path[depth]!]!) back[path[depth]!] = back[item]!;
      if (back[item] !== visit[item]) continue;
      for (let member = -1; member !== item; ) {
        member = open[--opened]!;
        row[member] = rows;
        order[ordered++] = member;
      }
      rows++;
    }
  }
  return { row, order, rows };
}
