import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY } from '../apps/web/csp.mjs';
import { exportApp, wishesOf } from './export.mjs';
import { headersFile, lostPage, nginxSample, POLICY_TAG } from './static-host.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the arguments of the export', () => {
  test.each([
    [[], '--out is missing'],
    [['--out', 'x', '--base', 'games/'], '--base games/ is not a path'],
    [['--out', 'x', '--base', '/games'], '--base /games is not a path'],
    [['--out', 'x', '--base', '/a/../b/'], '--base /a/../b/ is not a path'],
    [['--out', 'x', '--base', '/a b/'], '--base /a b/ is not a path'],
    [['--out', 'x', '--bass', '/'], "Unknown option '--bass'"],
  ])('%j is refused', (args, sentence) => expect(() => wishesOf(args)).toThrow(sentence));

  test('a path of any depth is taken', () =>
    expect(wishesOf(['--out', 'x', '--base', '/a/b-1/~c/'])).toMatchObject({ base: '/a/b-1/~c/', packed: false }));
});

test('a folder with other files is left alone', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'dear');
  await expect(exportApp({ out: folder, base: '/' })).rejects.toThrow('has files that no export wrote');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('dear');
});

test('what hosts are told has the policy of the app, and the base', () => {
  const headers = headersFile('/a/b/');
  expect(headers).toContain(`/a/b/index.html\n  Content-Security-Policy: ${CONTENT_SECURITY_POLICY}\n`);
  expect(headers.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('/a/b/'))).toEqual([]);
  expect(nginxSample('/a/b/', '/srv/pages')).toContain('location /a/b/assets/ {\n    alias /srv/pages/assets/;');
  expect(lostPage('/a/b/')).toContain('href="/a/b/"');
  // A page that says this itself makes browsers complain.
  expect(POLICY_TAG).not.toContain('frame-ancestors');
  expect(POLICY_TAG).toContain("script-src 'self' 'wasm-unsafe-eval';");
});
