/**
 * What goes into a tarball. A folder is made for each published package, with what its doors reach
 * and nothing else: no test, no file of an earlier build, no notes of the compiler. CommonJS gets
 * doors of its own, which load the same modules; their types are the same declarations again.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT, workspaces } from '../workspace.mjs';
import { NOTICES, noticesIn } from './notices.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Every published package: its folder, its name, its package.json. */
export const published = () =>
  workspaces()
    .map((folder) => ({ folder, manifest: readJson(`${folder}/package.json`) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ folder, name: manifest.name, manifest }));

/** What only those need who build a package. */
const ONLY_HERE = ['scripts', 'devDependencies'];
const withoutOurs = (manifest) =>
  Object.fromEntries(Object.entries(manifest).filter(([key]) => !ONLY_HERE.includes(key)));

/** Where a code file names another file of its package: imports, and files found beside it. */
const NAMED = [
  /\b(?:from|import)\s*(['"])(\.[^'"\n]+)\1/g,
  /\bimport\(\s*(['"])(\.[^'"\n]+)\1/g,
  /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1,\s*import\.meta\.url\s*\)/g,
];
const namedIn = (text) => NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[2]));

/** What a name in a declaration stands for: `./a.d.ts` declares both `./a.ts` and `./a.js`. */
const declarationOf = (path) => (path.endsWith('.d.ts') ? path : path.replace(/\.[jt]s$/, '.d.ts'));

/** All files that some files of a package reach, as paths from its folder. */
function reached(folder, starts, toFile = (path) => path) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || !existsSync(join(ROOT, folder, path)) || statSync(join(ROOT, folder, path)).isDirectory())
      return;
    found.add(path);
    if (!/\.[cm]?[jt]s$/.test(path)) return;
    const text = readFileSync(join(ROOT, folder, path), 'utf8');
    for (const name of namedIn(text)) visit(toFile(posix.join(posix.dirname(path), name)));
  };
  for (const start of starts) visit(posix.normalize(start));
  return [...found].sort();
}

/** The doors of a package that code comes through: their name, their module, their declarations. */
const codeDoors = ({ exports = {} }) =>
  Object.entries(exports).flatMap(([door, target]) =>
    target.types && target.default
      ? [{ door, module: target.default, types: target.types, require: target.require }]
      : [],
  );

/** The text of a declaration file whose relative names end as they do where it is published. */
const withEndings = (text, ending) =>
  text.replaceAll(
    /(\b(?:from|import)\s*\(?\s*(['"])\.[^'"\n]+)\.(?:ts|js)(\2)/g,
    (_, start, _quote, end) => `${start}${ending}${end}`,
  );

/** Packages whose types only modules may import; declarations for CommonJS say so each time. */
const ONLY_MODULES = ['typebox'];
const importsOf = (from) => new RegExp(`^import (?:type )?(?:(\\w+),? ?)?(\\{[^}]*\\})? from '(${from})';$`, 'gm');
const OF_MODULES = importsOf(`(?:${ONLY_MODULES.join('|')})(?:/[^']*)?`);
const OF_FILES = importsOf(`\\.[^']*`);
const withModes = (text, imports) =>
  text.replaceAll(imports, (_, whole, names, from) =>
    [whole, names?.replaceAll(/\btype /g, '')]
      .filter(Boolean)
      .map((what) => `import type ${what} from '${from}' with { 'resolution-mode': 'import' };`)
      .join('\n'),
  );

/**
 * A declaration file for CommonJS. What it adds to the types of the page has to be the same type
 * that the file for modules adds, so it takes that from there.
 */
const forCommonJs = (text) =>
  withModes(
    /^declare global/m.test(text) ? withModes(withEndings(text, '.js'), OF_FILES) : withEndings(text, '.cjs'),
    OF_MODULES,
  );

/**
 * A door for CommonJS hands on the module itself, so a program that uses both kinds of import has
 * everything once. Node has loaded modules with `require` since 20.19.
 */
const requiring = (module) => `'use strict';\nmodule.exports = require('./${posix.basename(module)}');\n`;

/** A README whose links lead to the repository, because the files beside it stay there. */
const withAddresses = (text, { folder, manifest: { repository } }) =>
  text.replaceAll(/(?<=\]\()(?![a-z]+:|#)[^)\s]+/g, (path) =>
    [repository.url.replace(/^git\+|\.git$/g, ''), 'blob/main', posix.join(folder, path)].join('/'),
  );

/** Copies or writes the files of a package into a folder; see the head of this file. */
export function stage({ folder, manifest }, to) {
  const write = (path, content) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), content);
  };
  const read = (path) => readFileSync(join(ROOT, folder, path));
  const copy = (path) => cpSync(join(ROOT, folder, path), join(to, path), { recursive: true });

  const doors = codeDoors(manifest);
  const data = Object.values(manifest.exports ?? {}).filter((target) => typeof target === 'string');
  const modules = reached(folder, [...doors.map(({ module }) => module), ...data]);
  for (const path of modules) if (path !== 'package.json') write(path, read(path));
  const declarations = reached(
    folder,
    doors.map(({ types }) => types),
    declarationOf,
  );
  for (const path of declarations) write(path, withEndings(read(path).toString(), '.js'));

  const required = doors.filter(({ require }) => require);
  for (const { module, require } of required) write(require.default, requiring(module));
  for (const path of reached(
    folder,
    required.map(({ types }) => types),
    declarationOf,
  ))
    write(path.replace(/\.d\.m?ts$/, '.d.cts'), forCommonJs(read(path).toString()));

  for (const path of manifest.files) if (path !== 'dist' && existsSync(join(ROOT, folder, path))) copy(path);
  write('package.json', `${JSON.stringify(withoutOurs(manifest), null, 2)}\n`);
  write('LICENSE', readFileSync(join(ROOT, 'LICENSE')));
  const notices = noticesIn(folder);
  if (notices) write(NOTICES, notices);
  write('README.md', withAddresses(read('README.md').toString(), { folder, manifest }));
}
