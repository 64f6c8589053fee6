/** Builds the web app when something that goes into it is newer than what was built. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isMain, ROOT, run } from './workspace.mjs';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const MADE = 'apps/web/dist/index.html';

const changed = (path) => statSync(join(ROOT, path)).mtimeMs;

function isStale() {
  if (!existsSync(join(ROOT, MADE))) return true;
  const made = changed(MADE);
  const isSource = (path) => /\.(ts|tsx|css|html|svg|png|txt|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path);
  const inputs = ['packages', 'apps/web', 'corpus'].flatMap((folder) => filesBelow(folder, isSource));
  return ['package-lock.json', ...inputs].some((path) => changed(path) > made);
}

/** The exit code of the build, or 0 when nothing was to be done. */
export async function buildWeb(options = {}) {
  if (!isStale()) return { code: 0, output: '' };
  return run(VITE, ['build', '--logLevel', 'warn', 'apps/web', '--config', 'apps/web/vite.config.ts'], options);
}

if (isMain(import.meta)) process.exitCode = (await buildWeb()).code;
