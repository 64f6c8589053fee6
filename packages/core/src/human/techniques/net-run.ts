import type { Position } from '../position.ts';
import { netBoard } from './net-board.ts';
import type { NetKind } from './net-kinds.ts';
import { PATTERNS } from './net-patterns.ts';
import type { Standing } from './net-ruling.ts';
import { type Net, NetSearch, type NetTaker } from './net-search.ts';
import { EveryNet, LeastNet } from './net-takers.ts';

/** The net of a kind that Sudoku Explainer 1.2.1 takes in a position. Undefined without one. */
export function leastNet(position: Position, kind: NetKind): Net | undefined {
  const least = new LeastNet();
  search(position, kind, least);
  return least.best;
}

/** The nets of a kind with different results, the least complex first. */
export function everyNet(position: Position, kind: NetKind): readonly Net[] {
  const every = new EveryNet();
  search(position, kind, every);
  return every.sorted();
}

function search(position: Position, kind: NetKind, taker: NetTaker): void {
  const finders = kind.seesPatterns ? PATTERNS : [];
  new NetSearch(netBoard(position.geometry), standingOf(position), kind, position, finders, taker).run();
}

function standingOf({ grid: { digits }, geometry: { houses, size } }: Position): Standing {
  const placed = new Uint8Array(size);
  for (const digit of digits) if (digit > 0) placed[digit - 1]!++;
  const empty = houses.map(({ cells }) => cells.filter((cell) => digits[cell] === 0).length);
  return { empty: Uint8Array.from(empty), placed };
}
