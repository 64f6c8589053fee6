import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { printedBy, strangersEnv } from '../child.ts';
import { areAllAskedFor, NOT_ASKED_FOR } from '../runtimes/runtimes.ts';
import { needingNewerNode, project } from './project.ts';

const LONGEST = 240_000; // ms; the service brings a database along

const maybe = test.skipIf(!areAllAskedFor);
const note = areAllAskedFor ? '' : ` (${NOT_ASKED_FOR})`;

let folder: string;
beforeAll(async () => {
  if (areAllAskedFor) folder = await project({ name: 'serving', packages: ['pencilmark', '@pencilmark/service'] });
}, LONGEST);

maybe(
  `beside the service, the installed command serves the app and the service${note}`,
  async () => {
    const command = join(folder, 'node_modules/pencilmark/bin/pencilmark.mjs');
    const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', 'matches'], {
      cwd: folder,
      env: strangersEnv(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      let address = '';
      for await (const line of createInterface({ input: server.stdout })) {
        address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
        if (address !== '') break;
      }
      const page = await fetch(`${address}/`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Pencilmark')]);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  },
  LONGEST,
);

maybe(`nothing that the service brings wants a newer Node${note}`, () => expect(needingNewerNode(folder)).toEqual([]));

maybe.each([
  ['@pencilmark/service', 'import'],
  ['@pencilmark/service/jobs', 'import'],
  ['@pencilmark/service', 'require'],
  ['@pencilmark/web/server', 'import'],
])(
  `%s opens by %s${note}`,
  async (door, kind) => {
    const opened = kind === 'import' ? `await import('${door}')` : `require('${door}')`;
    const inputType = kind === 'import' ? 'module' : 'commonjs';
    const code = `console.log(Object.keys(${opened}).length > 0)`;
    const printed = await printedBy(process.execPath, [`--input-type=${inputType}`, '--eval', code], { cwd: folder });
    expect(printed.trim()).toBe('true');
  },
  LONGEST,
);
