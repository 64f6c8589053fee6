/**
 * Runs all checks but the tests. Prints a line for each check with its time, and the findings of
 * those that failed; the exit code is 1 if any did. Every check runs, whatever the others find.
 * The table says how each can be run by itself.
 */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { build, setUp } from './setup.mjs';
import { isMain, ROOT, run, TSC } from './workspace.mjs';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const LONGEST = 300_000; // ms for one check: a sign of a hang, also on a busy machine

const program = (path, ...args) => run(path, args, { keep: true, timeout: LONGEST });
const script = (name) => program(join(ROOT, 'scripts', name));

/**
 * The first check makes what the others look at. The others do not disturb each other, so they run
 * at the same time.
 */
const CHECKS = [
  { name: 'build', says: 'the packages compile', check: () => build({ keep: true, timeout: LONGEST }) },
  {
    name: 'types',
    says: 'tests fit the types',
    check: () => program(TSC, '-p', 'tsconfig.tests.json', '--pretty', 'false'),
  },
  {
    name: 'web',
    says: 'the app fits the types, its tests too',
    check: () => program(TSC, '-p', 'apps/web/tsconfig.json', '--pretty', 'false'),
  },
  {
    name: 'style',
    says: 'lint and format',
    check: () => program(BIOME, 'ci', '--error-on-warnings', '--colors=off', '.'),
  },
  { name: 'layers', says: 'who imports whom', check: () => script('layers.mjs') },
  {
    name: 'packages',
    says: 'package.json, README and dependencies of what is published',
    check: () => script('release/manifests.mjs'),
  },
  { name: 'api', says: 'api.txt is what is exported', check: () => script('api.mjs') },
  {
    name: 'documented',
    says: 'what is exported has a comment, functions a sample',
    check: () => script('documented.mjs'),
  },
  { name: 'samples', says: 'samples in comments and documents run', check: () => script('samples.mjs') },
  {
    name: 'compile',
    says: 'samples in documents fit the types, strictly',
    check: () => script('sample-types.mjs'),
  },
  {
    name: 'pages',
    says: 'pages of techniques and rules can be made, badges are what the code makes',
    check: () => script('pages.mjs'),
  },
  { name: 'comments', says: 'no line of a comment has more than 100 columns', check: () => script('comments.mjs') },
  { name: 'lengths', says: 'no function has more than 60 lines', check: () => script('lengths.mjs') },
  {
    name: 'hygiene',
    says: 'no install scripts, private addresses, dead links; one version',
    check: () => script('hygiene.mjs'),
  },
];

async function outcome({ name, says, check }) {
  const started = performance.now();
  const { code, signal, output } = await check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s   ${says}`);
  if (code !== 0)
    console.log(`${signal ? `  stopped after ${seconds} s\n` : ''}${output.trimEnd().replaceAll(/^/gm, '  ')}`);
  return { name, isFine: code === 0 };
}

async function main() {
  await setUp({ make: 'nothing' });
  const [first, ...others] = CHECKS;
  const outcomes = [await outcome(first), ...(await Promise.all(others.map(outcome)))];
  const failed = outcomes.filter(({ isFine }) => !isFine).map(({ name }) => name);
  console.log(
    failed.length === 0
      ? `all ${CHECKS.length} checks are fine`
      : `${failed.length} of ${CHECKS.length} checks failed: ${failed.join(', ')}`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

if (isMain(import.meta)) await main();
