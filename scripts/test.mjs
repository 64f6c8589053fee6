/**
 * `npm test -- [PART…] [what vitest takes]`: does the set-up that these tests need, and runs them.
 * Without a part it is a quick run of all; see `strength.mjs`. `npm test -- all` runs every test.
 */
import { join } from 'node:path';
import { areSourcesEnough, pathsIn, wantsAllRuntimes, wantsQuick, withPaths } from './parts.mjs';
import { openScratch } from './scratch.mjs';
import { setUp } from './setup.mjs';
import { isMain, ROOT, run } from './workspace.mjs';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const REPORTERS = ['--reporter=default', '--reporter=./scripts/closing-line.mjs'];

async function main(args) {
  if (wantsQuick(args)) process.env.PENCILMARK_TESTS ??= 'quick';
  if (wantsAllRuntimes(args)) process.env.PENCILMARK_RUNTIMES = 'all';
  const given = withPaths(args);
  await setUp({ make: areSourcesEnough(pathsIn(given)) ? 'wasm' : 'everything' });
  if (process.exitCode) return;
  const scratch = openScratch();
  const { code } = await run(VITEST, ['run', ...REPORTERS, ...given], { env: scratch.env }).finally(scratch.close);
  process.exitCode = code;
}

if (isMain(import.meta)) await main(process.argv.slice(2));
