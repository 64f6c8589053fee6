import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
function get(path: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
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
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
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
    '//etc/passwd',
  ])('does not know %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBeDefined();
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

  test('outlives nonsense', async () => {
    expect((await get('/', { headers: { range: 'bytes=9-2' } })).status).toBe(200);
    const { hostname, port } = new URL(served.address);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).resume();
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect((await get('/')).status).toBe(200);
  });

  test('takes another port when one is not free', async () => {
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
    for (const { server } of others) server.close();
  });
});

test.each([
  [[], { port: 4173, host: '127.0.0.1' }],
  [['--port', '8080', '--host', '0.0.0.0'], { port: 8080, host: '0.0.0.0' }],
  [['--port=0', '--host=::1'], { port: 0, host: '::1' }],
])('%j are options', (args, options) => expect(optionsFrom(args)).toEqual(options));

/** Runs `npm start` without its set-up. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [START, ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  return { child, output: () => output };
}

describe('npm start', () => {
  test.each([
    [['--port', '70000'], '--port 70000; expected a whole number from 0 to 65535'],
    [['--port', 'x'], '--port x'],
    [['--port', '-1'], 'port'],
    [['--port'], 'port'],
    [['--prot', '80'], '--prot'],
    [['extra'], 'extra'],
    [['--host', ''], '--host'],
    [['--host', '203.0.113.7', '--port', '0'], '--host 203.0.113.7 is not an address of this machine'],
  ])('%j ends with 2 and says why', async (args, message) => {
    const { child, output } = start(...args);
    const [code] = await once(child, 'close');
    expect(output()).toContain(message);
    expect(output()).toContain('Usage:');
    expect(output()).not.toContain('    at ');
    expect(code).toBe(2);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('prints its address, serves, ends with %s', async (signal) => {
    const { child, output } = start('--port', '0');
    while (!output().includes('\n')) await once(child.stdout, 'data');
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
    expect((await fetch(address)).status).toBe(200);
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
  });
});
