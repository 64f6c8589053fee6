/**
 * Lays out what an image needs: `node deploy/tree.mjs FOLDER`. Our packages come as they are
 * published, those of others as package-lock.json has them; nothing that only builds or tests.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { published, stage } from '../scripts/release/stage.mjs';
import { isMain, ROOT } from '../scripts/workspace.mjs';

/** What an image starts; the packages that they need follow. */
const STARTED = ['pencilmark', '@pencilmark/service'];

/** What people read and tools of developers, who are not there. */
const IS_LEFT_OUT = /\.(d\.[cm]?ts|map|md|markdown)$|\/\.[^/]*$/;

/** Every package that these need to run, as folders of node_modules, ours as links. */
function installed() {
  const words = ['ls', '--omit=dev', '--all', '--parseable', ...STARTED.map((name) => `--workspace=${name}`)];
  const { stdout, stderr } = spawnSync('npm', words, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const folders = stdout.split(/\r?\n/).filter((path) => path !== '' && resolve(path) !== resolve(ROOT));
  if (folders.length === 0) throw new Error(`npm lists no packages:\n${stderr}`);
  return folders;
}

const isOurs = (path) => lstatSync(path).isSymbolicLink() || !/[\\/]node_modules[\\/]/.test(path);

/** Our packages among those that are needed, which are listed by the folder that they lie in. */
function ours(folders) {
  const places = new Set(folders.filter(isOurs).map((path) => relative(ROOT, path).replaceAll('\\', '/')));
  return published().filter(({ folder, name }) => places.has(folder) || places.has(`node_modules/${name}`));
}

/** Where a package of others goes: some lie below the only package of ours that needs them. */
function placeOf(path) {
  const place = relative(ROOT, path).replaceAll('\\', '/');
  const owner = published().find(({ folder }) => place.startsWith(`${folder}/`));
  return owner ? join('node_modules', owner.name, place.slice(owner.folder.length)) : place;
}

/** Writes the tree. */
export function layOut(to) {
  const folders = installed();
  for (const path of folders.filter((path) => !isOurs(path)))
    cpSync(path, join(to, placeOf(path)), { recursive: true, filter: (file) => !IS_LEFT_OUT.test(file) });
  for (const one of ours(folders)) stage(one, join(to, 'node_modules', one.name));
  copyFileSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  copyFileSync(join(ROOT, 'deploy/healthy.mjs'), join(to, 'healthy.mjs'));
}

if (isMain(import.meta)) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    console.error('Usage: node deploy/tree.mjs FOLDER');
    process.exitCode = 2;
  } else {
    mkdirSync(to, { recursive: true });
    if (readdirSync(to).length > 0) {
      console.error(`${to} is not empty`);
      process.exitCode = 2;
    } else layOut(to);
  }
}
