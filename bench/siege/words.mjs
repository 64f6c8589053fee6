/** Counts by name, and how they are shown. */

export const count = (map, name, by = 1) => map.set(name, (map.get(name) ?? 0) + by);

/** The most frequent first. */
export const sorted = (map) => [...map].sort(([, one], [, other]) => other - one);

export const told = (map) =>
  sorted(map)
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ');
