import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Unpacked, unpacked } from './unpacked.ts';

let packages: readonly Unpacked[];
beforeAll(async () => {
  packages = await unpacked();
});

test('publint finds nothing in any tarball', async () => {
  const findings = [];
  for (const { name, file } of inject('tarballs')) {
    const tarball = Uint8Array.from(readFileSync(file)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, level: 'suggestion' });
    findings.push(...messages.map((message) => [name, formatMessage(message, pkg, { color: false })]));
  }
  expect(findings).toEqual([]);
});

/** Doors to data: bytes have no types, and nobody imports them as code. */
const isData = (door: string): boolean => door.endsWith('.wasm');

test('arethetypeswrong finds nothing behind any door to code, in any way to resolve it', async () => {
  const findings = [];
  for (const { name, file } of inject('tarballs')) {
    const { manifest } = packages.find((one) => one.name === name)!;
    const doors = Object.keys(manifest.exports ?? {}).filter((door) => !isData(door));
    if (doors.length === 0) continue;
    const answer = await checkPackage(createPackageFromTarballData(Uint8Array.from(readFileSync(file))), {
      entrypoints: doors,
    });
    expect(answer.types, name).toBeTruthy();
    if (answer.types) findings.push(...answer.problems.map((problem) => ({ name, ...problem })));
  }
  expect(findings).toEqual([]);
});
