import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { ROOT } from '../../scripts/workspace.mjs';
import { libraries, library, needingNewerNode, npm, readJson } from './project.ts';

interface Installed {
  readonly version: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

let folder: string;
let installed: Readonly<Record<string, Installed>>;
beforeAll(async () => {
  folder = await library();
  ({ packages: installed } = readJson<{ packages: typeof installed }>(join(folder, 'node_modules/.package-lock.json')));
}, 180_000);

test('npm finds nothing missing, and nothing that nobody asked for', async () => {
  expect(await npm(['ls', '--all'], { cwd: folder })).not.toMatch(/UNMET|invalid|extraneous/);
});

test('each of our packages comes from its tarball, once', () => {
  const ours = Object.entries(installed).filter(([path]) => path.includes('@pencilmark/'));
  expect(ours.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(libraries().sort());
  expect(ours.filter(([, { resolved }]) => !resolved?.endsWith('.tgz'))).toEqual([]);
});

test('nothing is a link, and nothing wants to run a script', () => {
  const odd = Object.entries(installed).filter(([, { link, hasInstallScript }]) => link || hasInstallScript);
  expect(odd).toEqual([]);
});

test('nothing wants a newer Node than our packages do', () => expect(needingNewerNode(folder)).toEqual([]));

test('no packages of the project lie above, where Node would find them', () => {
  const above: string[] = [];
  for (let at = dirname(realpathSync(inject('room'))); ; at = dirname(at)) {
    above.push(at);
    if (dirname(at) === at) break;
  }
  expect(above).not.toContain(realpathSync(ROOT).replace(/[\\/]$/, ''));
  expect(above.filter((at) => existsSync(join(at, 'node_modules/@pencilmark')))).toEqual([]);
});
