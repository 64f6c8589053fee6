import type { Candidate, Geometry, Mark, Step } from '@pencilmark/core';
import { layersOf } from './marks.ts';
import { MARGIN, Plane, round, SIDE } from './plane.ts';
import { styleOf, type Theme } from './theme.ts';

/** What a picture shows. */
export interface BoardPicture {
  readonly geometry: Geometry;
  /** The digit of every cell in reading order, 0 while empty. */
  readonly digits: ArrayLike<number>;
  /** Those of them that are printed; all when not said. */
  readonly givens?: ArrayLike<number>;
  /** The candidates of every cell as sets of digits; none are drawn when not said. */
  readonly candidates?: ArrayLike<number>;
  /** A step: its marks, what it places and what goes. */
  readonly step?: Pick<Step, 'marks' | 'placements' | 'eliminations'>;
  readonly marks?: readonly Mark[];
  /** What people who cannot see the picture hear: its title, and the whole story. */
  readonly title?: string;
  readonly description?: string;
  readonly theme?: Theme;
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
  /** Begins every id in the picture: pictures on one page need different ones. */
  readonly prefix?: string;
  /** Whether rows and columns are named at the edge; default true. */
  readonly names?: boolean;
}

const ALPHABET = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Draws a board as an SVG document that stands alone: boxes of any shape, extra houses tinted, digits, candidates, and the evidence of a
 * step. Every role has a shape of its own, so that nothing depends on colour. The same picture gives the same text on every machine.
 *
 *     drawBoard({ geometry: sized(4), digits: new Uint8Array(16) }).startsWith('<svg')      // true
 */
export function drawBoard(picture: BoardPicture): string {
  const { geometry, digits, step, title, description, theme = 'auto', prefix = 'b-', names = true } = picture;
  const plane = new Plane(geometry);
  const { width } = plane;
  const layers = layersOf([...(picture.marks ?? []), ...(step?.marks ?? [])], geometry, plane, prefix);
  const extra = new Set(geometry.houses.filter(({ kind }) => kind === 'extra').flatMap(({ cells }) => cells));
  const label =
    title === undefined ? '' : ` aria-labelledby="${prefix}title${description === undefined ? '' : ` ${prefix}story`}"`;
  const span = geometry.size * SIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${width} ${width}" role="img"${label}>`,
    title === undefined ? '' : `<title id="${prefix}title">${escaped(title)}</title>`,
    description === undefined ? '' : `<desc id="${prefix}story">${escaped(description)}</desc>`,
    `<style>${styleOf(theme)}</style>`,
    `<defs><pattern id="${prefix}hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="fin" d="M0 0v8" stroke="var(--role-fin)" stroke-opacity=".55" stroke-width="3"/></pattern>`,
    `<marker id="${prefix}tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="var(--link)"/></marker></defs>`,
    `<rect class="paper" width="${width}" height="${width}"/>`,
    extra.size > 0 ? `<path class="tint" d="${plane.squares(extra)}"/>` : '',
    layers.cells,
    layers.houses,
    `<path class="thin" d="${plane.borders((cell) => cell)}"/>`,
    `<path class="thick" d="${plane.borders((cell) => geometry.spec.boxes[cell])}M${MARGIN} ${MARGIN}h${span}v${span}h${-span}z"/>`,
    names ? namesOf(plane) : '',
    layers.shapes,
    digitsOf(picture, plane),
    layers.links,
    step ? deedsOf(step, digits, plane, picture.alphabet ?? ALPHABET) : '',
    '</svg>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function namesOf({ size }: Plane): string {
  let text = '';
  for (let index = 0; index < size; index++) {
    const at = MARGIN + (index + 0.5) * SIDE;
    text += `<text class="name" x="${at}" y="${MARGIN / 2}">${index + 1}</text>`;
    text += `<text class="name" x="${MARGIN / 2}" y="${at}">${index + 1}</text>`;
  }
  return `<g aria-hidden="true">${text}</g>`;
}

/** The digits, and the candidates that no step touches. */
function digitsOf(
  { geometry, digits, givens = digits, candidates, step, marks = [], alphabet = ALPHABET }: BoardPicture,
  plane: Plane,
): string {
  const told = new Set<string>();
  for (const mark of [...marks, ...(step?.marks ?? [])]) {
    if (mark.kind === 'candidate') told.add(`${mark.cell} ${mark.digit}`);
    if (mark.kind === 'group') for (const cell of mark.cells) told.add(`${cell} ${mark.digit}`);
  }
  const done = new Set(
    [...(step?.placements ?? []), ...(step?.eliminations ?? [])].map(({ cell, digit }) => `${cell} ${digit}`),
  );
  const height = round(plane.pitch * 0.72);
  let text = '';
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (digits[cell] !== 0) {
      const { x, y } = plane.middle(cell);
      text += `<text class="${givens[cell] ? 'given' : 'later'}" x="${x}" y="${y}">${alphabet[digits[cell]! - 1]}</text>`;
    } else if (candidates) {
      for (let digit = 1; digit <= geometry.size; digit++) {
        const key = `${cell} ${digit}`;
        if (((candidates[cell]! >>> (digit - 1)) & 1) === 0 || done.has(key)) continue;
        const { x, y } = plane.candidate(cell, digit);
        text += `<text class="candidate${told.has(key) ? ' marked' : ''}" font-size="${height}" x="${x}" y="${y}">${alphabet[digit - 1]}</text>`;
      }
    }
  }
  return text;
}

/** What a step places, ringed; and what goes, crossed out. */
function deedsOf(
  { placements, eliminations }: Pick<Step, 'placements' | 'eliminations'>,
  digits: ArrayLike<number>,
  plane: Plane,
  alphabet: string,
): string {
  const height = round(plane.pitch * 0.72);
  const r = round(Math.min(plane.pitch * 0.44, 11));
  const draw = ({ cell, digit }: Candidate, name: string, around: (x: number, y: number) => string): string => {
    if (digits[cell] !== 0) return '';
    const { x, y } = plane.candidate(cell, digit);
    return `<text class="${name}" font-size="${height}" x="${x}" y="${y}">${alphabet[digit - 1]}</text>${around(x, y)}`;
  };
  const ring = (x: number, y: number): string =>
    `<circle class="place" cx="${x}" cy="${y}" r="${r}"/><circle class="place" cx="${x}" cy="${y}" r="${round(r + 4)}"/>`;
  const cross = (x: number, y: number): string => {
    const d = round(r * 0.8);
    return `<path class="goes" d="M${round(x - d)} ${round(y + d)}L${round(x + d)} ${round(y - d)}"/>`;
  };
  return [
    ...placements.map((candidate) => draw(candidate, 'new', ring)),
    ...eliminations.map((candidate) => draw(candidate, 'gone', cross)),
  ].join('');
}
