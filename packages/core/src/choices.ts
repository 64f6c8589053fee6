/** All choices of so many of some items, in order. */
export function* choices<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) return yield [];
  for (const [index, item] of items.entries())
    for (const rest of choices(items.slice(index + 1), count - 1)) yield [item, ...rest];
}
