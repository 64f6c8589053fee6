import { alphabetOf } from '@pencilmark/core/geometry/plain';
import { check } from '@pencilmark/core/result';
import type { Evidence } from './evidence.ts';
import { A_PICTURE } from './expected.ts';
import { drawEvidence } from './marks.ts';
import { MARGIN, Plane, round, SIDE } from './plane.ts';
import { drawRules } from './rules/layers.ts';
import type { Room } from './rules/outside.ts';
import { escaped, type Shape, shape, textOf } from './shape.ts';
import { characterOf } from './texts.ts';
import { styleOf, type Theme } from './theme.ts';

/** What a picture shows. */
export interface BoardPicture extends Evidence {
  /** Which of the digits are printed; default: all. */
  readonly givens?: ArrayLike<number>;
  /** What screen readers say for the picture: its title, and all that it shows. */
  readonly title?: string;
  readonly description?: string;
  readonly theme?: Theme;
  /** Whether rows and columns are named at the edge; default true. */
  readonly names?: boolean;
}

/**
 * Draws a board as an SVG document that stands alone: boxes of any shape, the signs of rules and
 * clues, digits, candidates, and the evidence of a step. Every role has a shape of its own,
 * so that nothing depends on colour. The same picture gives the same text on every machine.
 *
 *     drawBoard({ geometry: sized(4), digits: new Uint8Array(16) }).startsWith('<svg')      // true
 */
export function drawBoard(picture: BoardPicture): string {
  check('drawBoard', 'picture', picture, A_PICTURE);
  const { title, description, theme = 'auto', prefix = 'b-' } = picture;
  const { frame, pieces, hasSigns } = piecesOf(picture);
  const label =
    title === undefined ? '' : ` aria-labelledby="${prefix}title${description === undefined ? '' : ` ${prefix}story`}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="${frame.join(' ')}" role="img"${label}>`,
    title === undefined ? '' : `<title id="${prefix}title">${escaped(title)}</title>`,
    description === undefined ? '' : `<desc id="${prefix}story">${escaped(description)}</desc>`,
    `<style>${styleOf(theme, hasSigns)}</style>`,
    `<rect class="paper"${placeOf(frame)} width="${frame[2]}" height="${frame[3]}"/>`,
    ...pieces.map((layer) => textOf(layer)),
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * The pieces of the picture that `drawBoard` writes, for what draws them otherwise, such as a page
 * of a book. `frame` is the part of the plane that they take up: x, y, width, height. Pieces have
 * the classes of the style sheet and, but for digits and borders, attributes of their own; colours
 * are named as in `var(--ink)`.
 *
 *     const picture = { geometry: sized(4), digits: new Uint8Array(16) };
 *     boardPieces(picture).frame      // [0, 0, 288, 288]
 */
export function boardPieces(picture: BoardPicture): { readonly frame: Frame; readonly pieces: readonly Shape[] } {
  check('boardPieces', 'picture', picture, A_PICTURE);
  const { frame, pieces } = piecesOf(picture);
  return { frame, pieces: pieces.flat() };
}

/** A part of the plane: x, y, width, height. */
export type Frame = readonly [number, number, number, number];

/** The layers of a picture, from the lowest. */
function piecesOf(picture: BoardPicture): {
  readonly frame: Frame;
  readonly pieces: readonly (readonly Shape[])[];
  readonly hasSigns: boolean;
} {
  const { geometry, names = true } = picture;
  const plane = new Plane(geometry);
  const { back, front } = drawEvidence(picture);
  const { below, above, room } = drawRules(geometry);
  const [across, down] = [plane.columns * SIDE, plane.rows * SIDE];
  const edge = `M${MARGIN} ${MARGIN}h${across}v${down}h${-across}z`;
  return {
    frame: frameOf(plane, room),
    hasSigns: below.length + above.length > 0,
    pieces: [
      below,
      back,
      [shape('path', { class: 'thin', d: plane.borders((cell) => cell) })],
      [shape('path', { class: 'thick', d: `${plane.borders((cell) => geometry.boxes[cell])}${edge}` })],
      above,
      names ? [shape('g', { 'aria-hidden': 'true' }, namesOf(plane, room))] : [],
      digitsOf(picture, plane),
      front,
    ],
  };
}

/** The part of the plane that a picture shows: x, y, width, height. */
function frameOf({ width, height }: Plane, { top, right, bottom, left }: Room): Frame {
  const sides: Frame = [0 - left * SIDE, 0 - top * SIDE, width + (left + right) * SIDE, height + (top + bottom) * SIDE];
  return sides.map(round) as unknown as Frame;
}

const placeOf = ([x, y]: Frame): string => (x === 0 && y === 0 ? '' : ` x="${x}" y="${y}"`);

function namesOf({ rows, columns }: Plane, { top, left }: Room): Shape[] {
  const [x, y] = [round(MARGIN / 2 - left * SIDE), round(MARGIN / 2 - top * SIDE)];
  const nameAt = (place: { readonly x: number; readonly y: number }, index: number): Shape =>
    shape('text', { class: 'name', ...place }, `${index + 1}`);
  return Array.from({ length: Math.max(rows, columns) }, (_, index) => {
    const at = MARGIN + (index + 0.5) * SIDE;
    return [
      ...(index < columns ? [nameAt({ x: at, y }, index)] : []),
      ...(index < rows ? [nameAt({ x, y: at }, index)] : []),
    ];
  }).flat();
}

/** The digits: what is printed, and what was placed later. */
function digitsOf(picture: BoardPicture, plane: Plane): Shape[] {
  const { geometry, digits, givens = digits, alphabet = alphabetOf(geometry) } = picture;
  return geometry.cells.flatMap((cell) => {
    if (digits[cell] === 0) return [];
    const { x, y } = plane.middle(cell);
    return [shape('text', { class: givens[cell] ? 'given' : 'later', x, y }, characterOf(digits[cell]!, alphabet))];
  });
}
