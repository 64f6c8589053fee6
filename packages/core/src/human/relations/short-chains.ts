import type { Chain } from './chain-search.ts';
import type { Links } from './links.ts';

/** The most links followed. 9×9 boards need some hundred thousand. */
const MOST_WORK = 4_000_000;

/**
 * All open chains with just so many strong links that rule something out, and not only the shortest
 * for each result. Each comes once, from its end with the lower number.
 */
export function shortChains(links: Links, strongLinks: number): Chain[] {
  const { strongStart, strong, weakStart, weak, excludes, words, nodes: all } = links;
  const chains: Chain[] = [];
  const nodes: number[] = [];
  let work = 0;

  const isApart = (node: number): boolean =>
    nodes.every(
      (earlier) =>
        earlier !== node &&
        (all[earlier]!.digit !== all[node]!.digit ||
          all[earlier]!.cells.every((cell) => !all[node]!.cells.includes(cell))),
    );

  const keep = (): void => {
    const [first, last] = [nodes[0]!, nodes.at(-1)!];
    if (first > last) return;
    const losses = new Int32Array(words);
    for (let word = 0; word < words; word++)
      losses[word] = excludes[first * words + word]! & excludes[last * words + word]!;
    if (losses.some((word) => word !== 0))
      chains.push({ nodes: [...nodes], sets: nodes.slice(0, strongLinks).map(() => -1), isLoop: false, losses });
  };

  const overStrong = (from: number): void => {
    nodes.push(from);
    for (let link = strongStart[from]!; link < strongStart[from + 1]! && work++ < MOST_WORK; link++) {
      const to = strong[link]!;
      // Two cells may be the only two places in two houses.
      if (!isApart(to) || strong.subarray(strongStart[from], link).includes(to)) continue;
      nodes.push(to);
      if (nodes.length === 2 * strongLinks) keep();
      else overWeak(to);
      nodes.pop();
    }
    nodes.pop();
  };

  const overWeak = (from: number): void => {
    for (let link = weakStart[from]!; link < weakStart[from + 1]! && work++ < MOST_WORK; link++)
      if (isApart(weak[link]!)) overStrong(weak[link]!);
  };

  for (let start = 0; start < all.length; start++) overStrong(start);
  return chains;
}
