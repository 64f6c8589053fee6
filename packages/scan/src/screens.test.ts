import { expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { findLattices } from './find.ts';
import { loadNetwork } from './network/network.ts';
import { scan } from './scan.ts';
import type { Colour } from './testing/canvas.ts';
import { painted, type Screen } from './testing/screen.ts';

const network = await loadNetwork();
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const NIGHT = { ground: [23, 21, 16], paper: [31, 29, 24], ink: [240, 232, 216] } as const;
const FINE = { ...NIGHT, line: [110, 106, 98], wide: 85, tall: 85 } as const;
const DIAGONAL = new Set(Array.from({ length: 9 }, (_, at) => [10 * at, 8 * at + 8]).flat());

const diagonals = (paper: Colour, ink: Colour): Screen['special'] =>
  new Map([...DIAGONAL].map((cell) => [cell, { paper, ink }]));

test.each(some([0, 8, 20, 40, 60, 80]))('lines of one pixel are seen with a margin of %i pixels', (margin) => {
  const [lattice] = findLattices(painted({ ...FINE, cells: PUZZLE, margin }));
  expect(lattice).toMatchObject({ size: 9, isDark: true });
  expect(lattice!.complete).toBeGreaterThan(0.9);
});

test.each<[string, Partial<Screen>]>([
  ['light tiles', { ground: [233, 238, 245], paper: [226, 230, 236], gap: 3 }],
  ['dark tiles', { ground: [16, 20, 24], paper: [28, 35, 43], ink: [232, 237, 243], gap: 3 }],
  ['tiles that are hardly lighter than the ground', { ...NIGHT, paper: [32, 29, 25], gap: 4 }],
  ['half as wide as high', { line: [150, 160, 175], wide: 26, tall: 52 }],
  ['half as high as wide', { ...NIGHT, line: [120, 116, 108], wide: 52, tall: 26 }],
  [
    'light diagonals on a dark board',
    { ...NIGHT, line: [110, 106, 98], special: diagonals([190, 190, 190], [20, 20, 20]) },
  ],
])('%s', (_name, screen) => {
  const { found } = scan(painted({ ...screen, cells: PUZZLE }), { network });
  expect(found).toHaveLength(1);
  expect(found[0]!.cells.map(({ digit }) => digit || '.').join('')).toBe(PUZZLE);
  expect(found[0]!.state).toBe('proper');
});

test.each<[string, Colour]>([
  ['as pale as its cell', [160, 190, 236]],
  ['of the same light as its cell, in another colour', [186, 184, 206]],
])('a digit %s is read or doubted', (_name, ink) => {
  // The givens without the 3 in r1c2 are proper, too.
  const paper: Colour = [164, 194, 240];
  const special = new Map([1, 30, 31].map((cell) => [cell, { paper, ink }]));
  const [read] = scan(painted({ cells: PUZZLE, line: [150, 160, 175], special }), { network }).found;
  expect(read!.cells[1]!.digit === 3 || read!.doubts.some(({ cell }) => cell === 1)).toBe(true);
  expect(read!.doubts.some(({ cell }) => cell === 30)).toBe(false);
});
