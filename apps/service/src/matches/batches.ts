interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * Does work on items: those that come while one batch is on its way go together with the next, at
 * most so many. So hundreds who come at once take few queries, and what is found for an item is
 * never older than its call. `work` gives the function that settles one item of its batch; an item
 * for which that throws fails alone.
 */
export function inBatches<Item>(
  most: number,
  work: (items: ReadonlySet<Item>) => Promise<(item: Item) => void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let isRunning = false;

  const settle = async (batch: readonly Waiting<Item>[]): Promise<void> => {
    let finish: (item: Item) => void;
    try {
      finish = await work(new Set(batch.map(({ item }) => item)));
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
      return;
    }
    for (const { item, resolve, reject } of batch)
      try {
        finish(item);
        resolve();
      } catch (problem) {
        reject(problem);
      }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // What else comes in this turn of the loop goes with it.
      setImmediate(() => void run());
    });
}
