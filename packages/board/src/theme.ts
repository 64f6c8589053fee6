import { SIGN_COLORS } from './rules/colors.ts';

/** The colours of a picture; `auto` follows what the reader's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';
/** The themes of a drawing. */
export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

// Paper and ink: what is printed is ink, what was placed later is the pen's, green is logic, and
// red is what goes.
export const LIGHT = {
  sheet: '#fffdf7',
  wash: '#efe8d8',
  ink: '#1d1a15',
  second: '#5f574a',
  line: '#8c826f',
  frame: '#1d1a15',
  pen: '#1d3f9c',
  graphite: '#4c463c',
  logic: '#0b6b4b',
  'logic-wash': '#e4f0e6',
  proof: '#b22a1c',
  'proof-wash': '#fae4dd',
};
export const DARK: typeof LIGHT = {
  sheet: '#1e1b17',
  wash: '#2a2620',
  ink: '#f1eadc',
  second: '#b0a693',
  line: '#746b5c',
  frame: '#cfc5b2',
  pen: '#a6beff',
  graphite: '#c6bca9',
  logic: '#74d0a6',
  'logic-wash': '#1d3229',
  proof: '#ff9280',
  'proof-wash': '#44221c',
};

const variables = (colors: Readonly<Record<string, string>>): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/**
 * The style sheet of a picture, with the colours of signs if it has some. Marks and signs do not
 * need it otherwise: they have attributes of their own.
 */
export function styleOf(theme: Theme, hasSigns = false): string {
  const [light, dark] = (['light', 'dark'] as const).map((name) => {
    const colors = name === 'light' ? LIGHT : DARK;
    return `.board{${variables({ ...colors, ...(hasSigns && SIGN_COLORS[name]) })}}`;
  }) as [string, string];
  const colors = {
    light,
    dark,
    auto: `${light}@media(prefers-color-scheme:dark){${dark}}`,
  }[theme];
  return `${colors}${RULES}${hasSigns ? DASHED : ''}`;
}

/** On paper, lines differ by their dashes: it may be black and white. */
const DASHED = '@media print{.sign-line[style]{stroke-dasharray:var(--dashes);stroke-linecap:butt}}';

const RULES = [
  '.board{background:var(--sheet);font-family:"Public Sans",system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif}',
  'text{text-anchor:middle;dominant-baseline:central}',
  '.paper{fill:var(--sheet)}.tint{fill:var(--wash)}',
  '.thin{stroke:var(--line);stroke-width:1;fill:none}.thick{stroke:var(--frame);stroke-width:2.5;fill:none;stroke-linecap:square}',
  '.name{font-size:13px;fill:var(--second)}',
  '.given,.later,.large{font:560 37px Newsreader,Charter,"Times New Roman",serif;font-variant-numeric:lining-nums}',
  '.given{fill:var(--ink)}.later{font-style:italic;font-weight:480;fill:var(--pen)}',
].join('');
