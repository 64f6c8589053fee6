/**
 * `npm run release`: publishes the version that the packages have. It runs all checks and tests,
 * writes the list of parts (SBOM) and the notes, packs, and publishes the tarballs. Those that
 * others need come first. What is published already is left out, so a release that was broken off
 * goes on. On GitHub, where a tag starts it, npm proves by OpenID Connect who publishes, and signs
 * where the code comes from.
 *
 * With --dry-run nothing is published or tagged; --unchecked then leaves out checks and tests.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from '../installation.mjs';
import { isMain, ROOT, run } from '../workspace.mjs';
import { waiting } from './changesets.mjs';
import { packAll } from './pack.mjs';
import { makeSbom } from './sbom.mjs';
import { published } from './stage.mjs';
import { notesOf, versionProblems } from './version.mjs';

const USAGE = 'npm run release -- [--dry-run [--unchecked]]';
const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Packages in an order in which each comes after those that it needs. */
export function inOrder(packages) {
  const done = [];
  const add = ({ name, manifest }) => {
    if (done.some((one) => one.name === name)) return;
    const needs = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const other of packages) if (other.name in needs) add(other);
    done.push({ name, manifest });
  };
  for (const one of packages) add(one);
  return done;
}

/** Why this version cannot be published from here. */
function obstacles(version, isDry) {
  const tag = `v${version}`;
  return [
    ...versionProblems(),
    ...waiting(ROOT).map(({ name }) => `.changeset/${name} waits: run \`npm run version\` first`),
    ...(git('status', '--porcelain') === '' ? [] : ['the folder has changes that are not committed']),
    ...(isOnGitHub && !isDry && process.env.GITHUB_REF_NAME !== tag
      ? [`the tag is ${process.env.GITHUB_REF_NAME}; expected ${tag}`]
      : []),
  ];
}

/** Writes what the page of the release says; its file. */
function writeNotes(version) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const { url } = JSON.parse(read('package.json')).repository;
  const home = `${url.replace(/^git\+|\.git$/g, '')}/blob/v${version}`;
  const file = join(ROOT, 'release-notes.md');
  writeFileSync(file, notesOf(read('CHANGELOG.md'), version, home));
  return file;
}

/** Whether npm has this version: it answers with nothing where it has only others. */
function isThere(name, version) {
  const words = ['view', `${name}@${version}`, 'version'];
  try {
    const said = execFileSync('npm', words, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
    return said.trim() === version;
  } catch {
    return false; // it knows no such name
  }
}

async function publish(name, version, file, isDry) {
  if (!isDry && isThere(name, version)) return `${name} is there already`;
  const flags = [
    '--access',
    'public',
    ...(isOnGitHub && !isDry ? ['--provenance'] : []),
    ...(isDry ? ['--dry-run'] : []),
  ];
  const { isDone, complaints } = await npm(ROOT, ['publish', file, '--ignore-scripts', ...flags], { stdout: 'ignore' });
  if (!isDone) throw new Error(`${name} could not be published:\n${complaints}`);
  return `${name} ${isDry ? 'would be published' : 'is published'}`;
}

async function main() {
  let values;
  try {
    ({ values } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false }, unchecked: { type: 'boolean', default: false } },
    }));
  } catch (problem) {
    console.error(`${problem.message}\nUsage: ${USAGE}`);
    return 2;
  }
  const { 'dry-run': isDry, unchecked } = values;
  if (unchecked && !isDry) {
    console.error(`--unchecked needs --dry-run.\nUsage: ${USAGE}`);
    return 2;
  }
  const packages = inOrder(published());
  const { version } = packages[0].manifest;
  const found = obstacles(version, isDry);
  for (const one of found) console.error(isDry ? `note: ${one}` : one);
  if (found.length > 0 && !isDry) return 1;
  for (const [script, ...args] of unchecked ? [] : [['check.mjs'], ['test.mjs', 'all']]) {
    const { code } = await run(`${ROOT}/scripts/${script}`, args);
    if (code !== 0) return code;
  }
  console.log(`parts: ${await makeSbom()}`);
  console.log(`notes: ${writeNotes(version)}`);
  const files = new Map((await packAll()).map(({ name, file }) => [name, file]));
  for (const { name } of packages) console.log(await publish(name, version, files.get(name), isDry));
  if (!isDry && !isOnGitHub) {
    git('tag', `v${version}`);
    console.log(`Tagged v${version}; push it: git push origin v${version}`);
  }
  return 0;
}

if (isMain(import.meta)) process.exitCode = await main();
