/** Which Chromium the tests, benches and pictures of the web app use. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Chromium without windows, and its Debian package: it does the same work in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** What Playwright itself once downloaded. */
function downloaded() {
  const folder = join(homedir(), '.cache/ms-playwright');
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('chromium-')) : [];
  return versions.map((name) => join(folder, name, 'chrome-linux/chrome')).find((path) => existsSync(path));
}

const look = () =>
  process.env.PENCILMARK_BROWSER ?? NAMES.map(onPath).find((path) => path !== undefined) ?? downloaded();

/** Some Chromium: that of PENCILMARK_BROWSER, of the path, of Playwright. */
export function findBrowser() {
  const found = look();
  if (found) return found;
  throw new Error(
    'The tests of the web app need Chromium: install it (Debian: apt-get install chromium-headless-shell), or name one in PENCILMARK_BROWSER.',
  );
}

/** Installs the quickest one where that is possible without asking: as root, with apt. */
export function installBrowser() {
  if (process.env.PENCILMARK_BROWSER || onPath(SHELL) || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${SHELL} for the tests of the web app …`);
  const apt = (...words) => spawnSync('apt-get', words, { stdio: 'ignore' }).status;
  const install = () => apt('install', '-y', '--no-install-recommends', SHELL) === 0;
  if (install() || look()) return;
  apt('update');
  install();
}
