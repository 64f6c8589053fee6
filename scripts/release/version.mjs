/**
 * `npm run version`: takes the changes that wait in .changeset/ and makes the next version of them.
 * All packages get it, and name it as the version of each other; the entries come to the top of
 * CHANGELOG.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, workspaces } from '../workspace.mjs';
import { changesets, waiting } from './changesets.mjs';

const KINDS = ['major', 'minor', 'patch'];
const NEXT = '## Next';
const DEPENDENCIES = ['dependencies', 'peerDependencies', 'devDependencies', 'optionalDependencies'];
/** Where the sources say the version, with what stands before and after it. */
const IN_SOURCES = [
  ['apps/service/src/settings.ts', /(options\.version \?\? ')([^']+)(')/],
  ['deploy/Containerfile', /(^ARG VERSION=)(\S+)($)/m],
  ['deploy/compose.yaml', /(image: localhost\/pencilmark:)(\S+)($)/m],
];

/**
 * The change log with the entries of a new version on top. What stands under "Next" becomes a part
 * of it. The largest changes come first.
 */
export function withEntries(log, version, changes) {
  const rankOf = ({ kinds }) => Math.min(KINDS.length, ...kinds.map((kind) => KINDS.indexOf(kind)));
  const entries = changes.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ entry }) => entry);
  const hasNext = log.includes(`${NEXT}\n`);
  const at = hasNext ? log.indexOf(`${NEXT}\n`) : log.search(/^## /m);
  const [before, after] = at < 0 ? [`${log.trimEnd()}\n\n`, ''] : [log.slice(0, at), log.slice(at)];
  const rest = hasNext ? after.slice(NEXT.length).trim() : after.trim();
  return `${[`${before.trimEnd()}\n\n## ${version}`, ...entries, rest].filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the change log says of one version, with whole addresses; `home` is where its files lie. */
export function notesOf(log, version, home) {
  const [, after = ''] = log.split(`\n## ${version}\n`);
  return `${after
    .split(/^## /m)[0]
    .trim()
    .replaceAll(/\]\((?!\w+:|#)/g, `](${home}/`)}\n`;
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/**
 * The package.json files of all packages without their peers. The program of changesets would make
 * every change a major one where a peer is named by its exact version.
 */
function withoutPeers(root, folders) {
  const peers = new Map();
  for (const folder of folders) {
    const path = join(root, folder, 'package.json');
    const manifest = readJson(path);
    if (!manifest.peerDependencies) continue;
    peers.set(path, { keys: Object.keys(manifest), dependencies: manifest.peerDependencies });
    delete manifest.peerDependencies;
    writeJson(path, manifest);
  }
  return () => {
    for (const [path, { keys, dependencies }] of peers) {
      const manifest = { ...readJson(path), peerDependencies: dependencies };
      writeJson(path, Object.fromEntries(keys.map((key) => [key, manifest[key]])));
    }
  };
}

/** Names a version wherever a package of ours is named, in a list of dependencies. */
function nameVersion(dependencies, version) {
  for (const name of Object.keys(dependencies ?? {}))
    if (name === 'pencilmark' || name.startsWith('@pencilmark/')) dependencies[name] = version;
}

/** Brings everything that names the version up to date: manifests, the lock file, sources. */
export function spread(root, version) {
  const folders = ['', ...workspaces(root)];
  const lockPath = join(root, 'package-lock.json');
  const lock = readJson(lockPath);
  for (const folder of folders) {
    const path = join(root, folder, 'package.json');
    for (const manifest of [readJson(path), lock.packages[folder]]) {
      if (!manifest) continue;
      manifest.version = version;
      for (const kind of DEPENDENCIES) nameVersion(manifest[kind], version);
      if (manifest !== lock.packages[folder]) writeJson(path, manifest);
    }
  }
  lock.version = version;
  writeJson(lockPath, lock);
  for (const [file, pattern] of IN_SOURCES) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, `$1${version}$3`));
  }
}

/** What is wrong with the versions of a project: all packages have one, and name it. */
export function versionProblems(root = ROOT) {
  const manifests = ['', ...workspaces(root)].map((folder) => ({
    folder,
    ...readJson(join(root, folder, 'package.json')),
  }));
  const [{ version }] = manifests;
  const lock = readJson(join(root, 'package-lock.json'));
  const named = manifests.flatMap(({ folder, ...manifest }) =>
    DEPENDENCIES.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([name, wanted]) => manifests.some((other) => other.name === name) && wanted !== version)
        .map(([name, wanted]) => `${folder}/package.json: ${name} ${wanted}; expected ${version}`),
    ),
  );
  return [
    ...manifests.flatMap(({ folder, version: own }) =>
      own === version ? [] : [`${join(folder, 'package.json')}: version ${own}; expected ${version}, as at the root`],
    ),
    ...manifests.flatMap(({ folder }) =>
      lock.packages[folder]?.version === version ? [] : [`package-lock.json: "${folder}" is not at ${version}`],
    ),
    ...named,
    ...IN_SOURCES.flatMap(([file, pattern]) => {
      const [, , said] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      return said === version ? [] : [`${file}: says ${said}; expected ${version}`];
    }),
  ];
}

/** Makes the next version of a project; the exit code. */
export async function makeVersion(root, options) {
  const changes = waiting(root);
  if (changes.length === 0) {
    console.error('No change waits in .changeset/; `npm run changeset` writes one.');
    return 2;
  }
  const folders = workspaces(root);
  const putBack = withoutPeers(root, folders);
  const code = await changesets(root, ['version'], options);
  putBack();
  if (code !== 0) return code;
  const { version } = readJson(join(root, folders[0], 'package.json'));
  spread(root, version);
  const log = join(root, 'CHANGELOG.md');
  writeFileSync(log, withEntries(readFileSync(log, 'utf8'), version, changes));
  console.log(`All packages are ${version}. Read CHANGELOG.md, then commit, tag v${version} and push both.`);
  return 0;
}

if (isMain(import.meta)) process.exitCode = await makeVersion(ROOT);
