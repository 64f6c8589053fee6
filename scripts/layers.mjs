/**
 * Compares every import line of the sources with the two tables of ARCHITECTURE.md, "Who may import whom", and with the dependencies that
 * each package declares. The tables are read from the document itself, so what people read is what holds.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { filesBelow, isMain, isShipped, lineOf, ROOT, report, workspaces } from './workspace.mjs';

const SCOPE = '@pencilmark/';

/** The rows of the table under a header line, as lists of trimmed cells without emphasis; loud when the table is not there. */
function tableUnder(document, header) {
  const [, after] = document.split(`\n${header}\n`);
  if (after === undefined) throw new Error(`ARCHITECTURE.md has no table "${header}"`);
  const lines = after.split('\n').slice(1); // the line of dashes goes
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll(/[*`]/g, '').trim()),
  );
}

const list = (cell, separator) => (cell === 'nothing' ? [] : cell.split(separator).map((item) => item.trim()));

/**
 * The rules of a document: for each package the packages it may import, and for each folder (or file) of core its row, and which of the
 * rows above it is bound to when it says "(over …)".
 */
export function readRules(document) {
  const packages = new Map();
  for (const [names, allowed] of tableUnder(document, '| package | may import |')) {
    for (const name of list(names, ',')) packages.set(name, list(allowed, ','));
  }
  const rooms = new Map();
  for (const [row, cell] of tableUnder(document, '| row | folder or file of core |')) {
    for (const item of list(cell, '·')) {
      const [, name, over] = /^(\S+)(?: \(over (.+)\))?$/.exec(item) ?? [];
      rooms.set(name, { row: Number(row), over: over ? list(over, ',') : undefined });
    }
  }
  return { packages, rooms };
}

/** The modules that a source file imports or re-exports, with where they are named. In comments, lines begin with a star. */
export function importsOf(source) {
  const names = String.raw`(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})?\s*from\s*`;
  const lines = new RegExp(
    String.raw`^[ \t]*(?:import\s+|export\s+${names}|import\s+${names})(['"])([^'"\n]+)\1`,
    'gm',
  );
  const calls = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g;
  return [...source.matchAll(lines), ...source.matchAll(calls)].map((match) => ({
    module: match[2],
    line: lineOf(source, match.index),
  }));
}

/** What is wrong with one import between rooms of core, or nothing. */
export function roomProblem(from, to, rooms) {
  if (from === to) return undefined;
  const [here, there] = [rooms.get(from), rooms.get(to)];
  if (!here || !there) return `"${here ? to : from}" stands in no row of the table`;
  if (there.row === here.row) return `"${from}" and "${to}" stand in the same row: strangers`;
  if (there.row > here.row) return `"${to}" (row ${there.row}) stands below "${from}" (row ${here.row})`;
  if (here.over && there.row === here.row - 1 && !here.over.includes(to))
    return `"${from}" is only over ${here.over.join(', ')}`;
  return undefined;
}

/** The room of a file of core: its folder below src, or its own name when it lies in src itself. */
const roomOf = (path) => path.split('/')[0].replace(/\.ts$/, '');

/** What is wrong with one import of one file, or nothing. `path` is the file's path below the package's src. */
export function importProblem({ name, path, module, rules, dependencies }) {
  // Texts of the corpus are data, not code of somebody.
  if (name === 'web' && /^(?:\.\.\/)+corpus\/[^?]+\?raw$/.test(module)) return undefined;
  if (module.startsWith('.')) {
    const target = posix.join(posix.dirname(path), module);
    if (target.startsWith('..')) return `"${module}" leaves the package; import it by its name`;
    if (name !== 'core' || path === 'index.ts') return undefined;
    return roomProblem(roomOf(path), roomOf(target), rules.rooms);
  }
  if (name === 'core') return `core imports nothing, and this is "${module}"`;
  if (isBuiltin(module)) return module.startsWith('node:') ? undefined : `write "node:${module}"`;
  const [first, second] = module.split('/');
  const owner = module.startsWith('@') ? `${first}/${second}` : first;
  if (!dependencies.includes(owner)) return `"${owner}" is not among the dependencies in package.json`;
  if (owner.startsWith(SCOPE) && !rules.packages.get(name)?.includes(owner.slice(SCOPE.length)))
    return `"${name}" may not import "${owner}"`;
  return undefined;
}

/** Tests, and what only tests use, may look at everything. */
export function layerProblems() {
  const rules = readRules(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'));
  return workspaces().flatMap((folder) => {
    const name = posix.basename(folder);
    if (!rules.packages.has(name)) return [`${folder}: stands in no row of the table of packages in ARCHITECTURE.md`];
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return filesBelow(`${folder}/src`, isShipped).flatMap((file) =>
      importsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap(({ module, line }) => {
        const path = file.slice(`${folder}/src/`.length);
        const problem = importProblem({ name, path, module, rules, dependencies: Object.keys(dependencies) });
        return problem ? [`${file}:${line}: ${problem}`] : [];
      }),
    );
  });
}

if (isMain(import.meta)) report(layerProblems());
