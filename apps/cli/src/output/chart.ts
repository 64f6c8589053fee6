import { DIFFICULTIES } from '@pencilmark/core/rate/difficulty';
import { type Histogram, shown } from './histogram.ts';

// In pixels.
const [LINE, NAMES, BARS, NUMBERS] = [22, 96, 420, 164];
const [WIDTH, MARGIN] = [NAMES + BARS + NUMBERS, LINE / 2];

/** What a colour is on light and on dark paper. The colours of difficulties come by their index. */
const COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  paper: ['#fffdf7', '#1e1b17'],
  ink: ['#1d1a15', '#f1eadc'],
  plain: ['#8c826f', '#8c826f'],
  d0: ['#f0cf65', '#f5e3a1'],
  d1: ['#e8ae4f', '#f2c86f'],
  d2: ['#de8b4a', '#eba763'],
  d3: ['#cf6652', '#e08569'],
  d4: ['#b0476b', '#cf6a85'],
  d5: ['#813a85', '#b163b0'],
  d6: ['#4b2e83', '#8b6cc9'],
};

const STYLE = [
  ...Object.entries(COLOURS).map(([name, [light]]) => `.${name}{fill:${light}}`),
  '@media(prefers-color-scheme:dark){',
  ...Object.entries(COLOURS).map(([name, [, dark]]) => `.${name}{fill:${dark}}`),
  '}',
].join('');

/**
 * Histograms as an SVG picture, one below the other. The colour of a difficulty is the same in all
 * of them.
 */
export function chartOf(histograms: readonly Histogram[]): string {
  let top = MARGIN;
  const parts = histograms.flatMap((histogram) => {
    const drawn = barsOf(histogram, top);
    top += (histogram.rows.length + 2) * LINE;
    return drawn;
  });
  const height = top - LINE + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${histograms.map(({ title }) => title).join(', ')}</title>`,
    `<style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${height}" class="paper"/>`,
    '<g font-family="sans-serif" font-size="13" class="ink">',
    ...parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** A title and a bar for each row, from a height on. */
function barsOf(histogram: Histogram, top: number): string[] {
  const rows = shown(histogram).flatMap(({ name, count, byDifficulty, number, share, length }, index) => {
    const y = top + (index + 1) * LINE;
    const widthOf = (some: number): number => (count === 0 ? 0 : (some / count) * length * BARS);
    return [
      textAt(NAMES - 8, y, name, ' text-anchor="end"'),
      ...barOf(NAMES, y, byDifficulty.length > 0 ? byDifficulty.map(widthOf) : [widthOf(count)]),
      textAt(NAMES + length * BARS + 8, y, `${number} · ${share}`),
    ];
  });
  return [textAt(NAMES, top, histogram.title, ' font-weight="bold"'), ...rows];
}

/** The parts of a bar side by side, in the colours of difficulties where there are several. */
function barOf(left: number, top: number, widths: readonly number[]): string[] {
  let x = left;
  return widths.flatMap((width, index) => {
    const colour = widths.length === DIFFICULTIES.length ? `d${index}` : 'plain';
    const part = `<rect x="${x.toFixed(1)}" y="${top + 3}" width="${width.toFixed(1)}" height="${LINE - 6}" class="${colour}"/>`;
    x += width;
    return width > 0 ? [part] : [];
  });
}

const textAt = (x: number, top: number, content: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${top + 15}"${more}>${content.replace('>', '&gt;')}</text>`;
