/**
 * All set-up of a fresh clone: checks Node, installs what package-lock.json lists, builds. Where
 * that is done already it does next to nothing. It may be started twice at once, and after an
 * interrupted installation.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install, isCurrent } from './installation.mjs';
import { oneAtATime } from './turn.mjs';
import { filesBelow, isMain, ROOT, run, TSC } from './workspace.mjs';

const BUNDLE = 'apps/cli/dist/main.js';
const BUNDLER = 'scripts/bundle.mjs';
const ELEMENT_BUNDLER = 'scripts/element.mjs';
const ENGINE_BUILDER = 'scripts/engine.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Whether a version such as 20.19.1 is at least another. */
export function isAtLeast(version, least) {
  const [have, need] = [version, least].map((text) => text.split('.').map(Number));
  for (let part = 0; part < need.length; part++) {
    if ((have[part] ?? 0) !== need[part]) return (have[part] ?? 0) > need[part];
  }
  return true;
}

function checkNode() {
  const least = readJson('package.json').engines.node.replace('>=', '');
  if (isAtLeast(process.versions.node, least)) return;
  console.error(
    `Pencilmark needs Node ${least} or newer; this is Node ${process.versions.node}. Get one from https://nodejs.org`,
  );
  process.exit(1);
}

async function installAll() {
  console.error('Installing what package-lock.json lists …');
  const { isDone, complaints } = await install(ROOT);
  if (isDone) return;
  console.error(`${complaints}\nnpm could not install; its own message is above. The first time it needs the network.`);
  process.exit(1);
}

const changed = (path) => statSync(join(ROOT, path)).mtimeMs;

/** Whether the bundled command is older than anything that goes into it. */
function bundleIsStale() {
  if (!existsSync(join(ROOT, BUNDLE))) return true;
  const made = changed(BUNDLE);
  const isSource = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts');
  const inputs = ['packages', 'apps/cli/src'].flatMap((folder) => filesBelow(folder, isSource));
  return [BUNDLER, ELEMENT_BUNDLER, 'package-lock.json', ...inputs].some((path) => changed(path) > made);
}

/** Makes the WebAssembly that changed; the exit code, or 0. */
const makeWasm = (options) => run(join(ROOT, ENGINE_BUILDER), [], options);

/**
 * Compiles what changed and bundles the command again if that touched it; the exit code of
 * whatever failed, or 0.
 */
export async function build(options) {
  const wasm = await makeWasm(options);
  if (wasm.code !== 0) return wasm;
  const compiled = await run(TSC, ['-b'], options);
  if (compiled.code !== 0 || !bundleIsStale()) return compiled;
  return run(join(ROOT, BUNDLER), [], options);
}

/** What the set-up makes after the installation. */
const MAKERS = { everything: build, wasm: makeWasm, nothing: async () => ({ code: 0 }) };

/**
 * Installs if need be, and makes `everything`, only the WebAssembly that sources take in (`wasm`),
 * or `nothing`.
 */
export async function setUp({ make = 'everything' } = {}) {
  checkNode();
  await oneAtATime(ROOT, async () => {
    if (!isCurrent(ROOT)) await installAll();
    process.exitCode = (await MAKERS[make]()).code;
  });
}

if (isMain(import.meta)) await setUp();
