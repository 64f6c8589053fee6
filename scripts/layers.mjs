/**
 * Compares every import of the sources with the tables of ARCHITECTURE.md, "Who may import whom",
 * and of the packages' DESIGN.md, "Rooms", and with the dependencies that each package declares. It
 * also finds circles between files, across packages too. The tables are read from the documents
 * themselves, so what people read is what holds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { circlesIn } from './circles.mjs';
import { filesBelow, isMain, isShipped, lineOf, ROOT, report, workspaces } from './workspace.mjs';

const SCOPE = '@pencilmark/';

/**
 * Every table of a document: its header line, and its rows as lists of trimmed cells without
 * emphasis.
 */
function tablesOf(document) {
  return [...document.matchAll(/^(\|.*\|)\n\|[-|]+\n((?:\|.*\n)*)/gm)].map(([, header, rows]) => ({
    header,
    rows: rows
      .trimEnd()
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.replaceAll(/[*`]/g, '').trim()),
      ),
  }));
}

const list = (cell, separator) => (cell === 'nothing' ? [] : cell.split(separator).map((item) => item.trim()));

/**
 * The rules of a document. For each package: the packages that it may import. For each package with
 * a table of its rooms: every room with its row. Where a room says "(over …)", also the rooms of
 * the row above that it may import. A room is a folder or file below `src`, or a folder in one, as
 * `ui/grid` is. `features/` with a star stands for every folder in `features` that has no row of
 * its own; each is a room.
 */
export function readRules(document) {
  const tables = tablesOf(document.replaceAll(/(?<=\/)\*/g, '…'));
  const main = tables.find(({ header }) => header === '| package | may import |');
  if (!main) throw new Error('ARCHITECTURE.md has no table "| package | may import |"');
  const packages = new Map(
    main.rows.flatMap(([names, allowed]) => list(names, ',').map((name) => [name, list(allowed, ',')])),
  );
  const rooms = new Map();
  for (const { header, rows } of tables) {
    const [, name] = /^\| row \| folder or file of (\w+(?:\/\w+)*) \|(?: what lies there \|)?$/.exec(header) ?? [];
    if (name) rooms.set(name, new Map(rows.flatMap(([row, cell]) => list(cell, '·').map((item) => roomIn(item, row)))));
  }
  return { packages, rooms };
}

function roomIn(item, row) {
  const [, name, over] = /^(\S+)(?: \(over (.+)\))?$/.exec(item) ?? [];
  return [name, { row: Number(row), over: over ? list(over, ',') : undefined }];
}

/**
 * The modules that a source file imports, re-exports or starts a thread with, each with its line,
 * in the order of the file.
 */
export function importsOf(path, source) {
  const { program, module } = parseSync(path, source);
  const places = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, module: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, module: moduleRequest.value }] : [])),
    ),
  ];
  const addModule = ({ start }, named) => {
    if (typeof named?.value === 'string') places.push({ start, module: named.value });
  };
  new Visitor({
    ImportExpression: (node) => addModule(node, node.source),
    NewExpression: (node) => {
      const [file] = node.arguments;
      if (node.callee.name === 'URL' && /^\..*\.tsx?$/.test(file?.value ?? '')) addModule(node, file);
    },
  }).visit(program);
  return places.sort((a, b) => a.start - b.start).map(({ start, module }) => ({ module, line: lineOf(source, start) }));
}

/** What is wrong with one import between rooms of a package, or nothing. */
export function roomProblem(from, to, rooms) {
  if (from === to) return undefined;
  const [here, there] = [from, to].map((name) => rooms.get(name) ?? rooms.get(`${posix.dirname(name)}/…`));
  if (!here || !there) return `"${here ? to : from}" stands in no row of the table`;
  if (there.row === here.row) return `"${from}" and "${to}" stand in the same row: strangers`;
  if (there.row > here.row) return `"${to}" (row ${there.row}) stands below "${from}" (row ${here.row})`;
  if (here.over && there.row === here.row - 1 && !here.over.includes(to))
    return `"${from}" is only over ${here.over.join(', ')}`;
  return undefined;
}

/**
 * The room of a file: its folder below `src`, or its own name when it lies in `src`. Where the
 * table has a row for the inner folder, or for all folders of a folder, it is the inner one.
 */
function roomOf(path, rooms) {
  const [first, second] = path.split('/');
  const inner = `${first}/${second}`;
  return rooms.has(inner) || (rooms.has(`${first}/…`) && second) ? inner : first.replace(/\.tsx?$/, '');
}

/** Whether a file of `text` names texts of a feature: there is one list of all. */
const areTexts = (path, target) => path.startsWith('text/') && /^features\/\w+\/(\w+\/)?texts\/\w+\.ts$/.test(target);

/**
 * What is wrong with one import between two files of a folder, or nothing. A room in which both lie
 * may have a table of its own.
 */
function roomsProblem(folder, path, target, rules) {
  const rooms = rules.rooms.get(folder);
  if (!rooms || path === 'index.ts') return undefined;
  const [from, to] = [roomOf(path, rooms), roomOf(target, rooms)];
  if (from !== to) return roomProblem(from, to, rooms);
  const below = (file) => file.slice(from.length + 1);
  return path.startsWith(`${from}/`) && target.startsWith(`${from}/`)
    ? roomsProblem(`${folder}/${from}`, below(path), below(target), rules)
    : undefined;
}

/**
 * What is wrong with one import of one file, or nothing. `path` is the path of the file below
 * `src`. The sheet of a feature is its own; other sheets are there for all.
 */
export function importProblem({ name, path, module, rules, dependencies }) {
  // Texts of the corpus are data, not code of another package.
  if (name === 'web' && /^(?:\.\.\/)+corpus\/[^?]+\?raw$/.test(module)) return undefined;
  if (module.startsWith('.')) {
    const target = posix.join(posix.dirname(path), module);
    if (target.startsWith('..')) return `"${module}" leaves the package; import it by its name`;
    const isOfAll = target.endsWith('.css') && !target.startsWith('features/');
    return isOfAll || (name === 'web' && areTexts(path, target)) ? undefined : roomsProblem(name, path, target, rules);
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

/**
 * The file that an import means, as a path from the root; nothing when it is no file of ours.
 * Sources stand for the files that are built from them.
 */
function targetOf(file, module, packages) {
  if (module.startsWith('.')) return posix.join(posix.dirname(file), module).replace(/\.js$/, '.ts');
  const [, name, door = ''] = new RegExp(`^${SCOPE}(\\w+)(/.+)?$`).exec(module) ?? [];
  const found = packages.find((one) => one.name === name);
  const exported = found?.exports?.[`.${door}`];
  const built = typeof exported === 'string' ? exported : exported?.default;
  return built && posix.join(found.folder, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
}

/**
 * What is wrong with the imports of packages: imports that run upwards or sideways, and circles. A
 * package has its folder, its name, the names of its dependencies, what its package.json exports,
 * and its sources by their paths below `src`.
 */
export function problemsOf(packages, rules) {
  const problems = [];
  const graph = new Map();
  for (const { folder, name, dependencies, sources } of packages)
    for (const [path, source] of sources) {
      const file = `${folder}/src/${path}`;
      const imports = importsOf(path, source);
      graph.set(file, [...new Set(imports.map(({ module }) => targetOf(file, module, packages)))]);
      for (const { module, line } of imports) {
        const problem = importProblem({ name, path, module, rules, dependencies });
        if (problem) problems.push(`${file}:${line}: ${problem}`);
      }
    }
  return [...problems, ...circlesIn(graph).map((circle) => `${circle[0]}: a circle: ${circle.join(' → ')}`)];
}

/** Rooms of a package that stand in no row of its table, and rows that name a missing room. */
export function tableProblems({ name, sources }, rooms) {
  const isRow = (room) => rooms.has(room) || rooms.has(`${posix.dirname(room)}/…`);
  const here = new Set([...sources.keys()].filter((path) => path !== 'index.ts').map((path) => roomOf(path, rooms)));
  const isHere = (row) => here.has(row) || [...here].some((room) => `${posix.dirname(room)}/…` === row);
  return [
    ...[...here].filter((room) => !isRow(room)).map((room) => `DESIGN.md: "${room}" of ${name} stands in no row`),
    ...[...rooms.keys()].filter((row) => !isHere(row)).map((row) => `DESIGN.md: ${name} has no room "${row}"`),
  ];
}

/** Whether a table of rooms is that of a package, or of a room of its. */
const isOf = (one, name) => name.split('/')[0] === one.name;

/** A package, or what lies in the room of a table: its sources by their paths there. */
function partOf({ name, sources }, table) {
  const room = table === name ? '' : `${table.slice(name.length + 1)}/`;
  const inRoom = [...sources].filter(([path]) => path.startsWith(room));
  return { name: table, sources: new Map(inRoom.map(([path, text]) => [path.slice(room.length), text])) };
}

/** Apps that are bundled: what they import comes along, so it is for those who build them. */
const BUNDLED = ['cli', 'web'];

/** The packages that a package may import by its package.json. */
const dependenciesOf = (name, { dependencies = {}, peerDependencies = {}, devDependencies = {} }) =>
  [dependencies, peerDependencies, BUNDLED.includes(name) ? devDependencies : {}].flatMap((list) => Object.keys(list));

/**
 * The packages of the workspace. Tests, and files that only tests use, are left out: they may
 * import everything.
 */
const packagesHere = () =>
  workspaces().map((folder) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const files = filesBelow(`${folder}/src`, isShipped);
    const sources = new Map(
      files.map((file) => [file.slice(`${folder}/src/`.length), readFileSync(join(ROOT, file), 'utf8')]),
    );
    const name = posix.basename(folder);
    return { folder, name, dependencies: dependenciesOf(name, manifest), exports: manifest.exports, sources };
  });

/** The house plan, and what the packages add to it. */
export const plans = () =>
  ['.', ...workspaces()]
    .map((folder) => join(ROOT, folder, folder === '.' ? 'ARCHITECTURE.md' : 'DESIGN.md'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

export function layerProblems() {
  const rules = readRules(plans());
  const packages = packagesHere();
  const homeless = packages.filter(({ name }) => !rules.packages.has(name));
  return [
    ...homeless.map(({ folder }) => `${folder}: stands in no row of the table of packages in ARCHITECTURE.md`),
    ...packages.flatMap((one) =>
      [...rules.rooms].flatMap(([name, rooms]) => (isOf(one, name) ? tableProblems(partOf(one, name), rooms) : [])),
    ),
    ...problemsOf(packages, rules),
  ];
}

if (isMain(import.meta)) report(layerProblems());
