/** Which Chromium the tests, benches and pictures of the web app use. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** Chromium without windows, and its Debian package: it does the same work in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The machine on which a browser is looked for. */
const HERE = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

/** Where browsers lie on a system that does not put them on the path. */
const PLACES = {
  darwin: () =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ({ env }) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((root) =>
      [
        'Google\\Chrome\\Application\\chrome.exe',
        'Chromium\\Application\\chrome.exe',
        'Microsoft\\Edge\\Application\\msedge.exe',
      ]
        .filter(() => env[root] !== undefined)
        .map((path) => win32.join(env[root], path)),
    ),
};

/** Where Playwright keeps what it downloads, and the program in it. */
const DOWNLOADS = {
  linux: {
    folder: ({ home }) => `${home}/.cache/ms-playwright`,
    programs: ['chrome-linux/chrome', 'chrome-linux64/chrome'],
  },
  darwin: {
    folder: ({ home }) => `${home}/Library/Caches/ms-playwright`,
    programs: ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) =>
      ['Chromium', 'Google Chrome for Testing'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    ),
  },
  win32: {
    folder: ({ env }) => win32.join(env.LOCALAPPDATA ?? '', 'ms-playwright'),
    programs: ['chrome-win/chrome.exe', 'chrome-win64/chrome.exe'],
  },
};

const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix);

/** The program of a name on the path of a machine. */
export function onPath(name, machine = HERE) {
  const { delimiter, join } = pathsOf(machine);
  const ending = machine.platform === 'win32' ? '.exe' : '';
  return (machine.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name + ending))
    .find((path) => machine.exists(path));
}

/** What Playwright itself once downloaded. */
function downloaded(machine) {
  const { folder, programs } = DOWNLOADS[machine.platform] ?? DOWNLOADS.linux;
  const { join } = pathsOf(machine);
  const home = folder(machine);
  const versions = machine.list(home).filter((name) => name.startsWith('chromium-'));
  return versions
    .flatMap((name) => programs.map((program) => join(home, name, program)))
    .find((path) => machine.exists(path));
}

/** Some Chromium of a machine: the one that is named, of the path, of the system, of Playwright. */
export const browserOn = (machine = HERE) =>
  machine.env.PENCILMARK_BROWSER ??
  NAMES.map((name) => onPath(name, machine)).find((path) => path !== undefined) ??
  PLACES[machine.platform]?.(machine).find((path) => machine.exists(path)) ??
  downloaded(machine);

/** The Chromium of this machine, or an error that says how to get one. */
export function findBrowser() {
  const found = browserOn();
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
  if (install() || browserOn()) return;
  apt('update');
  install();
}
