import { boxed, classic, type Geometry, sized } from '@pencilmark/core/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { Plane, type Point, SIDE } from './plane.ts';
import { GUTTER, routesOf } from './route.ts';
import { distance, segmentsOf, touches } from './segment.ts';
import type { End, Spot, Surroundings } from './surroundings.ts';

const BOARDS = [sized(4), boxed(2, 3), classic, boxed(4, 4), boxed(5, 5)];

/** A chain of candidates, and cells that hold digits or notes. */
const anyChain = fc.constantFrom(...BOARDS).chain((geometry) =>
  fc.record({
    geometry: fc.constant(geometry),
    candidates: fc.uniqueArray(
      fc.record({ cell: fc.nat(geometry.cellCount - 1), digit: fc.integer({ min: 1, max: geometry.size }) }),
      { minLength: 2, maxLength: 41, selector: ({ cell, digit }) => cell * 100 + digit },
    ),
    full: fc.func(fc.boolean()),
  }),
);

interface Chain {
  readonly geometry: Geometry;
  readonly candidates: readonly { readonly cell: number; readonly digit: number }[];
  full(cell: number): boolean;
}

function drawn({ geometry, candidates, full }: Chain): {
  readonly routes: Point[][];
  readonly links: (readonly [End, End])[];
  readonly around: Surroundings;
} {
  const plane = new Plane(geometry);
  const ends = candidates.map(({ cell, digit }): End => ({ cell, ...plane.candidate(cell, digit) }));
  const spots = new Map<number, Spot[]>();
  for (const end of ends) spots.set(end.cell, [...(spots.get(end.cell) ?? []), { ...end, r: plane.pitch * 0.42 }]);
  const around = { plane, spots, isFull: (cell: number) => spots.has(cell) || full(cell) };
  const links = ends.slice(1).map((end, index) => [ends[index]!, end] as const);
  return { routes: routesOf(links, around), links, around };
}

test('no line passes through the inner part of a cell that holds something, unless it ends there', () =>
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { routes, links, around } = drawn(chain);
      routes.forEach((route, index) => {
        const [from, to] = links[index]!;
        expect([route[0], route.at(-1)]).toEqual([from, to]);
        const crossed = Array.from({ length: chain.geometry.cellCount }, (_, cell) => cell).filter((cell) => {
          if (cell === from.cell || cell === to.cell || !around.isFull(cell)) return false;
          const { x, y } = around.plane.corner(cell);
          const inner = { x: x + GUTTER, y: y + GUTTER };
          return segmentsOf(route).some((segment) => touches(segment, inner, SIDE - 2 * GUTTER));
        });
        expect(crossed).toEqual([]);
      });
    }),
    { numRuns: runs(40) },
  ));

test('lines stay on the board and are the same each time', () =>
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { routes, around } = drawn(chain);
      const [low, high] = [around.plane.corner(0).x, around.plane.width - around.plane.corner(0).x];
      for (const { x, y } of routes.flat())
        expect([Math.min(x, y) >= low, Math.max(x, y) <= high]).toEqual([true, true]);
      expect(drawn(chain).routes).toEqual(routes);
    }),
    { numRuns: runs(20) },
  ));

describe('on the usual board', () => {
  const plane = new Plane(classic);
  const at = (cell: number, digit: number): End => ({ cell, ...plane.candidate(cell, digit) });
  const around = (full: (cell: number) => boolean, spots: readonly Spot[] = []): Surroundings => ({
    plane,
    isFull: full,
    spots: new Map(spots.map((spot) => [spot.cell, [spot]])),
  });

  test('a link of neighbours is straight, also through a corner', () => {
    const ends = [at(57, 5), at(67, 5)] as const;
    expect(
      routesOf(
        [ends],
        around(() => true),
      ),
    ).toEqual([[...ends]]);
  });

  test('a link along a row is straight through cells with nothing in them, and bends around a digit', () => {
    const ends = [at(0, 5), at(8, 5)] as const;
    expect(
      routesOf(
        [ends],
        around(() => false),
      )[0]!.length,
    ).toBe(2);
    const [bent] = routesOf(
      [ends],
      around((cell) => cell === 4),
    );
    expect(bent!.length).toBe(4);
  });

  test('two links in one gutter have a lane each', () => {
    const ends = [
      [at(0, 5), at(8, 5)],
      [at(1, 5), at(7, 5)],
    ] as const;
    const [first, other] = routesOf(
      ends,
      around(() => true),
    );
    expect(first![1]!.y).not.toBe(other![1]!.y);
  });

  test('a line keeps away from a node at the edge of a cell on its way', () => {
    const spots = [20, 21, 22, 23, 24].map((cell): Spot => ({ ...at(cell, 2), r: 8 }));
    const [line] = routesOf(
      [[at(19, 2), at(25, 2)]],
      around(() => true, spots),
    );
    for (const spot of spots)
      for (const segment of segmentsOf(line!)) expect(distance(spot, segment)).toBeGreaterThan(8);
  });
});

test('forty links on a board of 25 take milliseconds', () => {
  const geometry = boxed(5, 5);
  const candidates = Array.from({ length: 41 }, (_, index) => ({ cell: (index * 271) % 625, digit: (index % 25) + 1 }));
  const chain = { geometry, candidates, full: () => true };
  drawn(chain);
  // Of work, for a busy machine makes it wait.
  const begin = process.cpuUsage();
  drawn(chain);
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(200);
});
