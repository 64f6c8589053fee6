/**
 * Makes the engines of WebAssembly that packages hold, where they are older than what they are
 * made from. Turbo's engine is compiled from AssemblyScript: dist/engine.wasm, and src/bytes.ts
 * with the same bytes, so that nothing has to be fetched where the engine runs. CaDiCaL is copied
 * to where the code of `sat` looks for it: beside it.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT } from './workspace.mjs';

const SOURCE = 'packages/turbo/assembly/engine.ts';
const WASM = 'packages/turbo/dist/engine.wasm';
const BYTES = 'packages/turbo/src/bytes.ts';
const OPTIONS = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--enable',
  'bulk-memory',
  '--use',
  'abort=',
];

const changed = (path) => (existsSync(join(ROOT, path)) ? statSync(join(ROOT, path)).mtimeMs : 0);

const CADICAL = 'node_modules/cadical-wasm';
const COPIES = [
  [`${CADICAL}/dist/cadical.wasm`, 'packages/sat/src/cadical.wasm'],
  [`${CADICAL}/dist/cadical.wasm`, 'packages/sat/dist/cadical.wasm'],
  [`${CADICAL}/LICENSE`, 'packages/sat/dist/cadical.LICENSE'],
];

const isOlder = (made, ...sources) => changed(made) <= Math.max(...sources.map(changed));

async function compile() {
  // The compiler is slow to load, so only when there is something to do.
  const { default: asc } = await import('assemblyscript/asc');
  mkdirSync(join(ROOT, 'packages/turbo/dist'), { recursive: true });
  const { error, stderr } = await asc.main([SOURCE, '--baseDir', ROOT, '--outFile', WASM, ...OPTIONS]);
  if (error) {
    console.error(`${stderr}\n${error.message}`);
    process.exitCode = 1;
    return;
  }
  const base64 = readFileSync(join(ROOT, WASM)).toString('base64');
  const heading = `// The bytes of engine.wasm, written by scripts/engine.mjs from ${SOURCE}.`;
  writeFileSync(join(ROOT, BYTES), `${heading}\nexport const BYTES =\n  '${base64}';\n`);
}

async function main() {
  mkdirSync(join(ROOT, 'packages/sat/dist'), { recursive: true });
  for (const [from, to] of COPIES) if (isOlder(to, from)) copyFileSync(join(ROOT, from), join(ROOT, to));
  if ([WASM, BYTES].some((made) => isOlder(made, SOURCE, 'scripts/engine.mjs'))) await compile();
}

if (isMain(import.meta)) await main();
