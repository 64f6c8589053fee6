import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { packAll } from '../../scripts/release/pack.mjs';
import { type Unpacked, unpacked } from './unpacked.ts';

let packages: readonly Unpacked[];
beforeAll(async () => {
  packages = await unpacked();
});
const filesOf = (name: string): readonly string[] => packages.find((one) => one.name === name)!.files;
const textOf = ({ folder }: Unpacked, file: string): string => readFileSync(join(folder, file), 'utf8');

/** The most bytes that each tarball may have: what it has now, and some room to grow. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  '@pencilmark/arena': 45_000,
  '@pencilmark/board': 380_000,
  '@pencilmark/bulk': 118_000,
  '@pencilmark/coach': 105_000,
  '@pencilmark/core': 810_000,
  '@pencilmark/kit': 25_000,
  '@pencilmark/lab': 20_000,
  '@pencilmark/race': 75_000,
  '@pencilmark/sat': 370_000,
  '@pencilmark/scan': 150_000,
  '@pencilmark/solvers': 12_000,
  '@pencilmark/turbo': 45_000,
  '@pencilmark/service': 140_000,
  '@pencilmark/web': 4_700_000,
  pencilmark: 2_900_000,
};

test('every published package has a tarball, and none has grown much', () => {
  const sizes = inject('tarballs').map(({ name, file }) => [name, statSync(file).size] as const);
  expect(sizes.map(([name]) => name).sort()).toEqual(Object.keys(MOST_BYTES).sort());
  expect(sizes.filter(([name, size]) => size > MOST_BYTES[name]!)).toEqual([]);
});

test('packed again, every byte is the same', async () => {
  const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  const again = await packAll({ to: join(inject('room'), 'again') });
  expect(again.map(({ file }) => sumOf(file))).toEqual(inject('tarballs').map(({ file }) => sumOf(file)));
}, 180_000);

test.each(['LICENSE', 'README.md', 'package.json'])('every tarball has %s', (file) =>
  expect(packages.filter(({ files }) => !files.includes(file)).map(({ name }) => name)).toEqual([]),
);

/** What nobody outside needs. */
const UNWANTED = {
  'notes of the compiler': /\.tsbuildinfo$/,
  tests: /\.test\.|(?:^|\/)(?:testing|conformance)(?:\.|\/)/,
  sources: /(?<!\.d)\.[cm]?tsx?$/,
  'maps of sources that are not there': /\.map$/,
  'files of this machine': /(?:^|\/)(?:node_modules|\.DS_Store|\.git)/,
};

test.each(Object.entries(UNWANTED))('no tarball has %s', (_what, pattern) =>
  expect(
    packages.flatMap(({ name, files }) => files.filter((file) => pattern.test(file)).map((file) => [name, file])),
  ).toEqual([]),
);

describe('a tarball has what is looked for when it runs:', () => {
  test.each([
    ['@pencilmark/bulk', 'dist/worker.js'],
    ['@pencilmark/sat', 'dist/cadical.wasm'],
    ['@pencilmark/turbo', 'dist/engine.wasm'],
    ['@pencilmark/service', 'migrations/0001-accounts.sql'],
    ['@pencilmark/service', 'dist/store/embedded/worker.js'],
    ['@pencilmark/service', 'dist/store/embedded/maker.js'],
    ['@pencilmark/service', 'dist/puzzles/worker.js'],
    ['@pencilmark/service', 'dist/arena/thread.js'],
    ['@pencilmark/service', 'dist/questions/thread.js'],
    ['@pencilmark/web', 'dist/app/index.html'],
    ['@pencilmark/web', 'dist/app/sw.js'],
    ['pencilmark', 'bin/pencilmark.mjs'],
    ['pencilmark', 'dist/worker.js'],
    ['pencilmark', 'dist/scan.js'],
    ['pencilmark', 'dist/chunks/cadical.wasm'],
  ])('%s, %s', (name, file) => expect(filesOf(name)).toContain(file));
});

describe('notices name what is bundled, with what its licence asks for:', () => {
  test.each([
    [
      'pencilmark',
      ['commander 14', 'cli-progress 3', 'jpeg-js 0', 'ws 8', 'Armin Biere', 'Meta Platforms', 'AssemblyScript'],
    ],
    ['@pencilmark/web', ['preact 11', 'idb 7', 'SIL OPEN FONT LICENSE', 'workbox-core 7', 'ts-fsrs 5', 'Armin Biere']],
    ['@pencilmark/sat', ['cadical-wasm 0', 'Armin Biere', 'David Greenspan']],
    ['@pencilmark/turbo', ['assemblyscript 0', 'Apache License']],
    ['@pencilmark/scan', ['assemblyscript 0', 'Apache License']],
  ])('%s', (name, words) => {
    const text = textOf(packages.find((one) => one.name === name)!, 'THIRD-PARTY-NOTICES.txt');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  });

  test('the app has them, too, and a page that leads there', () => {
    const web = packages.find(({ name }) => name === '@pencilmark/web')!;
    const scripts = web.files.filter((file) => /^dist\/app\/assets\/.*\.js$/.test(file));
    expect(web.files).toContain('dist/app/THIRD-PARTY-NOTICES.txt');
    expect(scripts.some((file) => textOf(web, file).includes('./THIRD-PARTY-NOTICES.txt'))).toBe(true);
  });
});

test('links of a README lead somewhere from anywhere', () => {
  const relative = packages.flatMap((one) =>
    [...textOf(one, 'README.md').matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map((match) => [one.name, match[1]]),
  );
  expect(relative).toEqual([]);
});

test('no package.json has scripts, or what only its builders need', () =>
  expect(packages.filter(({ manifest }) => 'scripts' in manifest || 'devDependencies' in manifest)).toEqual([]));

test('what the command bundles is not installed a second time', () =>
  expect(packages.find(({ name }) => name === 'pencilmark')!.manifest.dependencies ?? {}).toEqual({}));
