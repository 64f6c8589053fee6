/**
 * Compiles packages/turbo/assembly/engine.ts from AssemblyScript to WebAssembly, if it changed: dist/engine.wasm, and src/bytes.ts with the same
 * bytes inlined, so that nothing has to be fetched where the engine runs.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

async function compile() {
  const { default: asc } = await import('assemblyscript/asc'); // slow to load, so only when there is something to do
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

if (
  isMain(import.meta) &&
  Math.min(changed(WASM), changed(BYTES)) <= Math.max(changed(SOURCE), changed('scripts/engine.mjs'))
) {
  await compile();
}
