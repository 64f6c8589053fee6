/**
 * Writes the web app as a folder of static files, for any host and any path:
 * `npm run export -- --out site --base /games/sudoku/`. The set-up has been done.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { APP } from '../apps/web/server.mjs';
import { buildSite } from './site.mjs';
import {
  headersFile,
  lostPage,
  nginxSample,
  noDocumentation,
  POLICY_TAG,
  WAY_IN,
  wayInScript,
} from './static-host.mjs';
import { buildWeb, pack, swap } from './web.mjs';
import { isMain, ROOT } from './workspace.mjs';

const USAGE = 'npm run export -- --out FOLDER [--base /a/path/] [--docs] [--nginx FILE] [--packed]';

/** The documentation, once `npm run site` has built it. */
const SITE = join(ROOT, 'site/dist');

/** Which addresses mean a page of the app. */
const WAYS = join(ROOT, 'apps/web/ways.mjs');

/** A hidden file of each export. It tells GitHub Pages to take files as they are, too. */
const MARK = '.nojekyll';

class Refusal extends Error {}

/** Reads the arguments; a Refusal says what is wrong with them. */
export function wishesOf(args) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        out: { type: 'string' },
        base: { type: 'string', default: '/' },
        docs: { type: 'boolean', default: false },
        nginx: { type: 'string' },
        packed: { type: 'boolean', default: false },
      },
    }));
  } catch (problem) {
    throw new Refusal(problem.message);
  }
  const { out, base } = values;
  if (!out) throw new Refusal('--out is missing: give the folder that is to be written');
  const isBase = /^\/(?:[\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base);
  if (!isBase)
    throw new Refusal(`--base ${base} is not a path: it begins and ends with /, such as / or /games/sudoku/`);
  return { ...values, out: resolve(out) };
}

/** A folder with files of somebody else is left alone. */
async function checkFolder(folder) {
  let names;
  try {
    names = await readdir(folder);
  } catch (problem) {
    if (problem.code === 'ENOENT') return;
    throw new Refusal(`--out ${folder} cannot be used (${problem.code})`);
  }
  if (names.length > 0 && !names.includes(MARK))
    throw new Refusal(`--out ${folder} has files that no export wrote; give an empty or a new folder`);
}

/**
 * Puts a line into the page, and tells the service worker: it fetches a page again whose digest
 * has changed.
 */
async function addPolicy(folder) {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  const html = (await readFile(page, 'utf8')).replace('<head>', `<head>\n    ${POLICY_TAG}`);
  const digest = createHash('md5').update(html).digest('hex');
  const code = await readFile(worker, 'utf8');
  const listed = /(url:"index\.html",revision:"|revision:"(?=[^"]*",url:"index\.html"))[0-9a-f]{32}/;
  if (!html.includes(POLICY_TAG) || !listed.test(code)) throw new Error('the built app is not as the export knows it');
  await writeFile(page, html);
  await writeFile(worker, code.replace(listed, `$1${digest}`));
}

/** Packed copies are made anew, because some files change. */
const isPlain = (path) => !/\.(br|gz)$/.test(path);

const isThere = (path) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The documentation where it has been built, else a page that says where it is. */
async function addDocumentation(folder, address) {
  if (await isThere(join(SITE, 'index.html'))) return cp(SITE, folder, { recursive: true, filter: isPlain });
  await mkdir(folder);
  return writeFile(join(folder, 'index.html'), noDocumentation(address));
}

/** Writes the files into a new folder beside the wanted one, and puts it there at the end. */
export async function exportApp({ out: wanted, base, packed = false, nginx = '' }) {
  const out = resolve(wanted);
  await checkFolder(out);
  const { homepage } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const next = `${out}-next-${process.pid}`;
  try {
    await mkdir(dirname(out), { recursive: true });
    await cp(APP, next, { recursive: true, filter: isPlain });
    await addPolicy(next);
    await addDocumentation(join(next, 'docs'), `${homepage}docs/`);
    await writeFile(join(next, '404.html'), lostPage(base));
    await writeFile(join(next, WAY_IN), wayInScript(await readFile(WAYS, 'utf8')));
    await writeFile(join(next, '_headers'), headersFile(base));
    await writeFile(join(next, MARK), '');
    if (packed) await pack(next);
    await swap(next, out);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  if (nginx) await writeFile(nginx, nginxSample(base, out));
}

async function main() {
  try {
    const wishes = wishesOf(process.argv.slice(2));
    const { code } = await buildWeb();
    if (code !== 0) return code;
    const built = wishes.docs ? await buildSite({ base: `${wishes.base}docs/`, isAnew: true }) : { code: 0 };
    if (built.code !== 0) return built.code;
    await exportApp(wishes);
    console.log(`${wishes.out} is ready for ${wishes.base} of any static host`);
    return 0;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    console.error(`${problem.message}.\nUsage: ${USAGE}`);
    return 2;
  }
}

if (isMain(import.meta)) process.exitCode = await main();
