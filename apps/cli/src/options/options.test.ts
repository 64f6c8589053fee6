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
  ['-1', ['file', 'folder', 'id', 'words']],
  ['1e99', ['file', 'folder', 'id', 'words']],
  ['9'.repeat(400), ['file', 'folder', 'id']],
  ['9.5', ['file', 'folder', 'id', 'min-max', 'words']],
  // Names of techniques are checked later, when the techniques are loaded.
  [
    'constructor',
    ['file', 'folder', 'id', 'host', 'words', '--names', '--question', '--answer', '--model', 'statistics'],
  ],
  ['__proto__', ['file', 'folder', 'id', 'words', '--question', '--answer', '--model']],
])('every option refuses "%s", unless it takes a name that is checked later', (text, kinds) => {
  const taken = names(text).filter((name) => !kinds.some((kind) => name.includes(kind)));
  expect(taken).toEqual([]);
});

// A value for each option of the table that takes one.
const VALUES: Readonly<Record<string, string>> = {
  '--to': 'line',
  '--limit': '3',
  '--place': 'r1c1=1',
  '--strike': 'r1c1=1',
  '--frames': 'frames',
  '--speed': '3',
  '--svg': 'pictures',
  '--threads': '1',
  '--output': 'output',
  '--shard': '1/2',
  '--queue': 'postgres://host/name',
  '--fetch': '1',
  '--cancel': '1',
  '--columns': 'puzzle',
  '--paths': '20',
  '--seed': '3',
  '--max-calls': '3',
  '--raters': 'se',
  '--near': 'puzzles.txt',
  '--folder': 'set',
  '--annotate': 'table.csv',
  '--rows': 'puzzles',
  '--form': 'csv',
  '--proof': 'lrat',
  '--count': '3',
  '--on-error': 'skip',
  '--from': 'line',
  '--kinds': 'killer',
  '--method': 'thin',
  '--puzzle': 'puzzle.txt',
  '--puzzles': '3',
  '--url': 'http://127.0.0.1:1/',
  '--process': 'turn',
};
// What a command does not begin without.
const OPERANDS: Readonly<Record<string, string>> = {
  jobs: 'postgres://host/name',
  statistics: '9x9',
  'count-grids': '4x4',
};

/** The commands that have all of some options. */
const having = (options: readonly string[]): string[] =>
  COMMANDS.filter((command) =>
    options.every((option) => command.options.some(({ flags }) => flags.split(' ')[0] === option)),
  ).map(({ name }) => name);

/** What is typed for a command; `arena tournament` for a part of another. */
function typedFor(name: string): string {
  if (COMMANDS.some((command) => command.name === name)) return name;
  const above = COMMANDS.find(({ parts }) => parts?.some((part) => part.name === name))!;
  return `${above.name} ${name}`;
}

const PAIRS = CONTRADICTIONS.flatMap(({ options, commands = having(options) }) =>
  commands.map((command) => [typedFor(command), ...options] as const),
);

test.each(PAIRS)('%s refuses %s with %s', async (command, ...options) => {
  const typed = options.flatMap((option) => `${option} ${VALUES[option] ?? ''}`.trim().split(' '));
  const operands = [OPERANDS[command] ?? []].flat();
  const ran = await run([...command.split(' '), ...operands, ...typed], '12..............', { cwd: folder });
  expect(ran).toEqual({ code: 2, out: '', err: expect.stringContaining(`${options.join(' and ')} cannot go`) });
  expect(readdirSync(folder)).toEqual([]);
});
