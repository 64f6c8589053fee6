import { expect, test } from 'vitest';
import { classic } from '../../../geometry/layouts.ts';
import type { Cell } from '../../../sets/cells.ts';
import { describeFamily, QUICK_BOARDS } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { hiddenPair, nakedPair } from '../basics/subsets.ts';
import { polygonsOf, uniquePolygon1, uniquePolygon2, uniquePolygon3, uniquePolygon4 } from './unique-polygons.ts';

const all = [uniquePolygon1, uniquePolygon2, uniquePolygon3, uniquePolygon4];

describeFamily('unique-polygons', all, {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair, hiddenPair],
  puzzles: 1,
  boards: QUICK_BOARDS,
});

/** The ways to fill cells with so many digits, so that no two that see each other are equal. */
function* fills(cells: readonly Cell[], count: number, fill: readonly number[] = []): Generator<readonly number[]> {
  const cell = cells[fill.length];
  if (cell === undefined) yield fill;
  else
    for (let digit = 0; digit < count; digit++)
      if (fill.every((chosen, at) => chosen !== digit || !classic.peerSets[cells[at]!]!.has(cell)))
        yield* fills(cells, count, [...fill, digit]);
}

/** What each house has of a fill. */
const keptIn = (cells: readonly Cell[], fill: readonly number[]): string =>
  classic.houses
    .map(({ set }) => fill.reduce((digits, digit, at) => (set.has(cells[at]!) ? digits | (1 << digit) : digits), 0))
    .join();

test('no polygon of a box and two others can be filled in one way only', () => {
  const first = polygonsOf(classic).slice(0, 5);
  expect(first.map(({ length }) => length)).toEqual([8, 7, 7, 7, 7]);
  for (const cells of first) {
    const ways = new Map<string, number>();
    for (const fill of fills(cells, Math.floor(cells.length / 2)))
      ways.set(keptIn(cells, fill), (ways.get(keptIn(cells, fill)) ?? 0) + 1);
    expect(ways.size).toBeGreaterThan(0);
    expect(Math.min(...ways.values()), `${cells}`).toBeGreaterThan(1);
  }
});
