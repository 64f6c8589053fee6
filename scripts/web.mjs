/** Builds the web app when something that goes into it is newer than what was built, and packs it for the way over a network. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, isMain, ROOT, run } from './workspace.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const DIST = join(ROOT, 'apps/web/dist');
const MADE = 'apps/web/dist/index.html';

const changed = (path) => statSync(join(ROOT, path)).mtimeMs;

function isStale() {
  if (!existsSync(join(ROOT, MADE))) return true;
  const made = changed(MADE);
  const isSource = (path) => /\.(ts|tsx|css|html|svg|png|txt|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const inputs = ['packages', 'apps/web', 'corpus'].flatMap((folder) => filesBelow(folder, isSource));
  return ['package-lock.json', ...inputs].some((path) => changed(path) > made);
}

// Smaller ones are one packet of a network anyway.
const LEAST_PACKED = 1000;
const PACKERS = {
  // 9 of 11: two steps more take ten times as long for 3 % less.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes packed copies beside the files of the app; the server sends them to browsers that unpack them. */
async function pack() {
  const paths = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      if (bytes.length < LEAST_PACKED) return;
      for (const [name, packed] of Object.entries(PACKERS)) await writeFile(`${path}.${name}`, await packed(bytes));
    }),
  );
}

/** The exit code of the build, or 0 when nothing was to be done. */
export async function buildWeb(options = {}) {
  if (!isStale()) return { code: 0, output: '' };
  const built = await run(
    VITE,
    ['build', '--logLevel', 'warn', 'apps/web', '--config', 'apps/web/vite.config.ts'],
    // Started by tests it would be another build: without the service worker, for instance.
    { ...options, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.code === 0) await pack();
  return built;
}

if (isMain(import.meta)) process.exitCode = (await buildWeb()).code;
