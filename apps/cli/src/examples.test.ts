import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { some } from '../../../scripts/strength.mjs';
import { NO_UNIX } from '../../../scripts/systems.mjs';
import { clusterForTests } from '../../service/src/testing.ts';
import { COMMANDS } from './commands.ts';
import { COMMAND } from './testing.ts';

// The folder that the examples expect. It has the command on the path. puzzles.txt has two proper
// puzzles, several.txt has one with 288 solutions, puzzle.txt has one of some sixty steps, and
// positions.txt has a position with an X-Wing. my-solver plays in an arena, and my-partner is asked
// the puzzles of puzzles.txt, whose grid it says to everything.
// photo.png shows a puzzle, and so does the picture in the folder pictures.
// game.json is the record of a game.
const X_WING =
  ':0300:x:..+67.......84.3.7..4.+8+6..156+3.2+45..1.+5+1+63+8.2.+28+4+97+1+5+6+34+93+187.5.+8+7+5+3+26+1+491+62+5+9+4...:219:::';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  writeFileSync(join(folder, 'puzzles.txt'), `${puzzle}\n${puzzle.replaceAll('.', '0')}\n`);
  writeFileSync(
    join(folder, 'puzzle.txt'),
    '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.\n',
  );
  writeFileSync(join(folder, 'positions.txt'), `${X_WING}\n`);
  writeFileSync(join(folder, 'several.txt'), `${'.'.repeat(16)}\n`);
  const record = {
    format: 'pencilmark-game',
    version: 1,
    board: '4x4:2x2',
    givens: [1, 2, 3, 0, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1],
  };
  writeFileSync(
    join(folder, 'game.json'),
    JSON.stringify({ ...record, played: 9, moves: [{ ms: 9, digits: { r1c4: 4 } }] }),
  );
  const pictures = fileURLToPath(new URL('../../../corpus/pictures', import.meta.url));
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['photo.png', 'pictures/print.png']) copyFileSync(join(pictures, 'print.png'), join(folder, name));
  writeFileSync(join(folder, 'pencilmark'), `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
  writeFileSync(join(folder, 'my-solver'), '#!/bin/sh\nexec pencilmark arena play --solver singles\n');
  writeFileSync(join(folder, 'entries.json'), '[{"name": "mine", "command": ["./my-solver"]}, {"solver": "singles"}]');
  const grid = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  writeFileSync(join(folder, 'my-partner'), `#!/bin/sh\nwhile read -r line; do echo ${grid}; done\n`);
  for (const program of ['pencilmark', 'my-solver', 'my-partner']) chmodSync(join(folder, program), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const examples = COMMANDS.flatMap(({ name, examples }) => examples.map(([line]) => [line, name] as const));
const ENDLESS = COMMANDS.filter(({ isEndless }) => isEndless).map(({ name }) => name);

test('every command has a row, examples, and a place in README and docs/command.md', () => {
  const names = COMMANDS.map(({ name }) => name);
  const files = readdirSync(new URL('./commands', import.meta.url))
    .filter((file) => !/test/.test(file))
    .map((file) => file.replace('.ts', ''));
  expect(files.sort()).toEqual(names.toSorted());
  expect([...new Set(examples.map(([, name]) => name))]).toEqual(names);
  for (const path of ['README.md', 'docs/command.md']) {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    expect(names.filter((name) => !text.includes(`\`pencilmark ${name}\``))).toEqual([]);
  }
});

/** A PostgreSQL server in place of the server of the examples. */
const SERVER = /postgres:\/\/\S+/;
const cluster = await clusterForTests();
const database = cluster?.filledDatabase();
if (!cluster) console.warn('No PostgreSQL server on this machine: examples that need one are skipped.');

// arena/join.test.ts has a service in place of the service of an example.
const withoutService = examples.filter(([line]) => !line.includes('http://'));

test.skipIf(NO_UNIX).concurrent.each(some(withoutService))('$ %s', async (example, name) => {
  if (SERVER.test(example) && !database) return;
  const line = example.replace(SERVER, database ?? '');
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const shell = spawn('bash', ['-o', 'pipefail', '-c', line], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  if (ENDLESS.includes(name)) shell.stdout.once('data', () => shell.kill('SIGINT'));
  const code = await new Promise((resolve) => shell.on('close', resolve));
  // The puzzle of several.txt has several solutions, so the exit code is 1.
  expect({ line, code, said: said.slice(0, 200) }).toEqual({
    line,
    code: line.startsWith('pencilmark check') && line.includes('several') ? 1 : 0,
    said: expect.anything(),
  });
});
