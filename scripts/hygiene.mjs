/**
 * Looks for what must not get into the project: dependencies with an install script (npm 12 asks
 * before it runs one), addresses that work on one machine only, links of documents that lead
 * nowhere, packages whose versions differ, and what works on some systems only: names of files and
 * ways to find them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { versionProblems } from './release/version.mjs';
import { filesBelow, isMain, lineOf, ROOT, report } from './workspace.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const installScripts = (lock) =>
  Object.entries(JSON.parse(read(lock)).packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => `${lock}: ${path} has an install script`);

/** Where Node looks for a package that another one asks for: below it, then below each above it. */
const placesOf = (name, from) => [
  ...[...from.matchAll(/(?=\/node_modules\/)|$/g)].map(({ index }) => `${from.slice(0, index)}/node_modules/${name}`),
  `node_modules/${name}`,
];

/**
 * What packages of a lock file ask for and it does not list. `npm ci` refuses such a list, also for
 * what only other systems need. A registry that does not have all of these makes one.
 */
export const unlisted = (lock, { packages }) =>
  Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, from).some((path) => packages[path]))
      .map((name) => `${lock}: ${from || 'the project'} needs ${name}, which is not listed`),
  );

/**
 * What only makes sense on one machine or in one network: what it is called in the message, and
 * how it is recognised.
 */
const PRIVATE = [
  ['a package registry', /https?:\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio)[\w.-]*/g],
  ['a path of one machine', /(?<![\w.~/-])\/(?:home|Users|root|work|tmp)\/\w+|\b[A-Z]:\\(?:Users|Documents)/g],
];

/** Where a text names what is private: problems with their lines. */
export const privateWords = (path, text) =>
  PRIVATE.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map((match) => `${path}:${lineOf(text, match.index)}: ${what}: ${match[0]}`),
  );

/** The anchor that a heading gets: lower case, spaces as dashes, other punctuation dropped. */
export const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const withoutCode = (text) => text.replaceAll(/^( *)```[\s\S]*?^ *```$/gm, (block) => block.replaceAll(/[^\n]/g, ''));

const anchorsIn = (document) =>
  [...withoutCode(document).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

const isPlanned = (text, position) => text.split('\n')[lineOf(text, position) - 1].includes('planned');

/** Pages that the site makes; it looks at links to them itself. */
const MADE_PAGES = /^docs\/(?:techniques|rules)\//;

/** Words that recipes write for a name that the reader chooses. */
const PLACEHOLDER = /\b(?:NAME|CODE)\b/;

/** Links of a document that lead nowhere, and files it names in backticks that do not exist. */
function deadLinks(path) {
  const text = withoutCode(read(path));
  // What waits for a release is written as for CHANGELOG.md.
  const folder = path.startsWith('.changeset/') ? '' : posix.dirname(path);
  const at = (match, problem) => `${path}:${lineOf(text, match.index)}: ${problem}`;
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    if (/^[a-z]+:/.test(match[1])) return [];
    const [file, anchor] = match[1].split('#');
    const target = file === '' ? path : posix.join(folder, file);
    if (MADE_PAGES.test(target)) return [];
    if (!existsSync(join(ROOT, target))) return [at(match, `${match[1]} leads nowhere`)];
    if (anchor !== undefined && !anchorsIn(read(target)).includes(anchor))
      return [at(match, `${target} has no heading #${anchor}`)];
    return [];
  });
  const named = /`((?:packages|apps|scripts|corpus|bench|examples)\/[\w./-]+)`/g;
  const files = [...text.matchAll(named)].flatMap((match) =>
    PLACEHOLDER.test(match[1]) || isPlanned(text, match.index) || existsSync(join(ROOT, match[1]))
      ? []
      : [at(match, `there is no ${match[1]}`)],
  );
  return [...links, ...files];
}

/** What no file on Windows can be called. */
const IMPOSSIBLE = /[<>:"|?*\\]|[ .](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;

/** The most characters of a path that every tool on Windows opens, less those of a folder. */
const LONGEST_PATH = 180;

/** Files that some system cannot hold, and pairs that differ in capitals only. */
export function impossibleNames(paths) {
  const seen = new Map();
  return paths.flatMap((path) => {
    const twin = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    return [
      ...(IMPOSSIBLE.test(path) ? [`${path}: Windows knows no such name`] : []),
      ...(path.length > LONGEST_PATH ? [`${path}: a path of more than ${LONGEST_PATH} characters`] : []),
      ...(twin === undefined ? [] : [`${path}: differs from ${twin} in capitals only`]),
    ];
  });
}

/** What works on some systems only: what it is, how it is recognised, and in which files. */
const ONLY_SOME = [
  ['on Windows this is no path; write fileURLToPath', /import\.meta\.url\)\s*\.pathname/g, /\.[cm]?[jt]sx?$/],
  ['Windows has no such file', /(['"`])\/dev\/(?:null|stdin|stdout|stderr)\1/g, /\.[cm]?[jt]sx?$/],
  [
    'npm starts no shell of Unix on Windows',
    /": "(?:[^"]* )?(?:[A-Z_]+=\S+ |rm |cp |mv |mkdir |export )/g,
    /package\.json$/,
  ],
];

/** Where a text relies on one system: problems with their lines. */
export const onlySome = (path, text) =>
  ONLY_SOME.flatMap(([what, pattern, files]) =>
    files.test(path) ? [...text.matchAll(pattern)].map((match) => `${path}:${lineOf(text, match.index)}: ${what}`) : [],
  );

export function hygieneProblems() {
  const isText = (text) => !text.includes('\0');
  const texts = filesBelow('')
    .map((path) => [path, read(path)])
    .filter(([, text]) => isText(text));
  return [
    // Tools with a lock file of their own are installed by installation.mjs, which runs no scripts.
    ...installScripts('package-lock.json'),
    ...filesBelow('', (path) => path.endsWith('package-lock.json')).flatMap((path) =>
      unlisted(path, JSON.parse(read(path))),
    ),
    ...versionProblems(),
    ...texts.flatMap(([path, text]) => [...privateWords(path, text), ...onlySome(path, text)]),
    ...impossibleNames(filesBelow('')),
    ...filesBelow('', (path) => path.endsWith('.md')).flatMap(deadLinks),
  ];
}

if (isMain(import.meta)) report(hygieneProblems());
