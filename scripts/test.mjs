/**
 * `npm test -- [PART…] [what vitest takes]`: does the set-up that these tests need, and runs them.
 * Without arguments all tests run.
 */
import { join } from 'node:path';
import { areSourcesEnough, wantsAllRuntimes, withPaths } from './parts.mjs';
import { setUp } from './setup.mjs';
import { isMain, ROOT, run } from './workspace.mjs';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const REPORTERS = ['--reporter=default', '--reporter=./scripts/closing-line.mjs'];

async function main(args) {
  const given = withPaths(args);
  const first = given.findIndex((arg) => arg.startsWith('-'));
  const paths = first === -1 ? given : given.slice(0, first);
  await setUp({ make: areSourcesEnough(paths) ? 'wasm' : 'everything' });
  if (process.exitCode) return;
  if (wantsAllRuntimes(args)) process.env.PENCILMARK_RUNTIMES = 'all';
  const { code } = await run(VITEST, ['run', ...REPORTERS, ...given]);
  process.exitCode = code;
}

if (isMain(import.meta)) await main(process.argv.slice(2));
