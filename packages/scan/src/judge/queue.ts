/** A queue that gives the item of least cost first; of equal items, the earliest. */
export interface Queue<Item> {
  add(cost: number, item: Item): void;
  /** Takes the cheapest item out; undefined when there is none. */
  next(): Item | undefined;
}

interface Node<Item> {
  readonly cost: number;
  readonly number: number;
  readonly item: Item;
}

const isBefore = <Item>(a: Node<Item>, b: Node<Item>): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.number < b.number);

/** An empty queue, as a binary heap. */
export function makeQueue<Item>(): Queue<Item> {
  const heap: Node<Item>[] = [];
  let count = 0;
  return {
    add(cost, item) {
      const node = { cost, number: count++, item };
      let at = heap.push(node) - 1;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if (!isBefore(node, heap[above]!)) break;
        heap[at] = heap[above]!;
        at = above;
      }
      heap[at] = node;
    },
    next() {
      const top = heap[0];
      const last = heap.pop();
      if (heap.length > 0) sink(heap, last!);
      return top?.item;
    },
  };
}

/** Puts a node in at the top, and lets it sink to its place. */
function sink<Item>(heap: Node<Item>[], node: Node<Item>): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const below = left + 1 < heap.length && isBefore(heap[left + 1]!, heap[left]!) ? left + 1 : left;
    if (!isBefore(heap[below]!, node)) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = node;
}
