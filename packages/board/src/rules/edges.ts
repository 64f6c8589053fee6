import type { Sign } from '@pencilmark/core/geometry';
import { type Plane, type Point, round, SIDE } from '../plane.ts';
import { type Shape, shape } from '../shape.ts';
import { pathOf, stroked } from './lines.ts';
import { FINE, lookOf, signText, sizeFor } from './looks.ts';

type EdgeSign = Sign & { readonly kind: 'dot' | 'letter' | 'chevron' };
type CornerSign = Sign & { readonly kind: 'corner' };

/** The radius of a dot without a text, and with one. */
const DOT = round(0.14 * SIDE);
const TOLD_DOT = round(0.17 * SIDE);
const CORNER = 0.27 * SIDE;
/** How far signs on one edge lie apart. */
const APART = 0.32 * SIDE;
/** Half the width and half the depth of a chevron. */
const CHEVRON = { across: 6.5, along: 3.5 };

/** Dots, letters and chevrons between two cells; several of one edge lie side by side. */
export function drawEdges(signs: readonly EdgeSign[], plane: Plane): Shape[] {
  const edgeOf = ({ cells }: EdgeSign): string => [...cells].sort((a, b) => a - b).join();
  const edges = signs.map(edgeOf);
  return signs.flatMap((sign, index) => {
    const [from, to] = [plane.middle(sign.cells[0]!), plane.middle(sign.cells[1] ?? sign.cells[0]!)];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const towards = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const count = edges.filter((edge) => edge === edges[index]).length;
    const before = edges.slice(0, index).filter((edge) => edge === edges[index]).length;
    const aside = (before - (count - 1) / 2) * APART;
    // The edge runs across the way from cell to cell, always to the right and down.
    const along = { x: Math.abs(towards.y), y: Math.abs(towards.x) };
    const at = { x: (from.x + to.x) / 2 + along.x * aside, y: (from.y + to.y) / 2 + along.y * aside };
    return DRAWERS[sign.kind](sign as never, { x: round(at.x), y: round(at.y) }, towards);
  });
}

type Drawer<Kind extends EdgeSign['kind']> = (
  sign: EdgeSign & { readonly kind: Kind },
  at: Point,
  towards: Point,
) => readonly Shape[];

const DRAWERS: { readonly [Kind in EdgeSign['kind']]: Drawer<Kind> } = {
  dot: ({ role, text }, { x, y }) => [
    shape('circle', {
      class: `sign-dot for-${role}`,
      cx: x,
      cy: y,
      r: text === undefined ? DOT : TOLD_DOT,
      fill: lookOf(role).wide,
      stroke: 'var(--dot-edge)',
      'stroke-width': FINE,
    }),
    ...(text === undefined
      ? []
      : [signText(`dot-text for-${role}`, text, sizeFor(text, 0.22, 0.28), { x, y, fill: `var(--on-dot-${role})` })]),
  ],
  letter: ({ role, text }, at) => [
    signText(`letter for-${role}`, text, sizeFor(text, 0.3, 0.42), { ...at, hasHalo: true }),
  ],
  chevron: ({ role }, at, towards) => {
    const [wide, long] = [CHEVRON.across, CHEVRON.along];
    const corner = (aside: number, by: number): Point => ({
      x: at.x + towards.x * by - towards.y * aside,
      y: at.y + towards.y * by + towards.x * aside,
    });
    const d = pathOf([corner(wide, -long), corner(0, long), corner(-wide, -long)]);
    return [
      shape('path', { class: 'sign-halo', d, ...stroked('var(--sheet)', 6) }),
      shape('path', { class: `sign-chevron for-${role}`, d, ...stroked(lookOf(role).thin, 2.2) }),
    ];
  },
};

/** How the digits of a ring are set, by their number: how many stand in the upper line. */
const UPPER = [0, 1, 2, 2, 2];

/** Rings with digits around a corner of four cells. */
export const drawCorners = (signs: readonly CornerSign[], plane: Plane): Shape[] =>
  signs.flatMap(({ role, cells, text }) => {
    const middles = cells.map((cell) => plane.middle(cell));
    const mean = (axis: 'x' | 'y'): number => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length;
    const [x, y] = [mean('x'), mean('y')];
    const digits = text.split(' ');
    const upper = UPPER[digits.length] ?? Math.ceil(digits.length / 2);
    const rows = [digits.slice(0, upper), digits.slice(upper)].filter((row) => row.length > 0);
    const look = { fill: 'var(--sheet)', stroke: lookOf(role).thin, 'stroke-width': FINE };
    return [
      shape('circle', { class: `sign-corner for-${role}`, cx: x, cy: y, r: CORNER, ...look }),
      ...rows.map((row, index) => {
        const line = row.join(' ');
        const at = { x, y: round(y + (index - (rows.length - 1) / 2) * 0.2 * SIDE) };
        return signText(`corner-text for-${role}`, line, sizeFor(line, 0.22, 0.4), at);
      }),
    ];
  });
