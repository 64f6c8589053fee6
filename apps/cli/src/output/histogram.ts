import { type Counts, groupedNumber, SCORE_COUNT } from '@pencilmark/bulk';
import { HODOKU_LEVELS } from '@pencilmark/core/rate/hodoku-level';

/** How often scores occur that lie in one half, or a level. */
export interface HistogramRow {
  readonly name: string;
  readonly count: number;
}

const BINS_FOR_ONE = 2;

/**
 * How often scores of the hardest step occur: a row for every half, from the least score to the
 * greatest. A score of which only a least one is known has a row of its own. Without such scores,
 * the rows are HoDoKu's levels.
 */
export function histogramRows(counts: Counts): HistogramRow[] {
  const bins = new Map<number, number>();
  const beyond: HistogramRow[] = [];
  for (const [name, count] of Object.entries(counts)) {
    if (!name.startsWith(SCORE_COUNT)) continue;
    const score = name.slice(SCORE_COUNT.length);
    if (score.startsWith('>')) beyond.push({ name: score, count });
    else {
      const bin = Math.floor(Number(score) * BINS_FOR_ONE);
      bins.set(bin, (bins.get(bin) ?? 0) + count);
    }
  }
  const [least, most] = [Math.min(...bins.keys()), Math.max(...bins.keys())];
  const rows: HistogramRow[] = [];
  for (let bin = least; bin <= most; bin++) {
    const low = bin / BINS_FOR_ONE;
    rows.push({ name: `${low.toFixed(1)}–${(low + 0.4).toFixed(1)}`, count: bins.get(bin) ?? 0 });
  }
  rows.push(...beyond.sort((one, other) => one.name.localeCompare(other.name)));
  return rows.length > 0 ? rows : levelRows(counts);
}

const levelRows = (counts: Counts): HistogramRow[] =>
  HODOKU_LEVELS.map(({ name }) => ({ name, count: counts[name] ?? 0 })).filter(({ count }) => count > 0);

/** A row as it is shown: its number, its share of all, and how long its bar is, from 0 to 1. */
function shown(rows: readonly HistogramRow[]) {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return rows.map(({ name, count }) => ({
    name,
    number: groupedNumber(count),
    share: `${((count / all) * 100).toFixed(1)} %`,
    length: count / most,
  }));
}

const LONGEST_BAR = 40;

/** A histogram as lines of text with bars. */
export function histogramLines(rows: readonly HistogramRow[]): string[] {
  const told = shown(rows);
  const widthOf = (part: 'name' | 'number'): number => Math.max(...told.map((row) => row[part].length));
  return told.map(({ name, number, share, length }) =>
    [
      name.padEnd(widthOf('name')),
      number.padStart(widthOf('number')),
      share.padStart('100.0 %'.length),
      '█'.repeat(Math.ceil(length * LONGEST_BAR)),
    ]
      .join('  ')
      .trimEnd(),
  );
}

// In pixels.
const [LINE, NAMES, BARS, NUMBERS] = [22, 90, 420, 150];

/** A histogram as an SVG picture. */
export function histogramSvg(rows: readonly HistogramRow[]): string {
  const [width, height] = [NAMES + BARS + NUMBERS, rows.length * LINE + LINE];
  const parts = shown(rows).flatMap(({ name, number, share, length }, index) => {
    const [top, end] = [LINE / 2 + index * LINE, NAMES + length * BARS];
    const text = (x: number, anchor: 'start' | 'end', content: string): string =>
      `<text x="${x.toFixed(1)}" y="${top + 15}" text-anchor="${anchor}">${content.replace('>', '&gt;')}</text>`;
    return [
      text(NAMES - 8, 'end', name),
      `<rect x="${NAMES}" y="${top + 3}" width="${(length * BARS).toFixed(1)}" height="${LINE - 6}" fill="#3d6ea5"/>`,
      text(end + 8, 'start', `${number} · ${share}`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    '<g font-family="sans-serif" font-size="13" fill="#222">',
    ...parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
