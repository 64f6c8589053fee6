import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createService, type Service } from './service.ts';

const pages = mkdtempSync(join(tmpdir(), 'pencilmark-pages-'));
mkdirSync(join(pages, 'assets'));
writeFileSync(join(pages, 'index.html'), '<title>Pencilmark</title>');
writeFileSync(join(pages, 'assets', 'main-1.js'), '1;');

let service: Service;
beforeAll(async () => {
  service = await createService({ pages });
});
afterAll(async () => {
  await service.close();
  rmSync(pages, { recursive: true });
});

const answerTo = async (path: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, body } = await service.app.inject({ method, url: path });
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body };
};

describe('while the database opens', () => {
  test('the service says so, is alive, and is not ready', async () => {
    expect((await answerTo('/v1/service')).body).toMatchObject({ name: 'pencilmark', state: 'opening' });
    expect((await answerTo('/healthz')).status).toBe(200);
    expect(await answerTo('/readyz')).toMatchObject({ status: 503, body: { code: 'opening' } });
  });

  test('pages are served with the headers of the static site', async () => {
    const { address } = await service.listen({ port: 0, host: '127.0.0.1' });
    const page = await fetch(address);
    expect(await page.text()).toBe('<title>Pencilmark</title>');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await fetch(`${address}/assets/main-1.js`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${address}/nothing`)).status).toBe(404);
    expect((await fetch(`${address}/v1/service`)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('once it is open', () => {
  beforeAll(() => service.lifecycle.opened);

  test('the service is ready, with its own time', async () => {
    const before = Date.now();
    const { body } = await answerTo('/v1/service');
    expect(body).toMatchObject({ state: 'ready' });
    expect(body.now).toBeGreaterThan(before - 2000);
    expect(body.now).toBeLessThan(Date.now() + 2000);
    expect((await answerTo('/readyz')).body).toEqual({ ok: true });
  });

  test('an address that nobody serves is named', async () => {
    expect(await answerTo('/v1/nothing?x=1', 'POST')).toEqual({
      status: 404,
      body: { code: 'not-found', text: 'There is no POST /v1/nothing here.' },
    });
  });

  test('problems are counted for Prometheus', async () => {
    expect((await answerTo('/metrics')).body).toContain('pencilmark_problems_total{code="not-found"}');
  });

  test('the documentation is OpenAPI 3.1', async () => {
    expect((await answerTo('/v1/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      externalDocs: { url: '/docs/service.html' },
      paths: {
        '/v1/service': { get: { 'x-who': 'anyone' } },
        '/v1/matches/{id}/moves': { post: { 'x-who': 'account', 'x-scope': 'play' } },
      },
    });
  });
});

test('a service without its database says so, and its pages stay', async () => {
  const other = await createService({ database: 'postgres://postgres@127.0.0.1:1/none' });
  await expect(other.lifecycle.opened).rejects.toThrow('ECONNREFUSED');
  const { body } = await other.app.inject('/v1/service');
  expect(JSON.parse(body)).toMatchObject({ state: 'unavailable' });
  await other.close();
});
