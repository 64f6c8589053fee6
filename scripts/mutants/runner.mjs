/**
 * A process that runs tests on the sources with their mutants. Its parent sends what to run; it
 * answers with what failed. It can hang, for a mutant can: the parent ends it then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { sourceAliases } from '../sources.mjs';
import { groupsOf, ROOT } from '../workspace.mjs';
import { withSwitches } from './operators.mjs';

const { list, mutants, isCoverage, include } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const byPath = groupsOf(mutants, ({ path }) => join(ROOT, path));

const PER_BOARD = join(ROOT, 'packages/core/src/geometry/per-board.ts');

/**
 * `perBoard` that keeps a value for one test: what a test before it left would hide that it reaches
 * the mutants of a table of its board.
 */
const PER_BOARD_AND_TEST = `export const perBoard = (make) => {
  let known = new WeakMap();
  let own = globalThis.testCount;
  return (board) => {
    if (own !== globalThis.testCount) [known, own] = [new WeakMap(), globalThis.testCount];
    let value = known.get(board);
    if (value === undefined) known.set(board, (value = make(board)));
    return value;
  };
};`;

/** Files in the order in which they are asked for. */
class AsAsked {
  shard = (files) => files;
  sort = (files) => files;
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: ROOT,
    watch: false,
    include,
    setupFiles: [join(ROOT, 'scripts/mutants/reached.mjs')],
    isolate: false,
    pool: 'forks',
    maxWorkers: isCoverage ? undefined : 1,
    execArgv: ['--max-old-space-size=2048'],
    bail: isCoverage ? 0 : 1,
    testTimeout: isCoverage ? 300_000 : 60_000,
    hookTimeout: 60_000,
    // The tags of tests; all of them run.
    tags: [{ name: 'whole' }, { name: 'quick' }],
    reporters: [{}],
    sequence: { sequencer: AsAsked },
    provide: { mutants: { list } },
  },
  {
    configFile: false,
    resolve: { alias: sourceAliases() },
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        load: (id) => (id === PER_BOARD ? PER_BOARD_AND_TEST : undefined),
        transform(source, id) {
          const changes = byPath.get(id);
          return changes && { code: withSwitches(source, changes), map: null };
        },
      },
    ],
  },
);

async function run({ active, tests }) {
  vitest.provide('mutants', { list, active });
  // Vitest keeps how the files of earlier runs ended, and would tell it again.
  for (const kept of [vitest.state.filesMap, vitest.state.idMap]) kept.clear();
  const files = tests ? groupsOf(tests, ({ file }) => file) : undefined;
  const project = vitest.getRootProject();
  const specifications = files
    ? [...files].map(([file, own]) => project.createSpecification(file, { testIds: own.map(({ id }) => id) }))
    : (await vitest.globTestSpecifications()).filter(Boolean);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  const failing = all.filter((test) => test.result().state === 'failed');
  const failed = failing.map(({ fullName, module }) => `${module.relativeModuleId} > ${fullName}`);
  const broken = testModules
    .flatMap((module) => [module, ...module.children.allSuites()])
    .flatMap((part) => part.errors().map(({ message }) => `${part.fullName ?? part.relativeModuleId}: ${message}`));
  const passed = all.filter((test) => test.result().state === 'passed').length;
  const ids = failing.map(({ id }) => id);
  return { passed, ids, failed: [...failed, ...broken, ...unhandledErrors.map(({ message }) => message)] };
}

process.on('message', async (question) => {
  try {
    process.send(await run(question));
  } catch (error) {
    process.send({ passed: 0, failed: [], trouble: String(error?.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit());
process.send({ isReady: true });
