/**
 * For each of some things the least level on which it shares no key with one before it: cages that
 * overlap lie on different levels, all others on level 0.
 */
export function levelsOf<Thing>(things: readonly Thing[], keysOf: (thing: Thing) => readonly unknown[]): number[] {
  const taken: Set<unknown>[] = [];
  return things.map((thing) => {
    const keys = keysOf(thing);
    const free = taken.findIndex((level) => !keys.some((key) => level.has(key)));
    const level = free === -1 ? taken.length : free;
    taken[level] = new Set([...(taken[level] ?? []), ...keys]);
    return level;
  });
}
