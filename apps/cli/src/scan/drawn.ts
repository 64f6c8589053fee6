import { ALPHABET } from '@pencilmark/core/geometry';
import { type Picture, type Scanned, straightened } from '@pencilmark/scan';
import { encode } from 'jpeg-js';

/** Pixels of a cell, and of the whole drawing at most. */
const CELL = 64;
const MOST_SIDE = 1024;
const QUALITY = 80;

const digitText = (digit: number): string => (digit === 0 ? '·' : ALPHABET[digit - 1]!);

/**
 * The puzzle of a picture, straightened, as SVG. Each digit that was read stands in the corner of
 * its cell: an entry is slanted, a doubt has a dashed frame and shows what else it may be.
 */
export function drawn(picture: Picture, { size, cells, doubts, lattice }: Scanned): string {
  const side = Math.min(CELL, Math.floor(MOST_SIDE / size));
  const straight = straightened(picture, lattice, side);
  const { width } = straight;
  const photo = encode({ width, height: width, data: straight.data }, QUALITY).data.toString('base64');
  const at = (cell: number): readonly [x: number, y: number] => [(cell % size) * side, Math.floor(cell / size) * side];
  const digits = cells.flatMap(({ digit, kind }, cell) => {
    const [x, y] = at(cell);
    const style = kind === 'entry' ? ' font-style="italic"' : '';
    return digit === 0 ? [] : [`<text x="${x + 3}" y="${y + side / 3}"${style}>${digitText(digit)}</text>`];
  });
  const frames = doubts.map(({ cell, read, other }) => {
    const [x, y] = at(cell);
    const says = `${[...new Set([read, other])].map(digitText).join('/')}?`;
    const frame = `<rect x="${x + 2}" y="${y + 2}" width="${side - 4}" height="${side - 4}"/>`;
    return `<g class="doubt">${frame}<text x="${x + side - 4}" y="${y + side - 6}" text-anchor="end">${says}</text></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" width="${width}" height="${width}">`,
    `<style>text{font:bold ${side / 3}px sans-serif;fill:#0b57d0;stroke:#fff;stroke-width:3;paint-order:stroke}`,
    '.doubt rect{fill:none;stroke:#c0221a;stroke-width:3;stroke-dasharray:7 4}.doubt text{fill:#c0221a}</style>',
    `<image width="${width}" height="${width}" href="data:image/jpeg;base64,${photo}"/>`,
    ...digits,
    ...frames,
    '</svg>',
  ].join('\n');
}
