import type { Role } from '@pencilmark/core/human';

/** The colours of a picture; `auto` follows what the reader's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';
export const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

interface Colors {
  readonly paper: string;
  readonly tint: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly placed: string;
  readonly gone: string;
  readonly link: string;
  readonly roles: Readonly<Record<Role, string>>;
}

// Okabe and Ito's colours, which people with any kind of colour vision tell apart, darkened or
// lightened until they read well on the paper.
const LIGHT: Colors = {
  paper: '#ffffff',
  tint: '#f1efe7',
  ink: '#1c1c1e',
  soft: '#5b5b62',
  line: '#8a8a92',
  placed: '#0b57a4',
  gone: '#c1272d',
  link: '#3d3d44',
  roles: {
    pattern: '#00795a',
    second: '#0067a5',
    third: '#a34a86',
    fourth: '#8a6d00',
    fin: '#c25400',
    on: '#00795a',
    off: '#a34a86',
    base: '#00795a',
    cover: '#0067a5',
  },
};
const DARK: Colors = {
  paper: '#17181b',
  tint: '#24262b',
  ink: '#f2f2f4',
  soft: '#b4b5bd',
  line: '#7d7e88',
  placed: '#8cc4ff',
  gone: '#ff7b72',
  link: '#d6d6dd',
  roles: {
    pattern: '#3fd0a4',
    second: '#6cc0ff',
    third: '#e79bd0',
    fourth: '#e8cf4a',
    fin: '#ff9d4d',
    on: '#3fd0a4',
    off: '#e79bd0',
    base: '#3fd0a4',
    cover: '#6cc0ff',
  },
};

const variables = ({ roles, ...colors }: Colors): string =>
  [...Object.entries(colors), ...Object.entries(roles).map(([role, color]) => [`role-${role}`, color])]
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/** The style sheet of a picture. Marks do not need it; their attributes are in marks.ts. */
export function styleOf(theme: Theme): string {
  const dark = `.board{${variables(DARK)}}`;
  const colors = {
    light: `.board{${variables(LIGHT)}}`,
    dark,
    auto: `.board{${variables(LIGHT)}}@media(prefers-color-scheme:dark){${dark}}`,
  }[theme];
  return `${colors}${RULES}`;
}

const RULES = [
  '.board{background:var(--paper);font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif}',
  'text{text-anchor:middle;dominant-baseline:central}',
  '.paper{fill:var(--paper)}.tint{fill:var(--tint)}',
  '.thin{stroke:var(--line);stroke-width:1;fill:none}.thick{stroke:var(--ink);stroke-width:3;fill:none;stroke-linecap:square}',
  '.name{font-size:13px;fill:var(--soft)}',
  '.given{font-size:34px;fill:var(--ink);font-weight:600}.later{font-size:34px;fill:var(--placed)}',
  '.candidate{fill:var(--soft)}',
].join('');
