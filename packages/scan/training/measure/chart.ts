import { type CurveFigures, ENDS, type End, type StepFigures } from '../../src/testing/curves.ts';

/** Panels side by side, and the pixels of one with what is around it. */
const COLUMNS = 3;
const [WIDE, TALL] = [240, 120];
const [LEFT, TOP, EDGE] = [8, 28, 18];
const HEAD = 44;

/** Colours that people with any kind of colour vision can distinguish (Okabe and Ito). */
const COLOURS: Readonly<Record<End, string>> = {
  right: '#0072b2',
  doubted: '#e69f00',
  refused: '#8888',
  silent: '#d55e00',
};

const STYLE = 'text{font:11px system-ui,sans-serif;fill:#24292f}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}';

const text = (x: number, y: number, content: string | number, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${content}</text>`;

/** The curves as an SVG: a panel for each, a bar for each step, readable in light and dark. */
export function chartOf(curves: readonly CurveFigures[]): string {
  const width = COLUMNS * WIDE;
  const height = HEAD + Math.ceil(curves.length / COLUMNS) * TALL;
  const title = 'What comes of photographs that are spoilt more and more';
  const keys = ENDS.map((end, at) => {
    const x = LEFT + at * 90;
    return `<rect x="${x}" y="26" width="11" height="11" fill="${COLOURS[end]}"/>${text(x + 16, 36, end)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    text(LEFT, 16, title, ' font-weight="bold"'),
    ...keys,
    ...curves.map((curve, at) => panelOf(curve, (at % COLUMNS) * WIDE, HEAD + Math.floor(at / COLUMNS) * TALL)),
    '</svg>',
    '',
  ].join('\n');
}

function panelOf({ name, steps }: CurveFigures, left: number, top: number): string {
  const wide = Math.floor((WIDE - 2 * LEFT) / steps.length);
  const bars = steps.map(({ step, counts }, at) => {
    const x = left + LEFT + at * wide;
    return (
      barOf(counts, x, top + TOP, wide - 4) + text(x + wide / 2 - 2, top + TALL - 4, step, ' text-anchor="middle"')
    );
  });
  return [`<g>`, text(left + LEFT, top + TOP - 6, name), ...bars, '</g>'].join('');
}

/** The ends of the photographs of one step on top of each other, the best lowest. */
function barOf(counts: StepFigures['counts'], x: number, top: number, wide: number): string {
  const full = TALL - TOP - EDGE;
  const all = ENDS.reduce((sum, end) => sum + counts[end], 0);
  let y = top + full;
  return ENDS.map((end) => {
    const tall = (full * counts[end]) / all;
    y -= tall;
    const [at, high] = [y.toFixed(1), tall.toFixed(1)];
    return tall === 0 ? '' : `<rect x="${x}" y="${at}" width="${wide}" height="${high}" fill="${COLOURS[end]}"/>`;
  }).join('');
}
