import { boxed, classic, geometryOf, KINDS, type Sign, sized, withClues } from '@pencilmark/core/geometry';
import { makeRandom } from '@pencilmark/core/random';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { goodClues } from '../../../core/src/geometry/testing.ts';
import { drawBoard } from '../board.ts';
import { Plane } from '../plane.ts';
import type { Shape } from '../shape.ts';
import { drawRules, drawSigns } from './layers.ts';
import { levelsOf } from './levels.ts';
import { outlineOf } from './outline.ts';

const namesOf = (shapes: readonly Shape[]): string[] => shapes.map(({ attributes }) => `${attributes.class}`);

describe('outlines', () => {
  const plane = new Plane(sized(4));
  test.each([
    ['one cell', [0], 'M30 30L78 30L78 78L30 78z'],
    ['an inner corner', [0, 4, 5], 'M30 30L78 30L78 90L138 90L138 138L30 138z'],
    ['cells that touch at a corner', [0, 5], 'M30 30L78 30L78 78L30 78zM90 90L138 90L138 138L90 138z'],
  ])('%s', (_name, cells, path) => expect(outlineOf(cells, 6, plane)).toBe(path));

  test('a hole has an outline of its own, inside the cells', () => {
    const around = [0, 1, 2, 4, 6, 8, 9, 10];
    const [outer, hole, ...more] = outlineOf(around, 6, plane).split('z').filter(Boolean);
    expect([outer, more]).toEqual(['M30 30L198 30L198 198L30 198', []]);
    expect([...hole!.matchAll(/\d+/g)].map(([number]) => Number(number)).sort()).toEqual(
      [78, 78, 78, 78, 150, 150, 150, 150].sort(),
    );
  });

  test('round corners make a capsule', () =>
    expect(outlineOf([0, 1], 6, plane, 24).match(/A24 24 0 0 1/g)).toHaveLength(4));
});

test('things that share a key lie on different levels', () =>
  expect(levelsOf([[1, 2], [3], [2, 3], [1], [4]], (keys) => keys)).toEqual([0, 0, 1, 1, 0]));

describe('layers', () => {
  const draw = (id: string) => {
    const read = geometryOf(id);
    if (!read.ok) throw new Error(read.error.message);
    return drawRules(read.value);
  };

  test('thermometers lie lowest, then marks, lines, arrows, rings and cages; dots lie above the lines', () => {
    const { below, above } = draw(
      '9x9:killer_5:r1c1-2+arrow_r9c1.r9c2-3+thermo_r2c1-4+renban_r3c1-3+difference_1:r1c1-2+odd_r2c2+clone_r7c7.r8c8',
    );
    const order = ['area', 'bulb', 'line for-grey', 'disc', 'line for-renban', 'arrow', 'ring', 'cage', 'gap'];
    const ranks = namesOf(below).map((name) => order.findIndex((part) => name.startsWith(`sign-${part}`)));
    expect(ranks.filter((rank) => rank >= 0)).toEqual(ranks.filter((rank) => rank >= 0).sort((a, b) => a - b));
    expect(new Set(ranks.filter((rank) => rank >= 0)).size).toBe(order.length);
    expect(namesOf(above)).toEqual(['sign-sum for-ink', 'sign-dot for-white']);
  });

  test('cages that overlap have different outlines, and their sums stand in different cells', () => {
    const { below: shapes, above } = draw('9x9:killer_9:r1c1-2_12:r1c1-2r2c1');
    const [first, other] = shapes.filter(({ attributes }) => `${attributes.class}`.includes('cage'));
    expect(`${first!.attributes.d}`.split('L')[0]).not.toBe(`${other!.attributes.d}`.split('L')[0]);
    const places = above.filter(({ tag }) => tag === 'text').map(({ attributes }) => attributes.x);
    expect(new Set(places).size).toBe(2);
  });

  test('a line that runs along another is narrower', () => {
    const widths = draw('9x9:whisper_5:r1c1-4+renban_r1c2-5').below.map(({ attributes }) => attributes['stroke-width']);
    expect(widths).toHaveLength(2);
    expect(Number(widths[1])).toBeLessThan(Number(widths[0]) * 0.7);
  });

  test('signs on one edge stand side by side', () => {
    const dots = draw('9x9:difference_1:r1c1-2+ratio_2:r1c1-2').above;
    expect(dots.map(({ attributes }) => attributes.cx)).toEqual([84, 84]);
    expect(Number(dots[1]!.attributes.cy) - Number(dots[0]!.attributes.cy)).toBeGreaterThan(16);
  });

  test.each([
    ['nothing outside', '9x9:killer_5:r1c1-2', [0, 0, 0, 0]],
    ['a column from above', '9x9:sandwich_5:r1-9c4', [1, 0, 0, 0]],
    ['a row from the right', '9x9:sandwich_5:r2c9-1', [0, 1, 0, 0]],
    ['a diagonal from below', '9x9:littlekiller_30:r9-4c4-9', [0, 0, 1, 0]],
    ['a long diagonal from its corner', '9x9:littlekiller_30:r1-9c1-9', [1, 0, 0, 1]],
    ['two numbers at one row', '9x9:sandwich_5:r2c1-9+xsum_9:r2c1-9', [0, 0, 0, 2]],
  ])('the margin of %s', (_name, id, margins) => {
    const { top, right, bottom, left } = draw(id).room;
    const size = 0.72;
    expect([top, right, bottom, left].map((side) => side / size)).toEqual(margins);
  });

  test('areas that cover the board say nothing', () => {
    expect(drawRules(boxed(3, 3, ['disjoint'])).below).toEqual([]);
    expect(drawRules(boxed(3, 3, ['windows'])).below.length).toBe(4);
  });
});

