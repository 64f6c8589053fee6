import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { run } from '../testing.ts';
import { CONTRADICTIONS } from './contradictions.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = COMMANDS.flatMap(({ name, options }) =>
  options.map((option) => ({ ...option, name: `${name} ${option.flags}` })),
);
const TAKING = OPTIONS.filter(({ flags }) => flags.includes('<'));
const names = (text: string): string[] =>
  TAKING.filter(({ read }) => read?.(text).ok !== false).map(({ name }) => name);

test.each([
  ['', []],
  ['-1', ['file', 'folder', 'id']],
  ['1e99', ['file', 'folder', 'id']],
  ['9'.repeat(400), ['file', 'folder', 'id']],
  ['9.5', ['file', 'folder', 'id', 'min-max']],
  // Names of techniques are checked later, when the techniques are loaded.
  ['constructor', ['file', 'folder', 'id']],
  ['__proto__', ['file', 'folder', 'id']],
])('every option refuses "%s", unless it takes a name that is checked later', (text, kinds) => {
  const taken = names(text).filter((name) => !kinds.some((kind) => name.includes(kind)));
  expect(taken).toEqual([]);
});

// A value for each option of the table that takes one.
const VALUES: Readonly<Record<string, string>> = {
  '--to': 'line',
  '--limit': '3',
  '--frames': 'frames',
  '--speed': '3',
  '--svg': 'pictures',
  '--threads': '1',
  '--output': 'output',
  '--shard': '1/2',
};

const PAIRS = CONTRADICTIONS.flatMap(({ commands, options }) =>
  commands.map((command) => [command, ...options] as const),
);

test.concurrent.each(PAIRS)('%s refuses %s with %s', async (command, ...options) => {
  const typed = options.flatMap((option) => `${option} ${VALUES[option] ?? ''}`.trim().split(' '));
  const ran = await run([command, ...typed], '12..............', { cwd: folder });
  expect(ran).toEqual({ code: 2, out: '', err: expect.stringContaining(`${options.join(' and ')} cannot go`) });
  expect(readdirSync(folder)).toEqual([]);
});
