import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import type { Part } from './texts.ts';

// Which texts a file shows is read from it: a name in quotes is the name of a text.
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const sources = new Map(files.map((file) => [normalize(file), readFileSync(join(ROOT, file), 'utf8')]));

const texts = new Map<string, Part>();
for (const [part, load] of Object.entries(en))
  for (const key of Object.keys(await load())) texts.set(key, part as Part);

/** The files that come with a file: what it imports at its start, and so on. */
function filesWith(start: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(start) || !sources.has(start)) return seen;
  seen.add(start);
  for (const [, path = ''] of sources.get(start)!.matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+)';/gm))
    filesWith(normalize(join(dirname(start), path)), seen);
  return seen;
}

/**
 * The texts that a file names and that are in none of some parts. What rows of keys show and say is
 * in the list of keys, which brings the part `tools`.
 */
const lacking = (file: string, parts: readonly Part[]): string[] =>
  [...sources.get(file)!.matchAll(/((?:shown|says): )?'([\w-]+(?:\.[\w-]+)+)'/g)]
    .filter(([, isInRow, key = '']) => {
      const part = texts.get(key);
      const isListed = file.endsWith('/keys.ts') && isInRow !== undefined && part === 'tools';
      return part && !isListed && !parts.includes(part);
    })
    .map(([, , key = '']) => `${file}: ${key} (${texts.get(key)})`);

const first = filesWith('main.tsx');

test('what comes with the first load shows texts that come with it', () => {
  expect(first.size).toBeGreaterThan(50);
  expect([...first].flatMap((file) => lacking(file, ['first']))).toEqual([]);
});

// The rows of the pages that come later: path, parts of the texts, file.
const rows = [...sources.get('shell/pages.ts')!.matchAll(/\{[^{}]*?path: '(\w+)'.*?(?=\n {2}\{|\n\];)/gs)].map(
  ([row, path = '']) => ({
    path,
    parts: [...(/texts: \[(.*?)\]/s.exec(row)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, part]) => part as Part),
    file: /import\('\.\.\/(.*?)'\)/.exec(row)?.[1],
  }),
);

test.each(rows.filter(({ file }) => file))('the page $path names the parts of the texts that it shows', (row) => {
  const { parts, file = '' } = row;
  const own = [...filesWith(normalize(file))].filter((path) => !first.has(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap((path) => lacking(path, ['first', ...parts]))).toEqual([]);
});

test('every page is among them', () =>
  expect(rows.length).toBe(sources.get('shell/pages.ts')!.split("title: 'page.").length - 1));
