/**
 * Follows the tutorials and the recipes of the cookbook as a reader does who has nothing else: in
 * an empty folder, with the packages installed from tarballs. A reader sees what is done here:
 *
 * - a block below a line that ends in "Save as `NAME`:" becomes that file, and one below "Add to
 *   `NAME`:" goes to its end
 * - each command of a console block is run by sh, and prints what is shown below it; a block marked
 *   `exit=1` ends with that code, and one marked `serves` goes on while the rest is followed
 * - a text block marked `page=ADDRESS` is what a browser shows at that address
 *
 * `npm install` is not run again, but a package that is used must have been installed. With
 * --write, this script brings up to date what is shown.
 *
 *     node scripts/guides.mjs [--write] [--times] [--home FOLDER] [FILE…]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './installation.mjs';
import { fencedBlocks, looksAs, masked } from './samples.mjs';
import { filesBelow, isMain, lineOf, ROOT, report } from './workspace.mjs';

const LONGEST = 60_000; // ms for one command
const LONGEST_END = 10_000; // ms until a program that serves has ended
const AT_ONCE = 2;

/** The port that every guide names. Another free one takes its place here. */
const PORT = '8080';

/** The documents that are followed. */
export const guides = () =>
  ['docs/tutorials', 'docs/cookbook'].flatMap((folder) => filesBelow(folder, (path) => path.endsWith('.md')));

/** The packages of others that guides install, in the versions that this project uses itself. */
function strangers() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const names = guides().flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(INSTALLED)].flatMap(([, list]) => list.split(/\s+/)),
  );
  return [...new Set(names)]
    .filter((name) => !/^(@pencilmark\/.*|pencilmark)$/.test(name))
    .map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
}
const INSTALLED = /^\$ npm install (.*)$/gm;

/** Makes a folder in which tarballs are installed, and what guides need of others. */
export async function makeHome(tarballs, home = mkdtempSync(join(tmpdir(), 'pencilmark-guides-'))) {
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { isDone, complaints } = await npm(home, ['install', ...quietly, ...tarballs, ...strangers()]);
  if (!isDone) throw new Error(`the tarballs cannot be installed:\n${complaints}`);
  return home;
}

/** The commands of a console block, each with the lines shown below it. */
export function commandsOf(lines) {
  const commands = [];
  for (const [offset, line] of lines.entries()) {
    const last = commands.at(-1);
    if (line.startsWith('$ ')) commands.push({ command: line.slice(2), offset, shown: [] });
    else if (last?.command.endsWith('\\') && line.startsWith('> ')) {
      last.command = `${last.command}\n${line.slice(2)}`;
      last.offset = offset;
    } else if (!last) throw new Error(`"${line}" stands above the first command`);
    else last.shown.push(line);
  }
  return commands;
}

/** What the line above a block says that its text becomes. */
const FILE = /\b(Save as|Add to) `([\w./-]+)`:$/;

/** A picture that a reader saves. */
const PICTURE = /^Save this picture as `([\w.-]+)`:\n\n!\[[^\]]*\]\(([^)]+)\)/gm;

const picturesIn = (document) =>
  [...document.matchAll(PICTURE)].map(({ 1: name, 2: from, index }) => ({
    kind: 'picture',
    line: lineOf(document, index),
    name,
    from,
  }));

/** What a reader does in a document, in order. */
export const actsOf = (document) =>
  [...blockActs(document), ...picturesIn(document)].sort((one, other) => one.line - other.line);

