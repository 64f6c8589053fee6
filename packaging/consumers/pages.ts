/** The jobs in a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, installBrowser } from '../../scripts/chromium.mjs';
import type { Environment } from './environment.ts';
import { type Answers, answersIn, writeProgram } from './programs.ts';
import { library, readJson } from './project.ts';

const LONGEST = 60_000; // ms for one page

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves the files of a folder on this machine, as a host that knows nothing but files. */
function serve(folder: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    try {
      const bytes = await readFile(join(folder, posix.normalize(path)));
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A page that runs a module, and finds packages by a map where there is one. */
export const pageFor = (module: string, map?: object): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A stranger's page</title>
    <link rel="icon" href="data:,">
    ${map ? `<script type="importmap">${JSON.stringify(map)}</script>` : ''}
    <script type="module" src="./${module}"></script>
  </head>
</html>
`;

/** Opens a page of a folder in Chromium, waits for its last line, and gives the answers. */
export async function answersOfPage(folder: string, path = 'index.html'): Promise<Answers> {
  installBrowser();
  const server = await serve(folder);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
    const page = await browser.newPage();
    const printed: string[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      page.on('pageerror', reject);
      page.on('response', (response) => {
        if (!response.ok()) reject(new Error(`${response.url()} answers ${response.status()}`));
      });
      page.on('console', (line) => {
        printed.push(line.text());
        if (line.type() === 'error') reject(new Error(line.text()));
        if (line.text().includes('"done"')) resolve();
      });
      setTimeout(() => reject(new Error(`The page took too long:\n${printed.join('\n')}`)), LONGEST).unref();
    });
    ended.catch(() => {}); // it may come before the page has loaded
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);
    await ended;
    return answersIn(printed.join('\n'));
  } finally {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  }
}

type Target = string | { readonly [condition: string]: Target };

/** What a browser takes of a door: the first condition that it meets. */
const targetOf = (target: Target): string | undefined => {
  if (typeof target === 'string') return target;
  const met = Object.keys(target).find((condition) => ['browser', 'import', 'default'].includes(condition));
  return met === undefined ? undefined : targetOf(target[met]!);
};

/** An import map for every door of all packages that are installed in a project. */
export function importMap(folder: string): { readonly imports: Readonly<Record<string, string>> } {
  const lock = readJson<{ packages: Record<string, unknown> }>(join(folder, 'node_modules/.package-lock.json'));
  const imports = Object.keys(lock.packages).flatMap((path) => {
    const { name, exports, module, main } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    const doors: Record<string, Target> =
      typeof exports === 'object' ? exports : { '.': exports ?? module ?? main ?? '' };
    return Object.entries(doors)
      .map(([door, target]) => [posix.join(name, door), targetOf(target)] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined && !entry[1].includes('*'))
      .map(([door, target]) => [door, `/${posix.join(path, target)}`]);
  });
  return { imports: Object.fromEntries(imports) };
}

/** Pages that load the files of the packages as they are. */
export const IN_PAGES: readonly Environment[] = [
  {
    name: 'Chromium, import map',
    hasFiles: false,
    async answers() {
      const folder = await library();
      await writeProgram(folder, 'page', 'import');
      writeFileSync(join(folder, 'plain.html'), pageFor('page.mjs', importMap(folder)));
      return answersOfPage(folder, 'plain.html');
    },
  },
];
