/**
 * Installing what a package-lock.json lists, with npm; for the project itself and for the rivals
 * of its bench.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { oneAtATime } from './turn.mjs';

/**
 * Whether `installed`, the list that npm leaves in node_modules at its end, holds what `locked`
 * asks for. Contents are compared and not dates. So an interrupted installation is noticed, and
 * one of another branch. Where the lock file knows no contents, the version is all that counts.
 */
export function isInstalled(locked, installed, exists) {
  const wanted = Object.entries(locked).filter(([path]) => path !== '');
  return wanted.every(([path, { version, integrity, optional }]) => {
    const found = installed[path];
    if (!found) return optional === true; // for another operating system
    return found.version === version && (!integrity || found.integrity === integrity) && exists(path);
  });
}

/** Whether a folder holds what its package-lock.json lists. */
export function isCurrent(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).packages;
  try {
    return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'), (path) =>
      existsSync(join(folder, path, 'package.json')),
    );
  } catch {
    return false; // no list, or half of one
  }
}

/**
 * The program of npm: the one that runs us, else the one that lies beside Node, else whatever the
 * path finds.
 */
export function npmProgram() {
  const beside = ['../lib/node_modules', 'node_modules'].map((place) =>
    join(dirname(process.execPath), place, 'npm/bin/npm-cli.js'),
  );
  const script = [process.env.npm_execpath ?? '', ...beside].find(
    (path) => /npm-cli\.c?js$/.test(path) && existsSync(path),
  );
  return script ? { command: process.execPath, first: [script] } : { command: 'npm', first: [], shell: true };
}

/**
 * Runs npm in a folder; answers whether it succeeded, and its complaints, which are for the caller
 * to show. What it prints is passed on, unless `stdout` says otherwise.
 */
export function npm(folder, args, { stdout = 'inherit' } = {}) {
  const { command, first, shell = false } = npmProgram();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, '--prefix', folder], {
      cwd: folder,
      shell,
      stdio: ['ignore', stdout, 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ isDone: code === 0, complaints }));
  });
}

/**
 * Installs what the package-lock.json of a folder lists: `{ isDone, complaints }`, the complaints
 * in npm's words.
 */
export async function install(folder) {
  // No dependency needs an install script, so none gets the chance.
  // Complaints are read, so nobody's settings may hide them.
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const outcome = await npm(folder, ['ci', ...quietly]);
  if (outcome.isDone || !outcome.complaints.includes('EUSAGE')) return outcome;
  console.error('package-lock.json does not list everything for this machine; npm finds the rest …');
  return npm(folder, ['install', ...quietly]);
}

/**
 * Installs what the package-lock.json of a folder lists, unless it is there. It may be asked by
 * several processes at once.
 */
export const installOnce = (folder) =>
  oneAtATime(folder, async () => (isCurrent(folder) ? { isDone: true, complaints: '' } : install(folder)));
