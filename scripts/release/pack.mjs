/**
 * Packs every package that is published: `npm run pack` writes the tarballs into tarballs/. The
 * same sources give the same bytes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../installation.mjs';
import { setUp } from '../setup.mjs';
import { buildWeb } from '../web.mjs';
import { isMain, ROOT } from '../workspace.mjs';
import { published, stage } from './stage.mjs';

const TO = join(ROOT, 'tarballs');

/** The file that npm gives the tarball of a package. */
const fileOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

async function build() {
  await setUp();
  if (process.exitCode) throw new Error('the packages do not build');
  const { code } = await buildWeb();
  if (code !== 0) throw new Error('the web app does not build');
}

/**
 * Builds all packages and packs them into a folder. Gives a list of names and files, the packages
 * in the order of their folders.
 */
export async function packAll({ to = TO } = {}) {
  await build();
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const room = mkdtempSync(join(tmpdir(), 'pencilmark-pack-'));
  try {
    const packages = published();
    for (const [index, one] of packages.entries()) stage(one, join(room, String(index)));
    const folders = packages.map((_, index) => `./${index}`);
    const args = ['pack', ...folders, '--ignore-scripts', '--pack-destination', to];
    const { isDone, complaints } = await npm(room, args, { stdout: 'ignore' });
    if (!isDone) throw new Error(`npm could not pack:\n${complaints}`);
    return packages.map(({ name, manifest }) => ({ name, file: join(to, fileOf(manifest)) }));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

if (isMain(import.meta)) for (const { file } of await packAll()) console.log(file);
