/**
 * What the package.json files of published packages have in common comes from the one of the root:
 * licence, addresses, the oldest Node. This script compares them; with --write it writes them. A
 * fork changes the root and runs it.
 *
 * It also adds to each door the one for CommonJS, and what TypeScript reads that knows no doors
 * (`moduleResolution: node10`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, report } from '../workspace.mjs';
import { published } from './stage.mjs';

/** The order of the fields: what it is, whose it is, where it runs, what is in it. */
const FIELDS = [
  'name',
  'version',
  'private',
  'description',
  'keywords',
  'homepage',
  'bugs',
  'repository',
  'license',
  'author',
  'type',
  'sideEffects',
  'engines',
  'scripts',
  'files',
  'bin',
  'main',
  'types',
  'typesVersions',
  'exports',
  'unpkg',
  'jsdelivr',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'devDependencies',
];

const SHARED = ['license', 'homepage', 'bugs', 'author', 'engines'];
const FEWEST_KEYWORDS = 3;

const asCommonJs = (path) => path.replace(/(\.d)?\.m?([jt]s)$/, '$1.c$2');

/** A door with the one for CommonJS first, because the first that fits is taken. */
function withRequire(target) {
  if (typeof target === 'string' || !/\.m?js$/.test(target.default ?? '')) return target;
  const { types, default: module } = target;
  return { require: { types: asCommonJs(types), default: asCommonJs(module) }, types, default: module };
}

/** What older ways to look for types and modules read: the main door, and where the others lie. */
function olderFields(exports) {
  const doors = Object.entries(exports).filter(([, target]) => target.require);
  const main = exports['.']?.require;
  const others = doors
    .filter(([door]) => door !== '.')
    .map(
      ([
        door,
        {
          require: { types },
        },
      ]) => [door.slice(2), [types]],
    );
  return {
    ...(main && { main: main.default, types: main.types }),
    ...(others.length > 0 && { typesVersions: { '*': Object.fromEntries(others) } }),
  };
}

/** The package.json that a package should have. */
export function manifestOf({ folder, manifest }, root) {
  const { main: _main, types: _types, typesVersions: _versions, ...own } = manifest;
  const shared = Object.fromEntries(SHARED.filter((key) => root[key] !== undefined).map((key) => [key, root[key]]));
  const repository = { ...root.repository, directory: folder };
  const doors = own.exports && {
    exports: Object.fromEntries(Object.entries(own.exports).map(([door, target]) => [door, withRequire(target)])),
  };
  const all = { ...own, ...shared, repository, ...doors, ...(doors && olderFields(doors.exports)) };
  const known = FIELDS.filter((key) => all[key] !== undefined);
  const unknown = Object.keys(all).filter((key) => !FIELDS.includes(key));
  return Object.fromEntries([...known, ...unknown].map((key) => [key, all[key]]));
}

/** What a person has to write, and did not. */
function missing({ folder, name, manifest }) {
  const readme = join(ROOT, folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const due = [
    [manifest.description, 'package.json has no description'],
    [(manifest.keywords?.length ?? 0) >= FEWEST_KEYWORDS, `package.json has fewer than ${FEWEST_KEYWORDS} keywords`],
    [manifest.keywords?.includes('sudoku'), 'package.json lacks the keyword sudoku'],
    [text.startsWith(`# ${name}\n`), `README.md does not begin with "# ${name}"`],
    [new RegExp(`npm install (?:\\S+ )*${name}\\b`).test(text), 'README.md does not say how to install it'],
    [/```(?:js|ts|console|sh)\n/.test(text), 'README.md shows no sample that runs'],
    [/\]\((?!#)/.test(text), 'README.md links to nothing'],
  ];
  return due.filter(([isThere]) => !isThere).map(([, problem]) => `${folder}: ${problem}`);
}

const GUIDE = 'docs/packages.md';

const shortNameOf = (name) => name.replace(/^@pencilmark\//, '');

/** The rows of the guide's tables: the name of a package, and the text of the cells after it. */
const rowsOf = (guide) =>
  [...guide.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name, rest]) => ({
    name,
    cells: rest.split('|').map((cell) => cell.trim()),
  }));

/** The doors that the guide tells, by their imports. A row has the package once: `@a/b/c`, `/d`. */
function toldDoors(guide) {
  const [, doors = ''] = guide.split(/^## Doors$/m);
  const [rows] = doors.split(/^## /m);
  return [...rows.matchAll(/^\| (`@.+?`) \|/gm)].flatMap(([, cell]) => {
    const [first, ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const owner = first.split('/').slice(0, 2).join('/');
    return [first, ...others.map((name) => (name.startsWith('/') ? `${owner}${name}` : name))];
  });
}

/** Doors of which the guide or the packages know nothing. */
export function strangeDoors(packages, guide) {
  const doors = packages.flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports ?? {})
      .filter((door) => door !== '.')
      .map((door) => `${name}${door.slice(1)}`),
  );
  const told = toldDoors(guide);
  return [
    ...doors.filter((door) => !told.includes(door)).map((door) => `${GUIDE} does not tell of the door ${door}`),
    ...told.filter((door) => !doors.includes(door)).map((door) => `${GUIDE} tells of ${door}, which is no door`),
  ];
}

/**
 * Where the guide and the packages differ: those without a row, and dependencies that nobody has
 * or whose row names others than those that have them. A row of two cells is a dependency of the
 * service.
 */
export function untold(packages, guide) {
  const rows = rowsOf(guide);
  const own = new Set(packages.map(({ name }) => name));
  const users = new Map();
  for (const { name, manifest } of packages)
    for (const dependency of Object.keys(manifest.dependencies ?? {}))
      if (!own.has(dependency)) users.set(dependency, [...(users.get(dependency) ?? []), shortNameOf(name)]);
  const told = new Set(rows.map(({ name }) => name));
  const missing = [...own, ...users.keys()].filter((name) => !told.has(name)).map((name) => `has no row for ${name}`);
  const [, dependencies = ''] = guide.split(/^## What each dependency is for$/m);
  const wrong = rowsOf(dependencies).flatMap(({ name, cells }) => {
    const said = cells.length > 1 ? cells[0].split(', ') : ['service'];
    const having = users.get(name) ?? [];
    const isSame = said.every((one) => having.includes(one)) && (cells.length === 1 || having.length === said.length);
    return isSame ? [] : [`says that ${said.join(', ')} need ${name}; those that do: ${having.join(', ') || 'none'}`];
  });
  return [...missing, ...wrong].map((problem) => `${GUIDE} ${problem}`);
}

const print = (manifest) => `${JSON.stringify(manifest, null, 2)}\n`;

function main(write) {
  const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const problems = [];
  for (const one of published()) {
    const file = join(ROOT, one.folder, 'package.json');
    const due = print(manifestOf(one, root));
    if (write) writeFileSync(file, due);
    else if (readFileSync(file, 'utf8') !== due)
      problems.push(`${one.folder}/package.json lacks what all packages have; node scripts/manifests.mjs --write`);
    problems.push(...missing(one));
  }
  const guide = readFileSync(join(ROOT, GUIDE), 'utf8');
  problems.push(...untold(published(), guide), ...strangeDoors(published(), guide));
  report(problems);
}

if (isMain(import.meta)) main(process.argv.includes('--write'));
