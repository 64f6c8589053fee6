/**
 * Makes the engines of WebAssembly that packages hold, where they are older than what they are
 * made from. Our own are compiled from AssemblyScript: a file of WebAssembly, and a module with
 * the same bytes, so that nothing has to be fetched where the engine runs. CaDiCaL is copied to
 * where the code of `sat` looks for it: beside it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMain, ROOT } from './workspace.mjs';

/** THE table of engines in AssemblyScript: what each is compiled from, and what is made of it. */
const ENGINES = [
  {
    source: 'packages/turbo/assembly/engine.ts',
    wasm: 'packages/turbo/dist/engine.wasm',
    // For those who take the file without the package.
    sum: 'packages/turbo/dist/engine.wasm.sha256',
    bytes: 'packages/turbo/src/bytes.ts',
  },
  {
    source: 'packages/turbo/assembly/hitting.ts',
    wasm: 'packages/turbo/dist/hitting.wasm',
    bytes: 'packages/turbo/src/givens/bytes.ts',
  },
  {
    source: 'packages/scan/assembly/network.ts',
    wasm: 'packages/scan/dist/network.wasm',
    bytes: 'packages/scan/src/network/bytes.ts',
  },
];
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

async function compile({ source, wasm, sum, bytes }) {
  // The compiler is slow to load, so only when there is something to do.
  const { default: asc } = await import('assemblyscript/asc');
  mkdirSync(join(ROOT, dirname(wasm)), { recursive: true });
  const { error, stderr } = await asc.main([source, '--baseDir', ROOT, '--outFile', wasm, ...OPTIONS]);
  if (error) {
    console.error(`${stderr}\n${error.message}`);
    process.exitCode = 1;
    return;
  }
  const made = readFileSync(join(ROOT, wasm));
  // As sha256sum writes and checks it.
  if (sum) writeFileSync(join(ROOT, sum), `${createHash('sha256').update(made).digest('hex')}  ${basename(wasm)}\n`);
  const base64 = made.toString('base64');
  const heading = `// The bytes of ${basename(wasm)}, written by scripts/engine.mjs from ${source}.`;
  writeFileSync(join(ROOT, bytes), `${heading}\nexport const BYTES: string =\n  '${base64}';\n`);
}

async function main() {
  mkdirSync(join(ROOT, 'packages/sat/dist'), { recursive: true });
  for (const [from, to] of COPIES) if (isOlder(to, from)) copyFileSync(join(ROOT, from), join(ROOT, to));
  for (const engine of ENGINES)
    if (
      [engine.wasm, engine.bytes, engine.sum ?? engine.wasm].some((made) =>
        isOlder(made, engine.source, 'scripts/engine.mjs'),
      )
    )
      await compile(engine);
}

if (isMain(import.meta)) await main();
