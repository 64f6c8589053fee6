import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../scripts/workspace.mjs';

/** The instructions of the Containerfile. */
const LINES = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');
const after = (word: string): string => LINES.find((line) => line.startsWith(`${word} `))!.slice(word.length + 1);

/** What an engine takes as the context: the forms of patterns that .containerignore has. */
const PATTERNS = readFileSync(join(ROOT, '.containerignore'), 'utf8')
  .split('\n')
  .filter((line) => /^[!*]/.test(line));
const TAKEN = PATTERNS.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
const LEFT = PATTERNS.filter((line) => line.startsWith('**/')).map(
  (line) => new RegExp(`(^|/)${line.slice(3).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`),
);
const isTaken = (path: string): boolean =>
  path === '' ||
  (TAKEN.some((name) => path === name || path.startsWith(`${name}/`)) && !LEFT.some((left) => left.test(path)));

const room = join(inject('room'), 'image');
const [source, tree, data, image] = ['source', 'tree', 'data', 'image'].map((name) => join(room, name)) as [
  string,
  string,
  string,
  string,
];

/** The places of the build, as they are here. */
const here = (text: string): string => text.replaceAll(/(?<= )\/(tree|data)\b/g, (_, name: string) => join(room, name));

/** Does an instruction of the build, or of what is copied into the image. */
function follow(line: string): void {
  const [, word, rest] = /^(\w+) (.*)$/.exec(line) ?? [];
  if (word === 'RUN') {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', here(rest!)], { cwd: source, encoding: 'utf8' });
    expect([rest, status, status === 0 ? '' : stdout + stderr]).toEqual([rest, 0, '']);
  }
  if (word !== 'COPY') return;
  const [from, to] = rest!.replaceAll(/--\S+ /g, '').split(' ') as [string, string];
  if (from === '.')
    cpSync(ROOT, source, { recursive: true, filter: (path) => isTaken(relative(ROOT, path).replaceAll('\\', '/')) });
  else {
    mkdirSync(dirname(join(image, to)), { recursive: true });
    cpSync(from === '/usr/local/bin/node' ? process.execPath : here(` ${from}`).trim(), join(image, to), {
      recursive: true,
    });
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

/** All steps, from an empty folder: npm installs what the lock file lists, and all is built. */
test.skipIf(process.env.PENCILMARK_RUNTIMES !== 'all')(
  'the steps of the Containerfile give a tree that serves, is healthy, and ends by SIGTERM',
  async () => {
    mkdirSync(source, { recursive: true });
    for (const line of LINES) follow(line);
    expect(existsSync(join(source, 'README.md'))).toBe(false);
    expect(existsSync(join(image, 'pencilmark/node_modules/vite'))).toBe(false);
    expect(statSync(data).isDirectory() && statSync(tree).isDirectory()).toBe(true);

    const inside = (words: string): string[] =>
      (JSON.parse(words) as string[]).map((word) => (word.startsWith('/') ? join(image, word) : word));
    const port = await freePort();
    const [program, ...first] = inside(after('ENTRYPOINT')) as [string, ...string[]];
    const words = [...first, ...inside(after('CMD')), '--port', String(port)];
    const child = spawn(program, words, { cwd: join(image, 'data'), env: { NODE_ENV: 'production' }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const [check, ...asked] = inside(/CMD (\[.*)/.exec(after('HEALTHCHECK'))![1]!) as [string, ...string[]];
    const health = () => spawnSync(check, asked, { env: { PENCILMARK_PORT: String(port) } }).status;
    await expect.poll(health, { timeout: 60_000, interval: 500 }).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);

    const puzzle = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
    const solved = spawnSync(program, [...first, 'solve', '--threads', '2'], {
      input: puzzle,
      env: {},
      encoding: 'utf8',
    });
    expect(solved.stdout).toMatch(/^[1-9]{81}\n$/);
  },
  240_000,
);
