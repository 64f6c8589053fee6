import type { Sign } from '@pencilmark/core/geometry';
import { type Plane, round, SIDE } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { levelsOf } from './levels.ts';
import { pathOf } from './lines.ts';
import { FINE, lookOf, THIN } from './looks.ts';
import { outlineOf } from './outline.ts';

type SignOf<Kind extends Sign['kind']> = Sign & { readonly kind: Kind };

/** The radius of discs, and half the side of squares. */
const BULB = SIDE * 0.4;
const MARK = SIDE * 0.36;
/** How far rings lie inside a cell, and each further ring inside the ring before. */
const INSET = 6;
const FURTHER = 5;

/** Tints on cells, with a line just inside their edge. */
export const drawAreas = (signs: readonly SignOf<'area'>[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells }) => [
    shape('path', {
      class: `sign-area for-${role}`,
      d: plane.squares(cells),
      fill: role === 'grey' ? 'var(--sign-tint)' : lookOf(role).wide,
    }),
    ...(role === 'grey' ? [edgeOf(cells, plane)] : []),
  ]);

const edgeOf = (cells: readonly number[], plane: Plane): Shape =>
  shape('path', {
    class: 'sign-edge',
    d: outlineOf(cells, 2, plane),
    fill: 'none',
    stroke: 'var(--sign-thin)',
    'stroke-width': FINE,
  });

/** The bulbs of thermometers, where their lines begin. */
export const drawBulbs = (signs: readonly SignOf<'disc'>[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells }) =>
    cells.map((cell) => disc(`bulb for-${role}`, cell, BULB, { fill: lookOf(role).wide }, plane)),
  );

/** The pale cores of bulbs. */
export const drawBulbCores = (signs: readonly SignOf<'disc'>[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells }) =>
    cells.map((cell) => disc(`core for-${role}`, cell, BULB - 2.6, { fill: 'var(--sheet)' }, plane)),
  );

const EDGED = { stroke: 'var(--sign-thin)', 'stroke-width': FINE };

/** Discs that stand alone: a fine line keeps them apart from what runs through their cell. */
export const drawDiscs = (signs: readonly SignOf<'disc'>[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells }) =>
    cells.map((cell) => disc(`disc for-${role}`, cell, MARK, { fill: lookOf(role).wide, ...EDGED }, plane)),
  );

export const drawSquares = (signs: readonly SignOf<'square'>[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells }) =>
    cells.map((cell) => {
      const { x, y } = plane.middle(cell);
      const box = { x: round(x - MARK), y: round(y - MARK), width: round(2 * MARK), height: round(2 * MARK) };
      return shape('rect', { class: `sign-square for-${role}`, ...box, fill: lookOf(role).wide, ...EDGED });
    }),
  );

/** Rings and diamonds, which hide the lines below them; several in a cell lie in each other. */
export function drawRings(signs: readonly SignOf<'ring' | 'diamond'>[], plane: Plane): Shape[] {
  const levels = levelsOf(signs, ({ cells }) => cells);
  return signs
    .map((sign, index) => ({ sign, level: levels[index]! }))
    .sort((a, b) => a.level - b.level)
    .map(({ sign: { kind, role, cells }, level }) => {
      const inset = INSET + level * FURTHER;
      return shape('path', {
        class: `sign-${kind} for-${role}`,
        d: kind === 'ring' ? outlineOf(cells, inset, plane, SIDE / 2 - inset) : diamondsOf(cells, inset, plane),
        fill: 'var(--sheet)',
        stroke: lookOf(role).thin,
        'stroke-width': THIN,
      });
    });
}

const diamondsOf = (cells: readonly number[], inset: number, plane: Plane): string =>
  cells
    .map((cell) => {
      const { x, y } = plane.middle(cell);
      const by = SIDE / 2 + 3 - inset;
      return `${pathOf([
        { x, y: y - by },
        { x: x + by, y },
        { x, y: y + by },
        { x: x - by, y },
      ])}z`;
    })
    .join('');

const disc = (name: string, cell: number, r: number, look: Shape['attributes'], plane: Plane): Shape => {
  const { x, y } = plane.middle(cell);
  return shape('circle', { class: `sign-${name}`, cx: x, cy: y, r: round(r), ...look });
};
