import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../consumers/project.ts';

/** The status of an answer whose connection is closed, so that the service may end. */
async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { Connection: 'close' } });
  await answer.arrayBuffer();
  return answer.status;
}

test('the command beside the service serves the app with its notices, and ends when told to', async () => {
  const folder = await project({ name: 'served', packages: ['pencilmark', '@pencilmark/service'] });
  const command = join(folder, 'node_modules/pencilmark/bin/pencilmark.mjs');
  const child = spawn(process.execPath, [command, 'serve', '--port', '0'], { cwd: folder, timeout: 60_000 });
  let answers: Promise<number[]> | undefined;
  let [out, errors] = ['', ''];
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    out += chunk;
    const [, address] = /at (http:\S+)/.exec(out) ?? [];
    if (answers || !address || !out.includes('Two can play together now.')) return;
    const pages = ['/', '/THIRD-PARTY-NOTICES.txt', '/readyz'];
    answers = Promise.all(pages.map((page) => statusOf(address + page)));
    void answers.finally(() => child.kill('SIGTERM'));
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([errors, await answers, code]).toEqual(['', [200, 200, 200], 0]);
}, 240_000);
