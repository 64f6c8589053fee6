import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { NO_UNIX } from '../../../scripts/systems.mjs';
import { swap } from '../../../scripts/web.mjs';
import { folderForTests } from '../../service/src/testing.ts';
import { docsFrom } from '../docs.mjs';
import { optionsFrom, serve } from '../server.mjs';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  served = await serve({ port: 0 });
});
afterAll(() => {
  served.server.close();
  served.server.closeAllConnections();
});

/** An answer as it comes, unpacked by nobody. The path is sent as it is, dots and all. */
function get(path: string, { method = 'GET', headers = {}, address = served.address } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = ask({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the server', () => {
  test('sends the app with a strict policy', async () => {
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>Pencilmark</title>');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/'unsafe-eval'|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'permissions-policy': 'camera=(self)',
    });
  });

  test.each([
    '/nothing-here',
    '/../server.mjs',
    '/../../package.json',
    '/%2e%2e/server.mjs',
    '/..%2f..%2fpackage.json',
    '/assets/../../server.mjs',
    '/%E0%A4%A',
    '/index.html.br',
    '/index.html.gz?packed',
    '/sw.js%2ebr',
    '/sw.js.%67z',
    '//etc/passwd',
    '/con',
    '/assets/NUL.txt',
    '/index.html::$DATA',
    '/C:/Windows/win.ini',
    '/..%5c..%5cpackage.json',
  ])('does not know %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBeDefined();
  });

  test.each([
    ['/today', './#/today'],
    ['/learn/x-wing', '../#/learn/x-wing'],
    ['/learn/x-wing/drill/', '../../../#/learn/x-wing/drill'],
    ['/play?puzzle=1', './#/play?puzzle=1'],
  ])('leads from %s into the app', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, to]);
  });

  test('leads home from a page that is not there, in words; programs get one line', async () => {
    const headers = { accept: 'text/html,*/*' };
    const { status, body } = await get('/one/two', { headers });
    expect(status).toBe(404);
    expect(body.toString()).toContain('<a href="../">Pencilmark</a>');
    expect((await get('/one/two')).body.toString()).toBe('Not found\n');
  });

  test('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(500);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get('/', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('sends packed what a browser unpacks, the same for each', async () => {
    const { body: page } = await get('/');
    const script = /src="\.?(\/assets\/[^"]+\.js)"/.exec(page.toString())![1]!;
    const plain = await get(script);
    expect(plain.headers['cache-control']).toContain('immutable');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [name, unpacked] of Object.entries(unpack)) {
      const packed = await get(script, { headers: { 'accept-encoding': name } });
      expect(packed.headers).toMatchObject({ 'content-encoding': name, 'content-type': plain.headers['content-type'] });
      expect(packed.body.length).toBeLessThan(plain.body.length / 2);
      expect(unpacked(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test('answers /docs/ with the site beside the app, else says how to build it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pencilmark-docs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const ask = (url: string) => docsFrom(folder, { url, headers: {} }, join(folder, 'nowhere'));
    expect(await ask('/')).toBeUndefined();
    expect(await ask('/docsmith')).toBeUndefined();
    expect(await ask('/docs?x')).toMatchObject({ status: 308, headers: { Location: 'docs/' } });
    const missing = (await ask('/docs/'))!;
    expect([missing.status, String(missing.body)]).toEqual([404, expect.stringContaining('npm run site')]);
    mkdirSync(join(folder, 'docs/guide'), { recursive: true });
    for (const name of ['index.html', '404.html', 'guide/a.html']) writeFileSync(join(folder, 'docs', name), name);
    const answers = await Promise.all(['/docs/', '/docs/guide/a.html?b', '/docs/gone.html', '/docs/../../x'].map(ask));
    expect(answers.map((answer) => `${answer!.status} ${answer!.body}`)).toEqual([
      '200 index.html',
      '200 guide/a.html',
      '404 404.html',
      '404 404.html',
    ]);
  });

  test('outlives nonsense', async () => {
    expect((await get('/', { headers: { range: 'bytes=9-2' } })).status).toBe(200);
    const { hostname, port } = new URL(served.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).resume();
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect((await get('/')).status).toBe(200);
  });

  test('takes another port when its own is not free', async () => {
    const port = Number(new URL(served.address).port);
    const others: (typeof served)[] = [];
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on('warning', onWarning);
    for (let count = 0; count < 12; count++) others.push(await serve({ port }));
    process.off('warning', onWarning);
    const ports = others.map(({ address }) => Number(new URL(address).port));
    expect(Math.min(...ports)).toBeGreaterThan(port);
    expect(new Set(ports).size).toBe(12);
    expect(warnings).toEqual([]);
    expect(others.map(({ taken }) => taken)).toEqual(Array(12).fill(port));
    for (const { server } of others) server.close();
  });

  test('knows the addresses by which other machines reach it', async () => {
    const everywhere = await serve({ port: 0, host: '0.0.0.0' });
    const { port } = new URL(everywhere.address);
    expect(everywhere.address).toBe(`http://localhost:${port}`);
    const reachable = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    expect(everywhere.addresses).toEqual(reachable.map(({ address }) => `http://${address}:${port}`));
    for (const address of everywhere.addresses) expect((await fetch(address)).status).toBe(200);
    expect(served.addresses).toEqual([]);
    everywhere.server.close();
  });
});

