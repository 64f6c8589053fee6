/**
 * Everything that can be checked without running the tests: a line for each check with its time, the findings of those that failed, and
 * exit code 1 if any did. Every check runs, whatever the others found; each can also be run by itself, as the table says.
 */
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { build, setUp } from './setup.mjs';
import { isMain, ROOT, run, TSC } from './workspace.mjs';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const LONGEST = 120_000; // ms for one check

const program = (path, ...args) => run(path, args, { keep: true, timeout: LONGEST });
const script = (name) => program(join(ROOT, 'scripts', name));

/** The first one makes what the others look at; the others leave each other alone and run side by side. */
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
  { name: 'api', says: 'api.txt is what is exported', check: () => script('api.mjs') },
  { name: 'samples', says: 'samples in comments and documents run', check: () => script('samples.mjs') },
  { name: 'pages', says: 'pages of techniques are what the code makes', check: () => script('pages.mjs') },
  { name: 'hygiene', says: 'no install scripts, private addresses, dead links', check: () => script('hygiene.mjs') },
];

async function outcome({ name, says, check }) {
  const started = performance.now();
  const { code, signal, output } = await check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.padStart(5)} s   ${says}`);
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
