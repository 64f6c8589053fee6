/**
 * The parts of the tests. A folder of packages/ or apps/ is a part by its name; so are `scripts`,
 * `browser` (the pages of all apps in a browser), `packaging` (the packages as strangers get them),
 * `site` (the documentation), `code` (everything else) and `all`. A new package is a part without
 * an entry here.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, ROOT, workspaces } from './workspace.mjs';

/** Apps whose tests run in a browser keep those tests here, beside their sources. */
const IN_BROWSER = 'tests';

/** What each part means for vitest: beginnings of paths. */
export function partsOf(folders = workspaces()) {
  const apps = folders.filter((folder) => folder.startsWith('apps/'));
  const parts = new Map(folders.map((folder) => [posix.basename(folder), [`${folder}/`]]));
  parts.set('scripts', ['scripts/']);
  parts.set('packaging', ['packaging/']);
  parts.set('site', ['site/']);
  parts.set(
    'browser',
    apps.map((app) => `${app}/${IN_BROWSER}/`),
  );
  parts.set('all', []);
  parts.set('code', ['packages/', ...apps.map((app) => `${app}/src/`), 'scripts/']);
  return parts;
}

const takesValue = (arg = '') => arg.startsWith('-') && !arg.includes('=');
const isValue = (args, index) => takesValue(args[index - 1]);

/**
 * The arguments for vitest: names of parts become their paths, all else stays, also what follows
 * an option.
 */
export const withPaths = (args, parts = partsOf()) =>
  args.flatMap((arg, index) => (isValue(args, index) ? [arg] : (parts.get(arg) ?? [arg])));

/** The paths among arguments for vitest: they stand before its options. */
export function pathsIn(args) {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  return first === -1 ? args : args.slice(0, first);
}

/** Whether nothing is named, neither a part nor a path nor a test. Then the run is a quick one. */
export const wantsQuick = (args) =>
  pathsIn(args).length === 0 && !args.some((arg) => /^(-t|--testNamePattern)(=|$)/.test(arg));

/**
 * Whether every runtime is tried, also those that are large to install. Without it the packages are
 * tried with the Node that runs the tests, and with one compiler, bundler or guide of each kind.
 */
export const wantsAllRuntimes = (args) => args.some((arg, index) => arg === 'packaging' && !isValue(args, index));

const packageOf = (path) => /^packages\/[^/]+/.exec(path)?.[0];

/**
 * Whether a package is tested by its sources alone: none of its tests names what the build makes.
 */
const isTestedBySources = (folder) =>
  filesBelow(folder, (path) => /(\.test|\/testing)\.ts$|\/testing\//.test(path)).every(
    (path) => !readFileSync(join(ROOT, path), 'utf8').includes('/dist/'),
  );

/** Whether tests at these paths need no build; no paths mean all tests. */
export const areSourcesEnough = (paths) =>
  paths.length > 0 && paths.every((path) => packageOf(path) !== undefined && isTestedBySources(packageOf(path)));