function blockActs(document) {
  const lines = document.split('\n');
  return fencedBlocks(document).flatMap((block) => {
    const { language, words, line } = block;
    if (words.includes('skip')) return [];
    const above = lines
      .slice(0, line - 2)
      .findLast((text) => text.trim() !== '')
      ?.trim();
    const [, how, name] = FILE.exec(above ?? '') ?? [];
    const text = `${block.lines.join('\n')}\n`;
    const value = (key) => words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
    if (name) return [{ kind: 'file', line, name, text, isAdded: how === 'Add to' }];
    if (language === 'console')
      return commandsOf(block.lines).map((one) => ({
        kind: words.includes('serves') ? 'server' : 'command',
        exit: Number(value('exit') ?? 0),
        ...one,
        line: line + one.offset,
      }));
    return value('page') ? [{ kind: 'page', line, address: value('page'), shown: block.lines }] : [];
  });
}

/** The packages that code imports by name, and those whose files a page takes. */
const importsOf = (text) => [
  ...[...text.matchAll(/\b(?:from|import)\s*\(?\s*'(@?[a-z][\w./@-]*)'/g)].map(([, name]) => name),
  ...[...text.matchAll(/node_modules\/((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
];
/** What the command asks for when it is used so: it brings the rest itself. */
const SERVED = /\bnpx pencilmark (serve|work|jobs)\b|--queue\b/;
const commandsIn = (text) => [
  ...(/\bnpx pencilmark\b/.test(text) ? ['pencilmark'] : []),
  ...(SERVED.test(text) ? ['@pencilmark/service'] : []),
];
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** What a document uses and has not installed before, each with its line. */
export function missingPackages(acts) {
  const installed = new Set();
  const missing = [];
  for (const act of acts) {
    const text = act.text ?? act.command ?? '';
    const [, names] = /^npm install (.*)$/m.exec(text) ?? [];
    for (const name of names?.split(/\s+/) ?? []) installed.add(name);
    const used = [...importsOf(text), ...commandsIn(text)].map(packageOf);
    for (const name of used)
      if (!installed.has(name) && !name.startsWith('node:'))
        missing.push(`${act.line}: ${name} is used, and "npm install ${name}" does not stand above`);
  }
  return missing;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

/** A command in a folder: what it printed, once it has ended. */
function inShell(command, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST });
    const told = { output: '', errors: '' };
    child.stdout.on('data', (chunk) => (told.output += chunk));
    child.stderr.on('data', (chunk) => (told.errors += chunk));
    child.on('close', (code) => resolve({ code, ...told }));
  });
}

/** A program that serves: what it printed until it was ready, and how to end it. */
function started(command, cwd, wanted) {
  return new Promise((resolve) => {
    // A group of its own, so that a program behind npx ends, too.
    const child = spawn(command, { cwd, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    const kill = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has ended by itself.
      }
    };
    const end = async () => {
      kill('SIGTERM');
      const timer = setTimeout(kill, LONGEST_END, 'SIGKILL');
      await ended;
      clearTimeout(timer);
    };
    const told = { output: '', errors: '' };
    const timer = setTimeout(() => resolve({ ...told, end }), LONGEST / 2);
    const look = () => {
      if (wanted.length > 0 && !looksAs(masked(told.output.trimEnd()), wanted)) return;
      if (told.output === '') return;
      clearTimeout(timer);
      resolve({ ...told, end });
    };
    child.stdout.on('data', (chunk) => {
      told.output += chunk;
      look();
    });
    child.stderr.on('data', (chunk) => (told.errors += chunk));
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ ...told, end });
    });
  });
}

/** What a browser shows at an address: its text, once it has the last line that is wanted. */
async function pageText(address, shown) {
  const [{ chromium }, { findBrowser }] = await Promise.all([import('playwright-core'), import('./chromium.mjs')]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    await page.goto(address);
    const text = 'document.body.innerText';
    const has = `${text}.includes(${JSON.stringify(shown.at(-1))})`;
    await page.waitForFunction(has, undefined, { timeout: LONGEST / 4 }).catch(() => {});
    return [await page.evaluate(text), ...faults].join('\n');
  } finally {
    await browser.close();
  }
}

/**
 * Follows a document in a new folder below `home`. Gives what is wrong, and the lines that are to
 * be shown: `{ line, count, lines }`.
 */
