/**
 * Does something with each item, whatever happens with others, and throws the first problem at the
 * end: one bad match, or one bad listener, never keeps the rest from theirs.
 */
export function forEach<Item>(items: Iterable<Item>, work: (item: Item) => void): void {
  const problems: unknown[] = [];
  for (const item of items)
    try {
      work(item);
    } catch (problem) {
      problems.push(problem);
    }
  if (problems.length > 0) throw problems[0];
}
