import { alphabetOf } from '@pencilmark/core/geometry/plain';
import { check } from '@pencilmark/core/result';
import type { Evidence } from './evidence.ts';
import { A_PICTURE } from './expected.ts';
import { drawEvidence } from './marks.ts';
import { MARGIN, Plane, round, SIDE } from './plane.ts';
import { drawRules } from './rules/layers.ts';
import type { Room } from './rules/outside.ts';
import { escaped, textOf } from './shape.ts';
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
  const { geometry, title, description, theme = 'auto', prefix = 'b-', names = true } = picture;
  const plane = new Plane(geometry);
  const { back, front } = drawEvidence(picture);
  const { below, above, room } = drawRules(geometry);
  const frame = frameOf(plane, room);
  const label =
    title === undefined ? '' : ` aria-labelledby="${prefix}title${description === undefined ? '' : ` ${prefix}story`}"`;
  const [across, down] = [plane.columns * SIDE, plane.rows * SIDE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="${frame.join(' ')}" role="img"${label}>`,
    title === undefined ? '' : `<title id="${prefix}title">${escaped(title)}</title>`,
    description === undefined ? '' : `<desc id="${prefix}story">${escaped(description)}</desc>`,
    `<style>${styleOf(theme, below.length + above.length > 0)}</style>`,
    `<rect class="paper"${placeOf(frame)} width="${frame[2]}" height="${frame[3]}"/>`,
    textOf(below),
    textOf(back),
    `<path class="thin" d="${plane.borders((cell) => cell)}"/>`,
    `<path class="thick" d="${plane.borders((cell) => geometry.boxes[cell])}M${MARGIN} ${MARGIN}h${across}v${down}h${-across}z"/>`,
    textOf(above),
    names ? namesOf(plane, room) : '',
    digitsOf(picture, plane),
    textOf(front),
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The part of the plane that a picture shows: x, y, width, height. */
function frameOf({ width, height }: Plane, { top, right, bottom, left }: Room): readonly number[] {
  return [-left * SIDE, -top * SIDE, width + (left + right) * SIDE, height + (top + bottom) * SIDE].map(round);
}

const placeOf = ([x, y]: readonly number[]): string => (x === 0 && y === 0 ? '' : ` x="${x}" y="${y}"`);

function namesOf({ rows, columns }: Plane, { top, left }: Room): string {
  let text = '';
  const [x, y] = [round(MARGIN / 2 - left * SIDE), round(MARGIN / 2 - top * SIDE)];
  for (let index = 0; index < Math.max(rows, columns); index++) {
    const at = MARGIN + (index + 0.5) * SIDE;
    if (index < columns) text += `<text class="name" x="${at}" y="${y}">${index + 1}</text>`;
    if (index < rows) text += `<text class="name" x="${x}" y="${at}">${index + 1}</text>`;
  }
  return `<g aria-hidden="true">${text}</g>`;
}

/** The digits: what is printed, and what was placed later. */
function digitsOf(picture: BoardPicture, plane: Plane): string {
  const { geometry, digits, givens = digits, alphabet = alphabetOf(geometry) } = picture;
  let text = '';
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digits[cell] === 0) continue;
    const { x, y } = plane.middle(cell);
    text += `<text class="${givens[cell] ? 'given' : 'later'}" x="${x}" y="${y}">${characterOf(digits[cell]!, alphabet)}</text>`;
  }
  return text;
}
