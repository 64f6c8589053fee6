import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { printedBy, strangersEnv } from '../child.ts';
import { areAllAskedFor, NOT_ASKED_FOR } from '../runtimes/runtimes.ts';
import { needingNewerNode, project } from './project.ts';

const LONGEST = 240_000; // ms; the service brings a database along

let folder: string;
beforeAll(async () => {
  folder = await project({ name: 'serving', packages: ['pencilmark', '@pencilmark/service'] });
}, LONGEST);

/** What is answered at an address. The connection is closed, so that the service may end. */
async function answerAt(address: string): Promise<[status: number, text: string]> {
  const answer = await fetch(address, { headers: { Connection: 'close' } });
  return [answer.status, await answer.text()];
}

test(
  'beside the service, the command serves the app, its notices and the service, and ends when told to',
  async () => {
    const command = join(folder, 'node_modules/pencilmark/bin/pencilmark.mjs');
    const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', 'matches'], {
      cwd: folder,
      env: strangersEnv(),
      timeout: LONGEST / 2,
    });
    let answers: Promise<[number, string][]> | undefined;
    let [out, errors] = ['', ''];
    server.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    server.stdout.on('data', (chunk) => {
      out += chunk;
      const [, address] = /at (http:\S+)/.exec(out) ?? [];
      if (answers || !address || !out.includes('Two can play together now.')) return;
      const pages = ['/', '/THIRD-PARTY-NOTICES.txt', '/healthz', '/readyz'];
      answers = Promise.all(pages.map((page) => answerAt(address + page)));
      void answers.catch(() => []).finally(() => server.kill('SIGTERM'));
    });
    const code = await new Promise((resolve) => server.on('close', resolve));
    const found = await answers;
    expect([errors, code, found?.map(([status]) => status)]).toEqual(['', 0, [200, 200, 200, 200]]);
    expect(found?.[0]?.[1]).toContain('<title>Pencilmark');
  },
  LONGEST,
);

test('nothing that the service brings wants a newer Node', () => expect(needingNewerNode(folder)).toEqual([]));

test.skipIf(!areAllAskedFor).each([
  ['@pencilmark/service', 'import'],
  ['@pencilmark/service/jobs', 'import'],
  ['@pencilmark/service', 'require'],
  ['@pencilmark/web/server', 'import'],
])(
  `%s opens by %s${areAllAskedFor ? '' : ` (${NOT_ASKED_FOR})`}`,
  async (door, kind) => {
    const opened = kind === 'import' ? `await import('${door}')` : `require('${door}')`;
    const inputType = kind === 'import' ? 'module' : 'commonjs';
    const code = `console.log(Object.keys(${opened}).length > 0)`;
    const printed = await printedBy(process.execPath, [`--input-type=${inputType}`, '--eval', code], { cwd: folder });
    expect(printed.trim()).toBe('true');
  },
  LONGEST,
);
