/**
 * `npm run site [-- --serve] [--port N] [--base /docs/]`: builds the documentation site into
 * site/dist, and shows it on this machine. What is built works below any path; only the page for
 * addresses that lead nowhere must know where it lies, which `--base` says. Its tools have a lock
 * file of their own, so that nobody else installs them.
 */
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answer, optionsFrom, settle } from '../apps/web/server.mjs';
import { installOnce } from './installation.mjs';
import { setUp } from './setup.mjs';
import { oneAtATime } from './turn.mjs';
import { filesBelow, isMain, ROOT, run } from './workspace.mjs';

const SITE = join(ROOT, 'site');
/** Where the site lies once it is built. */
export const DIST = join(SITE, 'dist');
const DEFAULT_PORT = '4174';
const USAGE = 'npm run site -- [--serve] [--port 0…65535] [--base /docs/]';

const isSource = (path) => /\.(md|svg|mjs|js|vue|css|ts|tsv|json)$/.test(path) && !/\.test\.ts$/.test(path);

/** Whether something that goes into the site is newer than the site. */
function isStale() {
  if (!existsSync(join(DIST, 'index.html'))) return true;
  const made = statSync(join(DIST, 'index.html')).mtimeMs;
  const inputs = ['docs', 'corpus', 'packages', 'site', 'apps/web/src/ui/style'].flatMap((folder) =>
    filesBelow(folder, isSource),
  );
  const texts = filesBelow('', (path) => !path.includes('/') && path.endsWith('.md'));
  return [...inputs, ...texts].some((path) => statSync(join(ROOT, path)).mtimeMs > made);
}

/**
 * Builds the site, where it is not there yet or `isAnew`; the exit code. The project has been set
 * up. Several may ask at once.
 */
export const buildSite = ({ base = '/docs/', isAnew = false, ...options } = {}) =>
  oneAtATime(DIST, async () => {
    if (!isAnew && !isStale()) return { code: 0, output: '' };
    const made = await run(join(ROOT, 'scripts/pages.mjs'), ['--write'], { keep: true });
    if (made.code !== 0) {
      console.error(made.output);
      return made;
    }
    const { isDone, complaints } = await installOnce(SITE);
    if (!isDone) {
      console.error(`${complaints}\nnpm could not install the tools of the site; its own message is above.`);
      return { code: 1, output: complaints };
    }
    const env = { ...process.env, NODE_ENV: 'production' };
    return run(join(SITE, 'build.mjs'), ['--base', base], { ...options, env });
  });

/** Reads the command line; a RangeError or a TypeError says what is wrong with it. */
function optionsOf(args) {
  const { values, tokens } = parseArgs({
    args,
    options: { serve: { type: 'boolean' }, base: { type: 'string' }, port: { type: 'string' } },
    tokens: true,
  });
  const { serve = false, base = '/docs/', port = DEFAULT_PORT } = values;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
    throw new RangeError(`--base ${base} is not a path; expected one that begins and ends with "/", such as /docs/`);
  if (!serve && tokens.some(({ name }) => name === 'port'))
    throw new RangeError('--port says where to --serve; add it');
  return { serve, base, ...optionsFrom(['--port', port]) };
}

/** Serves what was built below a path of this machine. */
async function show({ base, port, host }) {
  const server = createServer((request, response) => {
    const isBelow = request.url.startsWith(base);
    if (isBelow)
      void answer(DIST, Object.assign(request, { url: `/docs/${request.url.slice(base.length)}` }), response);
    else response.writeHead(307, { Location: base }).end();
  });
  const { address } = await settle({ port, host }, async (next) => {
    server.listen(next, host);
    await once(server, 'listening');
    return server.address().port;
  });
  console.log(`The site is at ${address}${base}   (Ctrl-C ends it)`);
}

async function main(args) {
  let options;
  try {
    options = optionsOf(args);
  } catch (problem) {
    console.error(`${problem.message}\nUsage: ${USAGE}`);
    return 2;
  }
  await setUp();
  if (process.exitCode) return process.exitCode;
  const { code } = await buildSite({ base: options.base, isAnew: true });
  if (code === 0 && options.serve) await show(options);
  return code;
}

if (isMain(import.meta)) process.exitCode = await main(process.argv.slice(2));