test('clues of all kinds on boards of all sizes are drawn', () => {
  const random = makeRandom(16);
  for (const size of some([9, 4, 6, 16, 25]))
    for (const kind of KINDS) {
      const board = sized(size);
      const clues = [...goodClues(kind, board, random), ...goodClues(kind, board, random)];
      const geometry = withClues(board, clues);
      const svg = drawBoard({ geometry, digits: new Uint8Array(geometry.cellCount) });
      expect(svg, geometry.id).not.toMatch(/NaN|undefined|Infinity/);
      const { below, above } = drawRules(geometry);
      expect(below.length + above.length, geometry.id).toBeGreaterThanOrEqual(Math.sign(clues.length));
    }
});

test('boards of fewer rows or columns are drawn without the cells that they lack', () => {
  const read = geometryOf('4x6:sandwich_3:r2c6-1');
  if (!read.ok) throw new Error(read.error.message);
  const svg = drawBoard({ geometry: read.value, digits: new Uint8Array(36) });
  // Six columns and four rows of 60, margins of 24, and the number at the right.
  expect(svg).toContain('viewBox="0 0 451.2 288"');
  expect(svg.match(/class="name"/g)).toHaveLength(10);
});

test('digits of a board from 0 begin with 0', () => {
  const read = geometryOf('9x9:0-8');
  if (!read.ok) throw new Error(read.error.message);
  const digits = Uint8Array.from({ length: 81 }, (_, cell) => Number(cell === 0));
  expect(drawBoard({ geometry: read.value, digits })).toContain('>0</text>');
});

test('every kind of sign is drawn', () => {
  const more = { width: 0.1, text: '5', hasArrow: true };
  const signs = (
    ['line', 'area', 'cage', 'disc', 'square', 'ring', 'diamond', 'arrow', 'dot'] as const satisfies Sign['kind'][]
  ).map((kind) => ({ kind, cells: [0, 1], role: 'grey', ...more }) as Sign);
  const others = (['letter', 'chevron', 'corner', 'outside'] as const).map(
    (kind) => ({ kind, cells: [0, 1], role: 'ink', ...more }) as Sign,
  );
  for (const sign of [...signs, ...others]) {
    const { below, above } = drawSigns([sign], classic);
    expect(
      namesOf([...below, ...above]).some((name) => name.includes(sign.kind)),
      sign.kind,
    ).toBe(true);
  }
});
