/**
 * `npm test -- [PART…] [what vitest takes]`: does the set-up that these tests need, and runs them.
 * Without a part it is a quick run of all; see `strength.mjs`. `npm test -- all` runs every test.
 */
import { join } from 'node:path';
import { installOnce } from './installation.mjs';
import { areSourcesEnough, pathsIn, wantsAllRuntimes, wantsQuick, withPaths } from './parts.mjs';
import { openScratch } from './scratch.mjs';
import { setUp } from './setup.mjs';
import { buildSite } from './site.mjs';
import { buildWeb } from './web.mjs';
import { isMain, ROOT, run } from './workspace.mjs';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const REPORTERS = ['--reporter=default', '--reporter=./scripts/closing-line.mjs'];

/**
 * What tests of a whole run need besides, all at a time: the web app, the site, tools of packaging.
 * The set-up of those tests finds it there; it tells what could not be made.
 */
async function makeRest() {
  const [site, packaging] = ['site', 'packaging'].map((folder) => installOnce(join(ROOT, folder)));
  // Both make the fonts.
  const builds = buildWeb({ keep: true })
    .then(() => site)
    .then(() => buildSite({ keep: true }));
  await Promise.allSettled([builds, packaging]);
}

async function main(args) {
  if (wantsQuick(args)) process.env.PENCILMARK_TESTS ??= 'quick';
  if (wantsAllRuntimes(args)) process.env.PENCILMARK_RUNTIMES = 'all';
  const given = withPaths(args);
  await setUp({ make: areSourcesEnough(pathsIn(given)) ? 'wasm' : 'everything' });
  if (process.exitCode) return;
  if (args.includes('all')) await makeRest();
  const scratch = openScratch();
  const { code } = await run(VITEST, ['run', ...REPORTERS, ...given], { env: scratch.env }).finally(scratch.close);
  process.exitCode = code;
}

if (isMain(import.meta)) await main(process.argv.slice(2));
