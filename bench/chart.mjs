/** Draws times as an SVG of bars on a logarithmic scale, readable in light and dark. */
import { writeFileSync } from 'node:fs';

const WIDTH = 720;
const LEFT = 96;
const BAR = 11;
const GAP = 14;
// Colours that people with any kind of colour vision tell apart, on white and on black (Okabe and
// Ito).
const COLOURS = ['#0072b2', '#56b4e9', '#e69f00', '#d55e00', '#009e73', '#cc79a7'];
const KEYS_A_ROW = 3;

/**
 * `sets`: [{ name, times: number[] }] in µs; `solvers`: the names that the times belong to, at
 * most six.
 */
export function chartOf(sets, solvers, title) {
  const times = sets.flatMap((set) => set.times);
  const low = 10 ** Math.floor(Math.log10(Math.min(...times)));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...times)));
  const x = (time) => LEFT + ((WIDTH - LEFT - 70) * Math.log10(time / low)) / Math.log10(high / low);
  const groupHeight = solvers.length * BAR + GAP;
  const top = 50 + 20 * Math.ceil(solvers.length / KEYS_A_ROW);
  const height = top + sets.length * groupHeight + 26;
  const text = (left, y, content, more = '') => `<text x="${left.toFixed(1)}" y="${y}" ${more}>${content}</text>`;
  const decades = Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, index) => low * 10 ** index);
  const grid = decades.flatMap((time) => [
    `<line x1="${x(time).toFixed(1)}" x2="${x(time).toFixed(1)}" y1="${top - 8}" y2="${height - 24}" class="grid"/>`,
    text(x(time), height - 8, `${time} µs`, 'text-anchor="middle"'),
  ]);
  const keys = solvers.flatMap((name, index) => {
    const left = LEFT + (index % KEYS_A_ROW) * 180;
    const y = 34 + 20 * Math.floor(index / KEYS_A_ROW);
    return [
      `<rect x="${left}" y="${y}" width="12" height="12" fill="${COLOURS[index]}"/>`,
      text(left + 18, y + 10, name),
    ];
  });
  const bars = sets.flatMap(({ name, times: own }, index) => {
    const y = top + index * groupHeight;
    return [
      text(LEFT - 8, y + (solvers.length * BAR) / 2 + 4, name, 'text-anchor="end"'),
      ...own.flatMap((time, at) => [
        `<rect x="${LEFT}" y="${y + at * BAR}" width="${(x(time) - LEFT).toFixed(1)}" height="${BAR - 2}" fill="${COLOURS[at]}"/>`,
        text(x(time) + 5, y + at * BAR + 9, time < 10 ? time.toFixed(2) : time.toFixed(0)),
      ]),
    ];
  });
  const style =
    'text{font:11px system-ui,sans-serif;fill:#24292f}.grid{stroke:#8888;stroke-dasharray:2 3}' +
    '@media(prefers-color-scheme:dark){text{fill:#e6edf3}}';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${style}</style>`,
    text(LEFT, 18, title, 'font-weight="bold"'),
    ...keys,
    ...grid,
    ...bars,
    '</svg>',
    '',
  ].join('\n');
}

export const drawChart = (url, ...chart) => writeFileSync(url, chartOf(...chart));
