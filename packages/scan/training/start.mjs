/**
 * Trains the network from nothing: installs the fonts into this folder, compiles the engine,
 * bundles the trainer into `dist` and runs it. Arguments are passed on; train.ts has their names.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { exactAliases } from '../../../scripts/sources.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], at('.'));
run(process.execPath, ['scripts/engine.mjs'], at('../../..'));
await rm(at('dist'), { recursive: true, force: true });
const bundle = await rolldown({
  input: { train: at('train.ts'), thread: at('thread.ts') },
  platform: 'node',
  external: ['opentype.js', 'jpeg-js', 'fast-png'],
  resolve: { alias: exactAliases() },
});
await bundle.write({ dir: at('dist'), format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
await bundle.close();
run(process.execPath, [at('dist/train.mjs'), ...process.argv.slice(2)], process.cwd());