describe('an app that is built again while it is served', () => {
  const shelf = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  const folder = join(shelf, 'app');
  afterAll(() => rmSync(shelf, { recursive: true }));

  /** Writes an app of one page and one script with a name of its own. */
  function write(path: string, version: number): string {
    const page = `<title>${version}</title>${'·'.repeat(version * 1000)}`;
    mkdirSync(join(path, 'assets'), { recursive: true });
    writeFileSync(join(path, 'index.html'), page);
    writeFileSync(join(path, `assets/main-${version}.js`), `${version};`);
    return page;
  }

  test('is answered as it is now; what was removed is not found', async () => {
    write(folder, 1);
    const { server, address } = await serve({ port: 0, folder });
    const ask = (path: string) => get(path, { address });
    expect((await ask('/assets/main-1.js')).status).toBe(200);
    renameSync(folder, `${folder}-old`);
    const meanwhile = await ask('/');
    expect([meanwhile.status, meanwhile.headers['retry-after']]).toEqual([503, '2']);
    const second = write(folder, 2);
    expect((await ask('/')).body.toString()).toBe(second);
    expect((await ask('/assets/main-1.js')).status).toBe(404);
    expect((await ask('/assets/main-2.js')).status).toBe(200);
    server.close();
  });

  test('is always one version or the other', async () => {
    const pages = [write(folder, 1)];
    const { server, address } = await serve({ port: 0, folder });
    for (let version = 2; version < 20; version++) {
      const next = join(shelf, `next-${version}`);
      pages.push(write(next, version));
      const answers = Array.from({ length: 5 }, () => get('/', { address }));
      await swap(next, folder);
      for (const { status, body } of await Promise.all(answers))
        expect(status === 503 || pages.includes(body.toString())).toBe(true);
    }
    expect((await get('/', { address })).body.toString()).toBe(pages.at(-1));
    server.close();
  });
});

test.each([
  [[], { port: 4173, host: '127.0.0.1' }],
  [['--port', '8080', '--host', '0.0.0.0'], { port: 8080, host: '0.0.0.0' }],
  [['--port=0', '--host=::1'], { port: 0, host: '::1' }],
])('%j are options', (args, options) => expect(optionsFrom(args)).toEqual(options));

const kept = mkdtempSync(join(tmpdir(), 'pencilmark-kept-'));
let starts = 0;
afterAll(() => rmSync(kept, { recursive: true, force: true }));

/** Runs `npm start` without its set-up, each time with data of its own. */
const start = (...args: string[]) => startWith(join(kept, String(starts++)), ...args);

/** The same with data of this folder. */
function startWith(data: string, ...args: string[]) {
  const env = { ...process.env, PENCILMARK_MATCHES: data };
  const child = spawn(process.execPath, [START, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return { child, output: () => output };
}

describe('npm start', () => {
  test.each([
    [['--port', '70000'], '--port 70000 is not a port: give a whole number from 0 to 65535'],
    [['--port', 'x'], '--port x is not a port'],
    [['--port', '1.5'], '--port 1.5 is not a port'],
    [['--port', '-1'], '--port -1 is not a port: give a whole number from 0 to 65535'],
    [['--port'], 'port'],
    [['--prot', '80'], '--prot'],
    [['extra'], 'extra'],
    [['--host', ''], '--host'],
    [['--host', '203.0.113.7', '--port', '0'], '--host 203.0.113.7 is not an address of this machine'],
  ])('%j ends with 2 and says why', { tags: ['whole'] }, async (args, message) => {
    const { child, output } = start(...args);
    const [code] = await once(child, 'close');
    expect(output()).toContain(message);
    expect(output()).toContain('Usage:');
    expect(output()).not.toContain('    at ');
    expect(code).toBe(2);
  });

  test.skipIf(NO_UNIX).each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, serves, ends with %s',
    { tags: ['whole'] },
    async (signal) => {
      const { child, output } = start('--port', '0');
      while (!output().includes('\n')) await once(child.stdout, 'data');
      const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
      expect((await fetch(address)).status).toBe(200);
      child.kill(signal);
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
    },
  );

  test.skipIf(NO_UNIX)(
    'lets two play together; a second one with the same data serves the app, and says why they cannot',
    { tags: ['whole'] },
    async () => {
      const data = await folderForTests();
      onTestFinished(() => rmSync(data, { recursive: true }));
      const first = startWith(data, '--port', '0');
      while (!first.output().includes('Two can play together now.')) await once(first.child.stdout, 'data');
      const [address = ''] = /http:\S+/.exec(first.output()) ?? [];
      expect(await (await fetch(`${address}/v1/service`)).json()).toMatchObject({ state: 'ready' });
      const second = startWith(data, '--port', '0');
      while (!second.output().includes('Playing together is off')) await once(second.child.stderr, 'data');
      expect(second.output()).toContain(`${data} is used by process ${first.child.pid}`);
      const [other = ''] = /http:\S+/.exec(second.output()) ?? [];
      expect((await fetch(other)).status).toBe(200);
      expect(await (await fetch(`${other}/v1/service`)).json()).toMatchObject({ state: 'unavailable' });
      for (const { child } of [first, second]) {
        child.kill('SIGTERM');
        expect((await once(child, 'close'))[0]).toBe(0);
      }
    },
  );

  test('says when a port is taken, where the games of that port are, and what to do', { tags: ['whole'] }, async () => {
    const { port } = new URL(served.address);
    const { child, output } = start('--port', port);
    while (!output().includes('--port N')) await once(child.stdout, 'data');
    expect(output()).not.toContain(`is at ${served.address}`);
    expect(output()).toContain(`Port ${port} is taken`);
    expect(output()).toContain('end the program that uses port');
    child.kill('SIGTERM');
    await once(child, 'close');
  });
});
