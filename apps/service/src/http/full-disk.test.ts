// @module-tag whole

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderForTests, serviceForTests } from '../testing.ts';

/** A small disk of its own; undefined where this user may not mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();
if (!disk) console.warn('No small disk can be mounted here: the test of a full one is skipped.');
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

test.skipIf(!disk)(
  'a full disk is told, loses nothing that was acknowledged, and is over when there is room',
  async () => {
    const template = await folderForTests();
    const data = join(disk!, 'data');
    cpSync(template, data, { recursive: true });
    rmSync(template, { recursive: true });
    const service = await serviceForTests({ data, limits: { guests: 10_000 } });
    const begin = (number: number) => service.ask('POST', '/v1/session', { body: { name: `Guest ${number}` } });
    const { bavail, bsize } = statfsSync(disk!);
    writeFileSync(join(disk!, 'filling'), Buffer.alloc(bavail * bsize - 262_144));

    const cookies: string[] = [];
    let refused = await begin(0);
    while (refused.status === 200 && cookies.length < 5000) {
      cookies.push(refused.cookie!);
      refused = await begin(cookies.length);
    }
    expect(refused).toMatchObject({ status: 507, body: { code: 'store-full' } });
    expect((await service.ask('GET', '/readyz')).status).toBe(200);

    rmSync(join(disk!, 'filling'));
    expect((await begin(9999)).status).toBe(200);
    const last = await service.ask('GET', '/v1/session', { headers: { cookie: cookies.at(-1)! } });
    expect(last.body.account.name).toBe(`Guest ${cookies.length - 1}`);
    await service.close();
  },
);
