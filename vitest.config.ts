import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.mjs';
import { sourceAliases } from './scripts/sources.mjs';
import { filesOfWhole, isWhole, SEED } from './scripts/strength.mjs';

/** Projects all of whose tests are left out of a quick run: they need long to be set up. */
const ONLY_WHOLE = ['site', 'packaging'];

const PROJECTS: readonly TestProjectInlineConfiguration[] = [
  {
    extends: true,
    resolve: { alias: sourceAliases() },
    test: {
      name: 'code',
      include: ['packages/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
      sequence: { groupOrder: 0 },
      // The files of a worker share what they load, which saves a seventh of the time.
      isolate: false,
    },
  },
  // In a browser. The set-up finds one and builds the app; it runs only when these tests do.
  {
    extends: true,
    test: {
      name: 'browser',
      // These tests take the built packages: that loads in a third of the time of the sources.
      server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
      include: ['apps/web/tests/**/*.test.ts'],
      globalSetup: ['apps/web/tests/setup.ts'],
      // A machine that stands still for seconds must not stop a change. The closing line names
      // each test that needed its second try.
      retry: 1,
      // They share what they load, and a browser.
      isolate: false,
      // After the rest. Pages wait for threads, services and clocks two fifths of their time.
      sequence: { groupOrder: 1 },
      maxWorkers: availableParallelism() + 2,
    },
  },
  // The documentation site, built once for all of its tests, some of which need a browser.
  {
    extends: true,
    resolve: { alias: sourceAliases() },
    test: {
      name: 'site',
      include: ['site/tests/**/*.test.ts'],
      globalSetup: ['site/tests/setup.ts'],
      retry: 1,
      isolate: false,
      sequence: { groupOrder: 2 },
    },
  },
  // The packages as strangers get them: packed, and installed into empty folders. Some of these
  // tests wait for npm, so they run with those of the site.
  {
    extends: true,
    resolve: { alias: sourceAliases() },
    test: {
      name: 'packaging',
      include: ['packaging/**/*.test.ts'],
      globalSetup: ['packaging/setup.ts'],
      sequence: { groupOrder: 2 },
    },
  },
];

export default defineConfig({
  test: {
    // Other engines than Chromium are driven more slowly.
    testTimeout: process.env.PENCILMARK_ENGINE ? 180_000 : 60_000,
    hookTimeout: 60_000,
    // What is waited for comes within a second, but not on a machine that does something else too.
    expect: { poll: { timeout: 10_000 } },
    // One worker more than processors: some tests wait for what the rules make players wait for.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./scripts/laws.mjs'],
    // Midnight does not change the seed.
    env: { PENCILMARK_SEED: String(SEED) },
    tags: [
      // Some wait for processes, databases and clocks: they may have a second try, too.
      { name: 'whole', description: 'Not in a quick run. A file of such tests begins with the tag.', retry: 1 },
      { name: 'quick', description: 'In a quick run, too, though its file is not.' },
    ],
    ...(!isWhole && { tagsFilter: ['quick || !whole'], exclude: [...configDefaults.exclude, ...filesOfWhole()] }),
    projects: PROJECTS.filter(({ test }) => isWhole || !ONLY_WHOLE.includes(String(test?.name))),
  },
});
