/**
 * `npm run site [-- --serve] [--port N]`: builds the documentation site into site/dist, and shows
 * it on this machine. Its tools have a lock file of their own, so that nobody else installs them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installOnce } from './installation.mjs';
import { setUp } from './setup.mjs';
import { isMain, ROOT, run } from './workspace.mjs';

const SITE = join(ROOT, 'site');
const USAGE = 'npm run site -- [--serve] [--port 0…65535]';

/** Builds the site; the exit code. The project has been set up. */
export async function buildSite(options) {
  const { isDone, complaints } = await installOnce(SITE);
  if (!isDone) {
    console.error(`${complaints}\nnpm could not install the tools of the site; its own message is above.`);
    return { code: 1, output: complaints };
  }
  return run(join(SITE, 'build.mjs'), [], options);
}

async function main() {
  let values;
  try {
    ({ values } = parseArgs({
      options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '4174' } },
    }));
  } catch (problem) {
    console.error(`${problem.message}\nUsage: ${USAGE}`);
    return 2;
  }
  await setUp();
  if (process.exitCode) return process.exitCode;
  const { code } = await buildSite();
  if (code !== 0 || !values.serve) return code;
  const { serve } = await import('../apps/web/server.mjs');
  const { address } = await serve({ port: Number(values.port), folder: join(SITE, 'dist') });
  console.log(`The site is at ${address}   (Ctrl-C ends it)`);
  return 0;
}

if (isMain(import.meta)) process.exitCode = await main();
