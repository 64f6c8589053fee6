// @module-tag whole

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  begun,
  duelBetween,
  folderForTests,
  guest,
  hangUp,
  serviceForTests,
  solutionOf,
  type TestService,
} from '../../testing.ts';

const disk = mkdtempSync(join(tmpdir(), 'pencilmark-disk-'));

/** Makes the folder a disk of 80 MB, as only root may. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', disk], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const isMounted = mount();
if (!isMounted) console.warn('No small disk can be mounted here: the test of a full disk is skipped.');
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

/** Writes until the database has no room for its own log, and crashes. */
async function fillUp(service: TestService): Promise<void> {
  const { store } = service.lifecycle.node();
  await store.execute('create table ballast (text text)');
  const more = `insert into ballast select repeat(md5(number::text), 20) from generate_series(1, 200) number`;
  for (;;) await store.execute(more, []);
}

test.skipIf(!isMounted)('a full disk loses nothing: a move waits, and is done when there is room', async () => {
  const template = await folderForTests();
  cpSync(template, disk, { recursive: true });
  rmSync(template, { recursive: true });
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(24_000_000));
  const service = await serviceForTests({ data: disk });
  const browsers = [await guest(service), await guest(service)] as const;
  const { match, talks } = await duelBetween([service, service], browsers, { seconds: 600 });
  const { base, turn, empty } = await begun({ talks });
  const solution = await solutionOf(service, match);
  const move = (cid: string, cell: number, seq: number) => ({
    t: 'move',
    cid,
    base: seq,
    cell,
    digit: solution[cell]!,
  });
  talks[turn]!.say(move('before', empty[0]!, base));
  expect(await talks[turn]!.next('ack')).toMatchObject({ cid: 'before', seq: base + 1 });
  await talks[1 - turn]!.until('placed');

  await expect(fillUp(service)).rejects.toThrow('No space left on device');
  talks[1 - turn]!.say(move('full', empty[1]!, base + 1));
  const refused = await service.ask('POST', '/v1/session', { body: { name: 'Clara' } });
  expect(refused.body.code).toMatch(/^store-(full|away)$/);
  expect(refused.status).toBeGreaterThanOrEqual(503);
  expect(talks[1 - turn]!.heard.filter(({ t }) => t === 'ack')).toEqual([]);

  rmSync(join(disk, 'ballast'));
  expect(await talks[1 - turn]!.next('ack')).toMatchObject({ cid: 'full', seq: base + 2 });
  const { rows } = await service.lifecycle
    .node()
    .store.execute("select seq, cid from match_event where kind = 'placed'");
  expect(rows).toEqual([
    { seq: base + 1, cid: 'before' },
    { seq: base + 2, cid: 'full' },
  ]);
  hangUp(talks);
  await service.close();
});
