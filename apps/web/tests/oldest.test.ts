import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { APP } from '../server.mjs';

/** The oldest versions that the app is made for, as docs/platforms.md says. */
const OLDEST = { safari: 16.4, firefox: 121, chromium: 111 };

// What is newer than one of them, with the version of each that brought it (MDN). What a browser
// passes over without harm is not listed: `text-wrap`, `@starting-style`, what stands in @supports.
type Row = readonly [name: string, pattern: RegExp, since: typeof OLDEST];
const NEWER: Readonly<Record<'js' | 'css', readonly Row[]>> = {
  js: [
    ['Object.groupBy, Map.groupBy', /\b(Object|Map)\.groupBy\b/, { safari: 17.4, firefox: 119, chromium: 117 }],
    ['Promise.withResolvers', /\.withResolvers\b/, { safari: 17.4, firefox: 121, chromium: 119 }],
    ['Promise.try', /\bPromise\.try\b/, { safari: 18.2, firefox: 134, chromium: 128 }],
    ['Array.fromAsync', /\.fromAsync\b/, { safari: 16.4, firefox: 115, chromium: 121 }],
    ['AbortSignal.any', /\bAbortSignal\.any\b/, { safari: 17.4, firefox: 124, chromium: 116 }],
    ['URL.canParse, URL.parse', /\bURL\.(canParse|parse)\b/, { safari: 17, firefox: 115, chromium: 120 }],
    [
      'sets joined',
      /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
      { safari: 17, firefox: 127, chromium: 122 },
    ],
    [
      'methods of iterators',
      /\.(values|keys|entries)\(\)\.(map|filter|take|drop|toArray|some|every|find|reduce|flatMap|forEach)\(/,
      { safari: 18.4, firefox: 131, chromium: 122 },
    ],
    ['String.isWellFormed', /\.(is|to)WellFormed\(/, { safari: 16.4, firefox: 119, chromium: 111 }],
    ['RegExp.escape', /\bRegExp\.escape\b/, { safari: 18.2, firefox: 134, chromium: 136 }],
    ['popover', /\.(show|hide|toggle)Popover\(/, { safari: 17, firefox: 125, chromium: 114 }],
  ],
  css: [
    [':has', /:has\(/, { safari: 15.4, firefox: 121, chromium: 105 }],
    ['color-mix', /color-mix\(/, { safari: 16.2, firefox: 113, chromium: 111 }],
    // WebKit passes over the whole declaration, so nothing is underlined.
    [
      'a thickness within text-decoration',
      /text-decoration:[^;}]*(\d|max\(|calc\()/,
      { safari: Number.POSITIVE_INFINITY, firefox: 70, chromium: 89 },
    ],
    ['light-dark', /light-dark\(/, { safari: 17.5, firefox: 120, chromium: 123 }],
    ['nested rules', /[;{]\s*&/, { safari: 17.2, firefox: 117, chromium: 120 }],
    ['anchors', /\banchor(-name|\()/, { safari: 26, firefox: 147, chromium: 125 }],
    ['field-sizing', /field-sizing/, { safari: 26.2, firefox: 152, chromium: 123 }],
    [
      'round() and its like, outside of @supports',
      /[:\s(,](round|mod|rem)\((?=[^)]*,)/,
      { safari: 15.4, firefox: 118, chromium: 125 },
    ],
  ],
};

const sourceOf = { js: (text: string) => text, css: withoutQueries };

/** A sheet without what stands in `@supports`. */
function withoutQueries(sheet: string): string {
  const start = sheet.indexOf('@supports');
  if (start < 0) return sheet;
  let [depth, end] = [0, sheet.indexOf('{', start)];
  do depth += { '{': 1, '}': -1 }[sheet[end++]!] ?? 0;
  while (depth > 0);
  return sheet.slice(0, start) + withoutQueries(sheet.slice(end));
}

describe.each(['js', 'css'] as const)('what is built, .%s', (kind) => {
  const files = readdirSync(join(APP, 'assets')).filter((file) => file.endsWith(`.${kind}`));
  const sources = files.map((file) => [file, sourceOf[kind](readFileSync(join(APP, 'assets', file), 'utf8'))] as const);

  test.each([...NEWER[kind]])('%s', (_name, pattern, since) => {
    const isTooNew = (['safari', 'firefox', 'chromium'] as const).some((name) => since[name] > OLDEST[name]);
    const using = sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
    expect(isTooNew ? using : []).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });
});

test('docs/platforms.md names the same versions', () => {
  const page = readFileSync(new URL('../../../docs/platforms.md', import.meta.url), 'utf8');
  const { safari, firefox, chromium } = OLDEST;
  expect(page).toContain(`Safari ${safari}, Firefox ${firefox}, Chromium ${chromium}`);
});
