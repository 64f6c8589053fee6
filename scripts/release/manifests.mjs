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

/** What the guide does not tell: packages, and dependencies without their reason. */
function untold(packages) {
  const guide = readFileSync(join(ROOT, GUIDE), 'utf8');
  const due = packages.flatMap(({ name, manifest }) => [name, ...Object.keys(manifest.dependencies ?? {})]);
  const isTold = (name) => guide.includes(`\n| \`${name}\` |`);
  return [...new Set(due)].filter((name) => !isTold(name)).map((name) => `${GUIDE} has no row for ${name}`);
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
  problems.push(...untold(published()));
  report(problems);
}

if (isMain(import.meta)) main(process.argv.includes('--write'));
