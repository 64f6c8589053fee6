import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { PLAN, turnOf } from '../testing.ts';
import { outcomeData } from './json.ts';
import { COLOURS } from './look.ts';
import { outcomeMarkdown } from './markdown.ts';
import { outcomePage } from './page.ts';
import { roundText, standingsText, summaryText } from './plain.ts';
import { pointsText, timeText } from './times.ts';

const outcome: Outcome = {
  seed: 5,
  entries: ['quick', 'a|<b>', 'large'].map((name) => ({ name, version: '1' })),
  rounds: [
    { plan: PLAN, seed: 5, turns: [turnOf('quick', [1, 1]), turnOf('a|<b>', [12.3, 'house'])] },
    { plan: { ...PLAN, name: 'big', batch: 50 }, seed: 6, turns: [turnOf('large', [40, 40])] },
  ],
};

test.each([
  [0.0000005, '0.500 µs'],
  [0.00001234, '12.3 µs'],
  [0.0999, '99.9 ms'],
  [1, '1.00 s'],
  [1234, '1234 s'],
])('%f s is "%s"', (seconds, text) => expect(timeText(seconds)).toBe(text));

test.each([
  [1 / 3, '0.3'],
  [2, '2'],
  [0, '0'],
])('%f points are "%s"', (points, text) => expect(pointsText(points)).toBe(text));

test('a table for the terminal', () => {
  expect(roundText(outcome.rounds[0]!).trimEnd().split('\n')).toEqual([
    'small',
    'rank  entry  first  right     time      cpu  faults',
    '   1  quick      2    2/2  1.00 ms   500 µs',
    '   2  a|<b>      0    1/2   1.01 s  6.15 ms  house 1',
  ]);
  expect(standingsText([])).toMatch(/^rank/);
});

test('who wins where, and the totals', () => {
  expect(summaryText(outcome).split('\n').slice(0, 8)).toEqual([
    'who wins where',
    'round     time  who wins  who comes next',
    'small  1.00 ms  quick     a|<b>, 1.01 s',
    'big    40.0 ms  large',
    '',
    'all rounds',
    'rank  entry  won  first    time',
    '   1  quick  1/1      2  1.00 s',
  ]);
  const nobody = { ...outcome, rounds: [{ plan: PLAN, seed: 5, turns: [turnOf('quick', ['missed', 'out'])] }] };
  expect(summaryText(nobody)).not.toContain('quick, ');
});

test('Markdown keeps the signs of names out of its tables', () => {
  const text = outcomeMarkdown(outcome);
  expect(text).toContain('| 2 | a\\|\\<b\\> | 0 | 1/2 | 1.01 s | 6.15 ms | house 1 |');
  const columns = (row: string): number => row.replaceAll('\\|', '').split('|').length - 2;
  const widths = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(columns);
  expect(new Set(widths)).toEqual(new Set([4, 5, 7]));
});

test('plain data has every result', () => {
  const data = JSON.parse(JSON.stringify(outcomeData(outcome))) as ReturnType<typeof outcomeData>;
  expect(data.totals.map(({ entry }) => entry)).toHaveLength(3);
  expect(data.rounds[0]!.turns[1]!.results[1]).toMatchObject({ code: 'house', ok: false });
});

describe('the page', () => {
  const page = outcomePage(outcome);
  test('names are shown as they are, and nothing is loaded', () => {
    expect(page).toContain('a|&lt;b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).not.toMatch(/<script|<link|src=|url\(|@import/);
  });
  test('each round has a chart that is described in words', () =>
    expect(page.match(/<svg role="img"[^>]*aria-label="[^"]+"/g)).toHaveLength(2));
  test('an entry that did not play has a dash, the best a star', () => {
    expect(page.match(/>–<\/td>/g)!.length).toBeGreaterThanOrEqual(3);
    expect(page).toContain('★ 1.00 ms');
  });
  test('its colours are those of the app', () => {
    const tokens = readFileSync(new URL('../../../../apps/web/src/ui/style/tokens.css', import.meta.url), 'utf8');
    const [light, dark] = [tokens.split('@media screen')[0]!, tokens.slice(tokens.indexOf('[data-scheme="dark"] {'))];
    for (const [name, pair] of Object.entries(COLOURS)) {
      const value = (text: string): string | undefined => new RegExp(`--${name}: (#\\w+);`).exec(text)?.[1];
      expect([name, value(light), value(dark)]).toEqual([name, ...pair]);
    }
  });
});
