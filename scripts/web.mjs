/**
 * Builds the web app when a source is newer than what was built, and packs it for the way over a
 * network.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { APP } from '../apps/web/server.mjs';
import { openScratch } from './scratch.mjs';
import { filesBelow, isMain, ROOT, run } from './workspace.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const MADE = join(APP, 'index.html');
const SHELF = dirname(APP);

const changed = (path) => statSync(path).mtimeMs;

function isStale() {
  if (!existsSync(MADE)) return true;
  const made = changed(MADE);
  const isSource = (path) => /\.(ts|tsx|css|html|svg|png|txt|mjs|wasm)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const inputs = ['packages', 'apps/web', 'corpus'].flatMap((folder) => filesBelow(folder, isSource));
  return ['package-lock.json', ...inputs].some((path) => changed(join(ROOT, path)) > made);
}

// Smaller files travel in one packet of a network anyway.
const LEAST_PACKED = 1000;
const PACKERS = {
  // Level 9 of 11: the two levels above take ten times as long and save 3 %.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes packed copies beside the files of the app; the server sends them to browsers that unpack
 * them.
 */
export async function pack(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
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

/**
 * Puts a folder in the place of another, which is removed. A server finds either the one or the
 * other meanwhile.
 */
export async function swap(next, folder) {
  const last = `${next}-last`;
  await rename(folder, last).catch((problem) => {
    if (problem.code !== 'ENOENT') throw problem;
  });
  await rename(next, folder);
  await rm(last, { recursive: true, force: true });
}

// No build takes longer; an older folder was left by a build that was stopped.
const LONGEST = 10 * 60_000; // ms

/** A new folder beside the app; what stopped builds left there is removed. */
async function folderBeside() {
  const next = join(SHELF, `next-${process.pid}`);
  await mkdir(next, { recursive: true });
  for (const name of await readdir(SHELF)) {
    const path = join(SHELF, name);
    const isLeft = name !== basename(APP) && Date.now() - (await stat(path)).mtimeMs > LONGEST;
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
  return next;
}

/**
 * The exit code of the build, or 0 when nothing was to be done. The app is built beside the last
 * one.
 */
export async function buildWeb(options = {}) {
  if (!isStale()) return { code: 0, output: '' };
  const next = await folderBeside();
  // The maker of the service worker leaves a folder behind.
  const scratch = openScratch();
  const built = await run(
    VITE,
    ['build', '--logLevel', 'warn', 'apps/web', '--config', 'apps/web/vite.config.ts', '--outDir', next],
    // Started by tests it would be another build: without the service worker, for instance.
    { ...options, env: { ...scratch.env, NODE_ENV: 'production' } },
  ).finally(scratch.close);
  if (built.code === 0) {
    await pack(next);
    await swap(next, APP);
  } else await rm(next, { recursive: true, force: true });
  return built;
}

if (isMain(import.meta)) process.exitCode = (await buildWeb()).code;