export async function follow(file, home) {
  const name = file.replace(/^docs\//, '').replace(/\.md$/, '');
  const folder = join(home, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const port = await freePort();
  const here = (text) => text.replaceAll(PORT, port);
  // As npx does it, which takes a third of a second for itself.
  const bin = `"${process.execPath}" "${join(folder, 'node_modules/pencilmark/bin/pencilmark.mjs')}"`;
  const asRun = (command) => here(command).replaceAll('npx pencilmark', bin);
  const asShown = (text) => text.replaceAll(port, PORT);

  const acts = actsOf(readFileSync(join(ROOT, file), 'utf8'));
  const problems = missingPackages(acts).map((text) => `${file}:${text}`);
  const corrections = [];
  const servers = [];
  const compare = (act, output, rest = '') => {
    const printed = asShown(output.trimEnd());
    if (looksAs(masked(printed), masked(act.shown.join('\n').trimEnd()))) return;
    problems.push(`${file}:${act.line}: ${act.command ?? act.address} shows\n${printed}${rest && `\n${rest}`}`);
    corrections.push({ line: act.line, count: act.shown.length, isCut: act.shown.at(-1) === '…', printed });
  };
  try {
    for (const act of acts) {
      if (act.kind === 'file') {
        const path = join(folder, act.name);
        mkdirSync(dirname(path), { recursive: true });
        (act.isAdded ? appendFileSync : writeFileSync)(path, here(act.text));
      } else if (act.kind === 'picture') {
        copyFileSync(join(ROOT, dirname(file), act.from), join(folder, act.name));
      } else if (act.kind === 'command') {
        if (/^(npm (install|init)|mkdir \w+$|cd )/.test(act.command)) continue;
        const { code, output, errors } = await inShell(asRun(act.command), folder);
        if (code !== act.exit)
          problems.push(`${file}:${act.line}: ${act.command} ended with exit code ${code}, not ${act.exit}: ${errors}`);
        compare(act, output, errors);
      } else if (act.kind === 'server') {
        const { output, errors, end } = await started(asRun(act.command), folder, masked(here(act.shown.join('\n'))));
        servers.push(end);
        compare(act, output, errors);
      } else {
        const text = await pageText(here(act.address), act.shown);
        const lines = text.split('\n').map((line) => line.trim());
        if (!act.shown.every((line) => lines.includes(line.trim()))) compare(act, text);
      }
    }
  } finally {
    for (const end of servers) await end();
  }
  return { problems, corrections };
}

/** Writes into a document what its commands print now. */
function correct(file, corrections) {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  for (const { line, count, isCut, printed } of corrections.toReversed()) {
    const rows = printed.split('\n').map((row) => row.trimEnd());
    lines.splice(line, count, ...(isCut ? [...rows.slice(0, count - 1), '…'] : rows));
  }
  writeFileSync(join(ROOT, file), lines.join('\n'));
}

/** Follows documents, some at once, and tells of each what is wrong. */
export async function followAll(files, home, { write = false, times = false } = {}) {
  const waiting = [...files];
  const problems = [];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const began = performance.now();
      const found = await follow(file, home);
      if (times) console.log(`${Math.round(performance.now() - began)} ms ${file}`);
      problems.push(...found.problems);
      if (write) correct(file, found.corrections);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

async function main() {
  const options = { write: { type: 'boolean' }, times: { type: 'boolean' }, home: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  let home = values.home;
  if (!home) {
    const { packAll } = await import('./release/pack.mjs');
    const tarballs = mkdtempSync(join(tmpdir(), 'pencilmark-tarballs-'));
    home = await makeHome((await packAll({ to: tarballs })).map(({ file }) => file));
    rmSync(tarballs, { recursive: true });
  }
  const files = positionals.length > 0 ? positionals : guides();
  report(await followAll(files, home, values));
  if (!values.home && existsSync(home)) rmSync(home, { recursive: true });
}

if (isMain(import.meta)) await main();
