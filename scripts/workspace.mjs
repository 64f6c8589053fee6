/**
 * What the scripts share: where the project lies, which files are its own, how a tool is run.
 * Nothing here needs an installed package.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const CLI = join(ROOT, 'apps/cli/bin/pencilmark.mjs');
export const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/**
 * The folder of this machine for what is put away for a while. A run of the tests has a folder of
 * its own in it; see `scratch.mjs`. The name of that of macOS is too long for sockets.
 */
export const SHELF = process.env.PENCILMARK_SHELF ?? (process.platform === 'darwin' ? '/tmp' : tmpdir());

/** Whether there is a process of this number. */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What is made, not written; in a work tree of git, `.git` is a file. */
const MADE = new Set(['node_modules', 'dist', '.git', '.pencilmark', 'coverage', 'failures', '.made', '.temp']);

/**
 * Every file below a folder that `wanted` accepts, as paths from the root with forward slashes,
 * sorted.
 */
export function filesBelow(folder, wanted = () => true, root = ROOT) {
  const found = [];
  const walk = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = path === '' ? entry.name : `${path}/${entry.name}`;
      if (MADE.has(entry.name)) continue;
      if (entry.isDirectory()) walk(child);
      if (entry.isFile() && wanted(child)) found.push(child);
    }
  };
  walk(folder);
  return found.sort();
}

/** The folders of all packages and apps, as paths from the root. */
export const workspaces = (root = ROOT) =>
  ['packages', 'apps']
    .flatMap((shelf) => filesBelow(shelf, (path) => /^[^/]+\/[^/]+\/package\.json$/.test(path), root))
    .map((path) => path.slice(0, -'/package.json'.length));

/** Whether a source is built and published, and not for tests only. */
export const isShipped = (path) =>
  /\.tsx?$/.test(path) && !/(\.test|\/conformance|\/testing)\.tsx?$|\/testing\//.test(path);

/** The line, counted from 1, of a position in a text. */
export const lineOf = (text, position) => text.slice(0, position).split('\n').length;

/** Values in lists by their key, in the order of the first of each. */
export function groupsOf(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Runs a script of Node with arguments; its output is passed on, or kept and returned. */
export function run(script, args = [], { keep = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = keep ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio, ...options });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output: Buffer.concat(output).toString() }));
  });
}

/** Ends a check script: prints its problems, one a line, and sets the exit code. */
export function report(problems) {
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Whether a script was started by itself, and not imported. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && relative(fileURLToPath(meta.url), process.argv[1]) === '';
