import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { makeExecutable } from '../scripts/executable.mjs';
import { NO_LINUX, NO_UNIX } from '../scripts/systems.mjs';
import { CLI, ROOT } from '../scripts/workspace.mjs';
import { areAllAskedFor, NOT_ASKED_FOR } from './runtimes/runtimes.ts';

const folder = join(inject('room'), 'executable');
const corpus = (name: string): string => join(ROOT, 'corpus', name);
const LARGE = readFileSync(corpus('collection.tsv'), 'utf8')
  .split('\n')
  .flatMap((row) => row.split('\t'))
  .find((column) => column.length === 625)!;

let program: string;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  copyFileSync(corpus('examples.txt'), join(folder, 'examples.txt'));
  copyFileSync(corpus('pictures/print.png'), join(folder, 'print.png'));
  copyFileSync(corpus('pictures/tilted.jpg'), join(folder, 'tilted.jpg'));
  writeFileSync(join(folder, 'large.txt'), `${LARGE}\n`);
  ({ file: program } = await makeExecutable({ out: join(folder, 'pencilmark') }));
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

// Nothing of this project, nor Node, can be found from there.
const bare = { cwd: folder, env: {}, timeout: 60_000 };

const ran = (command: string, args: readonly string[], input = '', options: SpawnOptions = {}): Ran => {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, input, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
};
const here = (args: readonly string[], input = ''): Ran => ran(program, args, input, bare);
const withNode = (args: readonly string[], input = ''): Ran =>
  ran(process.execPath, [CLI, ...args], input, { cwd: folder });

/** What takes how long differs from run to run. */
const timeless = ({ err, ...rest }: Ran): Ran => ({ ...rest, err: err.replace(/[\d ]+\/s/g, 'N/s') });

const PUZZLE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** Lines with what is typed: one for each thing that the file has inside of it. */
const OFTEN: readonly (readonly [line: string, input: string])[] = [
  ['solve --threads 2 examples.txt', ''],
  ['solve large.txt', ''],
  ['hint --language de', PUZZLE],
  ['scan --threads 2 print.png tilted.jpg', ''],
  ['solve --solver nothing', PUZZLE],
  ['--version', ''],
];
const SELDOM: typeof OFTEN = [
  ['solve --check', PUZZLE],
  ['solve --count --limit 100', `${PUZZLE.slice(0, 80)}.`],
  ['check --json examples.txt', ''],
  ['rate --threads 2 examples.txt', ''],
  ['explain', PUZZLE],
  ['hint --language ja', PUZZLE],
  ['generate --count 3 --seed 7 --threads 2', ''],
  ['generate --geometry 6x6:x --seed 1', ''],
  ['convert --to fpuzzles', PUZZLE],
  ['canonical --threads 2 examples.txt', ''],
  ['list techniques', ''],
  ['solve', `1${'1'.padEnd(80, '.')}`],
];

describe('the single file says what the package says', () => {
  const isSame = (line: string, input: string): void => {
    const args = line.split(' ');
    expect(timeless(here(args, input))).toEqual(timeless(withNode(args, input)));
  };
  test.each(OFTEN)('%s', isSame);
  test.skipIf(!areAllAskedFor).each(SELDOM)(areAllAskedFor ? '%s' : `%s (${NOT_ASKED_FOR})`, isSame);
});

test('an arena has its own solvers', () => {
  const { code, out } = here(['arena', 'check', '--', program, 'arena', 'play', '--solver', 'bands']);
  expect([code, out.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))]).toEqual([0, []]);
});

test.each([[['serve']], [['jobs', 'postgres://nobody@127.0.0.1/nothing']]])(
  '%j is not in it, and it says so',
  (args) => {
    const { code, err } = here(args);
    expect(code).toBe(2);
    expect(err).toContain('The service is not part of this single file. Install it with Node: ');
  },
);

/** Runs the program until it has written something, does a deed, and waits for its end. */
const interrupted = (args: readonly string[], deed: (child: ReturnType<typeof spawn>) => void) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, bare);
    child.stdout!.once('data', () => deed(child));
    child.stdout!.resume();
    child.on('error', reject).on('close', (code) => resolve(code));
  });

test.skipIf(NO_UNIX)('Ctrl-C ends it with 130, a closed pipe with 0', async () => {
  const endless = ['generate', '--count', '100000000', '--threads', '2'];
  expect(await interrupted(endless, (child) => child.kill('SIGINT'))).toBe(130);
  expect(await interrupted(endless, (child) => child.stdout!.destroy())).toBe(0);
});

const canChangeRoot = !NO_LINUX && process.getuid?.() === 0;
test.skipIf(!canChangeRoot)('it runs where there is nothing but the libraries of C and C++', () => {
  const root = join(folder, 'root');
  const libraries = ran('ldd', [program]).out.match(/\/\S+/g) ?? [];
  for (const library of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
  copyFileSync(program, join(root, 'pencilmark'));
  copyFileSync(join(folder, 'large.txt'), join(root, 'large.txt'));
  const { code, out } = ran(
    '/usr/sbin/chroot',
    [root, '/pencilmark', 'solve', '--threads', '2', '/large.txt'],
    '',
    bare,
  );
  expect([code, out]).toEqual([0, withNode(['solve', 'large.txt']).out]);
});

test('what is no program of Node is refused', async () => {
  const wrong = join(folder, 'examples.txt');
  await expect(makeExecutable({ out: join(folder, 'other'), node: wrong })).rejects.toThrow('is no program of Node');
});
